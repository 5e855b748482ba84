import { beforeEach, expect, test } from 'vitest'
import { exampleImage, templates } from '../../../scripts/content/templates.ts'
import type { Overview } from '../../protocol.ts'
import { rememberOverview } from '../names.ts'
import { altBefore } from './PicturePicker.tsx'

beforeEach(() => {
  const components = [{ name: 'Figure', example: '<Figure alt="Five cards." />', shape: {} }]
  const help: Overview['help'] = { facts: { nl: {}, en: {} }, uses: {}, components, pages: { nl: [], en: [] } }
  rememberOverview({ entries: [], help } as Partial<Overview> as Overview)
})

const other = { src: '/images/blog/own.jpg', alts: { nl: 'Een andere foto.' } }

test('a description written for the example picture stays with the picture that replaces it', () => {
  expect(altBefore('nl', { src: exampleImage, alts: { nl: 'Mijn foto.' } }, other)).toBe('Mijn foto.')
  expect(altBefore('nl', { src: exampleImage, alts: { nl: templates.nl.imageAlt } }, other)).toBe('Een andere foto.')
  expect(altBefore('nl', { src: exampleImage, alts: { nl: 'Five cards.' } }, other)).toBe('Een andere foto.')
  expect(altBefore('nl', other, other)).toBe('Een andere foto.')
})

test('a replaced picture leaves its description only to a picture that has none', () => {
  const old = { src: '/images/blog/old.jpg', alts: { nl: 'Oud.' } }
  expect(altBefore('nl', old, other)).toBe('Een andere foto.')
  expect(altBefore('nl', old, { src: '/images/blog/new.jpg' })).toBe('Oud.')
  expect(altBefore('nl', old, { ...other, alts: { nl: templates.nl.imageAlt } })).toBe('Oud.')
})
