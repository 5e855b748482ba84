import { asTyped } from '../../site/format.ts'
import { placeIn } from '../content/read/places.ts'
import type { Facts } from '../content/schema/facts.ts'
import { literally } from '../lib/literally.ts'
import { memoize } from '../lib/memoize.ts'
import { say } from './message.ts'
import type { EntryRule } from './rule.ts'

/** A number with a unit, as facts say it: 24 uur, op werkdagen, 2-4 weken, 1 maand, 15%. Amounts have a rule of their own. */
const withUnit = /^\d[\d.,]*(?:-\d+|\+)?(?:(?: \p{L}+)+|%)$/u
const word = '[\\p{L}\\p{N}]'

const likeTerm = {
  en: '"%1" reads like a term of content/business.yaml. If it is that one, write its fact: %2.',
  nl: '"%1" leest als een termijn van content/business.yaml. Is het die, schrijf dan het feit: %2.',
}

export const typedTerm: EntryRule = {
  id: 'typed-term',
  says: [likeTerm],
  why: {
    en: 'A term that changes in content/business.yaml must change in every text.',
    nl: 'Een termijn die in content/business.yaml verandert, moet in elke tekst veranderen.',
  },
  example: { wrong: 'Wij antwoorden binnen 24 uur.', right: 'Wij antwoorden binnen {support.reaction}.' },
  check({ collection, outline, fieldTexts }, facts) {
    if (collection !== 'blog') return []
    return [...outline.texts, ...fieldTexts].flatMap((stretch) =>
      termsIn(stretch.text, facts).map(({ written, index, names }) => {
        const cure = names.map((name) => `{${name}}`).join(', ')
        return { ...placeIn(stretch, index), message: say(likeTerm, written, cure), isAdvice: true }
      }),
    )
  },
}

/** What reads like a term in a text, with the facts that say the same. */
export function termsIn(text: string, facts: Facts): { written: string; index: number; names: readonly string[] }[] {
  // Every term begins with a number.
  if (!/\d/.test(text)) return []
  const { pattern, byText } = termsOf(facts)
  return [...text.matchAll(pattern)].map(({ 0: written, index }) => {
    return { written, index, names: byText.get(plain(written)) ?? [] }
  })
}

/** What finds the terms among facts, and their names by their text: thousands of entries ask for those of the same facts. */
const termsOf = memoize((facts: Facts) => {
  const byText = new Map<string, string[]>()
  for (const [name, text] of Object.entries(facts)) {
    if (withUnit.test(plain(text))) byText.set(plain(text), [...(byText.get(plain(text)) ?? []), name])
  }
  // The longest first: one can begin as another does. Without a term nothing is found.
  const all = [...byText.keys()].sort((one, other) => other.length - one.length).map(asPattern)
  const pattern = new RegExp(`(?<!${word}|[.,+–-])(?:${all.join('|') || '(?!)'})(?!${word})`, 'gu')
  return { pattern, byText }
}, new WeakMap())

/** With the spaces and hyphens of a keyboard, and without the comma of `24 uur, op werkdagen`. */
export function plain(text: string): string {
  return asTyped(text).replace(/\s/g, ' ').replace('–', '-').replace(', op ', ' op ')
}

function asPattern(text: string): string {
  return literally(text).replace(' op ', ',? op ').replaceAll(' ', '\\s').replace('-', '[-–\u2011]')
}
