import { expect, test } from 'vitest'
import { exampleImage, templates } from '../../../scripts/content/templates.ts'
import { altBefore } from './PicturePicker.tsx'

test('a description written for the example picture stays with the picture that replaces it', () => {
  const other = { src: '/images/blog/own.jpg', alts: { nl: 'Een andere foto.' } }
  expect(altBefore('nl', { src: exampleImage, alts: { nl: 'Mijn foto.' } }, other)).toBe('Mijn foto.')
  expect(altBefore('nl', { src: exampleImage, alts: { nl: templates.nl.imageAlt } }, other)).toBe('Een andere foto.')
  // The description of a replaced picture does not fit the new one.
  expect(altBefore('nl', { src: '/images/blog/old.jpg', alts: { nl: 'Oud.' } }, other)).toBe('Een andere foto.')
  expect(altBefore('nl', other, other)).toBe('Een andere foto.')
})
