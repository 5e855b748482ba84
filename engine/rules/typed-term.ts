import { placeIn } from '../read/places.ts'
import type { Facts } from '../schema/facts.ts'
import type { Draft, Finding } from './rule.ts'

/** A number with a unit, as facts print it: 24 uur, 2–4 weken, 1 maand, 15%. Amounts have a rule of their own. */
const withUnit = /^\d[\d.,]*(?:[-–]\d+|\+)?(?: \p{L}+|%)$/u
const word = '[\\p{L}\\p{N}]'

/** A term of business.yaml that is typed by hand. It can be another one that happens to be as long. */
export function typedTerm({ outline, fieldTexts }: Draft, facts: Facts): Finding[] {
  const byText = termsIn(facts)
  if (byText.size === 0) return []
  const all = [...byText.keys()].sort((one, other) => other.length - one.length)
  const pattern = new RegExp(`(?<!${word}|[.,+–-])(?:${all.map(asPattern).join('|')})(?!${word})`, 'gu')
  return [...outline.texts, ...fieldTexts].flatMap((stretch) =>
    [...stretch.text.matchAll(pattern)].flatMap(({ 0: written, index }) => {
      const names =
        byText.get(written.replace(/\s/g, ' ').replace('-', '–')) ?? byText.get(written.replace(/\s/g, ' ')) ?? []
      if (names.length === 0) return []
      const cure = names.map((name) => `{${name}}`).join(', ')
      const message = `"${written}" reads like a term of content/business.yaml. If it is that one, write its fact: ${cure}.`
      return [{ ...placeIn(stretch, index), message }]
    }),
  )
}

const known = new WeakMap<Facts, Map<string, string[]>>()

/** The facts that are terms, by their text: thousands of entries ask for them. */
function termsIn(facts: Facts): Map<string, string[]> {
  const found = known.get(facts)
  if (found) return found
  const byText = new Map<string, string[]>()
  for (const [name, text] of Object.entries(facts)) {
    const plain = text.replace(/\s/g, ' ')
    if (withUnit.test(plain)) byText.set(plain, [...(byText.get(plain) ?? []), name])
  }
  known.set(facts, byText)
  return byText
}

function asPattern(text: string): string {
  return text
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll(' ', '\\s')
    .replace(/[–-]/, '[–-]')
}
