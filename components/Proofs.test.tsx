import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { content } from '../site/content.ts'
import { message } from '../site/messages.ts'
import { LocaleContext } from './locale.tsx'
import { Trust } from './Proofs.tsx'

const html = () =>
  renderToStaticMarkup(
    <LocaleContext value="en">
      <Trust />
    </LocaleContext>,
  )
const empty = (name: 'founder' | 'reference' | 'certificate') =>
  message('trust.empty', 'en', { name: message(`trust.${name}`, 'en') })

const { preview, facts } = content
afterEach(() => Object.assign(content, { preview, facts }))

test('a missing founder, reference or certificate leaves no gap', () => {
  expect(html()).toBe('')
})

test('a preview shows where they will be, marked as empty', () => {
  content.preview = true
  for (const name of ['founder', 'reference', 'certificate'] as const) expect(html()).toContain(empty(name))
})

test('completed proofs are shown, a reference only with its name', () => {
  const set = { 'trust.founder': 'A. Bakker', 'trust.founderTrade': 'HVAC planner', 'trust.reference': 'It works.' }
  content.facts = { ...facts, en: { ...facts.en, ...set } }
  expect(html()).toContain('A. Bakker, HVAC planner')
  expect(html()).not.toContain('It works.')
  content.facts = { ...facts, en: { ...content.facts.en, 'trust.referenceFrom': 'B. Smit, owner' } }
  expect(html()).toMatch(/It works\..*B\. Smit, owner/)
})
