import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Overview } from '../../protocol.ts'
import { rememberOverview } from '../names.ts'
import { FactValues } from './FactValues.tsx'

test('a field shows the value of each fact as the text does, in its own language', () => {
  const facts = { nl: { 'plan.price': '€ 95' }, en: { 'plan.price': '€95' } }
  const help: Overview['help'] = { facts, uses: {}, components: [], pages: { nl: [], en: [] } }
  rememberOverview({ entries: [], help } as Partial<Overview> as Overview)
  const shown = (text: string) => renderToStaticMarkup(createElement(FactValues, { text, locale: 'nl' }))
  expect(shown('Nu {plan.price}, geen {plan.gone}.')).toMatch(
    />Nu <span class="[^"]*blue[^"]*">€ 95<\/span>, geen <span class="[^"]*text-bad[^"]*">plan\.gone<\/span>\.</,
  )
  expect(shown('Geen feit, ook \\{plan.price} niet.')).toBe('')
})
