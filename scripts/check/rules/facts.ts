import type { ParsedDocument } from '../../content/document.ts'
import type { Facts } from '../../content/facts.ts'
import { type Fix, type Message, matchesIn, type SourceText, say } from '../../content/problem.ts'
import { memoize } from '../../lib/cache.ts'
import { escapeRegExp } from '../../lib/strings.ts'
import type { DocumentRule } from '../rule.ts'

type Text = ParsedDocument['outline']['texts'][number] | ParsedDocument['fieldTexts'][number]
type Match = ReturnType<typeof matchesIn<Text>>[number]

/** Fixes only within a sentence: at the start of a line a fact can be its own block, in a field it can need quotes. */
export function fixInSentence({ text, match, written }: Match, expected: string): Fix | undefined {
  if ('value' in text || text.isProperty || written.includes('\n')) return undefined
  return /\p{L}.*[ (]$/u.test(text.text.slice(0, match.index)) ? { actual: written, expected } : undefined
}

// The lookbehind keeps the search linear in long runs of letters.
const email = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
const phone = /(?<![\w/.-])(?!\d{4}-\d\d-\d\d|\d{1,2}-\d{1,2}-\d{4}(?!\d))(?:\+\d{1,3}|0)[\d\s()-]{7,}\d(?![\w-])/g

const ownContact = {
  en: '"%1" is %2 typed by hand. Write {%3}, so that it follows content/business.yaml.',
  nl: '"%1" is %2 dat met de hand is getypt. Schrijf {%3}, dan volgt het content/business.yaml.',
}
const otherContact = {
  en: '"%1" is %2 that is not in content/business.yaml. If it is ours, add it there and write the fact.',
  nl: '"%1" is %2 dat niet in content/business.yaml staat. Is het van ons, voeg het daar dan toe en schrijf het feit.',
}

export const typedContact: DocumentRule = {
  id: 'typed-contact',
  docs: {
    messages: [ownContact, otherContact],
    en: 'A contact detail that changes in content/business.yaml must change in every text.',
    nl: 'Een contactgegeven dat in content/business.yaml verandert, moet in elke tekst veranderen.',
    example: { wrong: 'Mail hallo@example.org voor een afspraak.', right: 'Mail {contact.email} voor een afspraak.' },
  },
  check({ document: { outline, fieldTexts }, facts, report }) {
    const reported = new Set<string>()
    for (const found of contactsIn([...outline.texts, ...fieldTexts])) {
      const { written, position } = found
      const { message, fact } = aboutContact(written, facts)
      report({ position, message, fix: fact ? fixInSentence(found, fact) : undefined, isAdvice: !fact })
      reported.add(`${position.line} ${keyOf(written, '')}`)
    }
    const { texts } = outline
    const links = outline.links.filter(({ url, line, column }) => {
      // Autolinks are among the texts.
      return /^(?:mailto|tel):/i.test(url) && !texts.some((text) => text.line === line && text.column === column)
    })
    for (const { text, written } of contactsIn(links.map(({ url, ...link }) => ({ ...link, text: url })))) {
      const { message, fact } = aboutContact(written, facts)
      // A URL with the same text as its link is fixed together with it.
      if (fact || !reported.has(`${text.line} ${keyOf(written, '')}`))
        report({ position: text, message, isAdvice: !fact })
    }
  },
}

function contactsIn<W extends SourceText>(texts: readonly W[]) {
  return texts.flatMap((text) => [
    // Prefilter: most texts have no @, and the search is slow.
    ...(text.text.includes('@') ? matchesIn([text], email) : []),
    ...matchesIn([text], phone),
  ])
}

function aboutContact(written: string, facts: Facts): { message: Message; fact?: string } {
  const isEmail = written.includes('@')
  const kind = isEmail
    ? { en: 'an email address', nl: 'een e-mailadres' }
    : { en: 'a phone number', nl: 'een telefoonnummer' }
  const name = isEmail ? 'contact.email' : 'contact.phone'
  const own = facts[name] ?? ''
  const country = /^\+\d\d/.exec(own)?.[0] ?? ''
  if (keyOf(written, country) === keyOf(own, country))
    return { message: say(ownContact, written, kind, name), fact: `{${name}}` }
  return { message: say(otherContact, written, kind) }
}

/** Normalizes an email address or a phone number: for the country +31, 020 123 45 67 becomes +31201234567. */
function keyOf(written: string, country: string): string {
  if (written.includes('@')) return written.toLowerCase()
  return written
    .replace(/\(0\)/, '')
    .replace(/[^\d+]/g, '')
    .replace(/^0/, country)
}

const ownName = {
  en: '"%1" is the name of the company typed by hand. Write {%2}, so that it follows content/business.yaml.',
  nl: '"%1" is de met de hand getypte naam van het bedrijf. Schrijf {%2}, dan volgt hij content/business.yaml.',
}

export const typedName: DocumentRule = {
  id: 'typed-name',
  docs: {
    messages: [ownName],
    en: 'The name of the company is stated once, in content/business.yaml.',
    nl: 'De naam van het bedrijf staat op één plek, in content/business.yaml.',
    example: { wrong: 'Wij zijn NAME.', right: 'Wij zijn {brand.name}.' },
  },
  check({ document, facts, report }) {
    const { pattern, byName } = namesIn(facts)
    for (const found of matchesIn([...document.outline.texts, ...document.fieldTexts], pattern)) {
      const { written, position } = found
      const fact = byName.get(written) ?? ''
      // In capitals, the name can be an ordinary word.
      const fix = facts[fact] === written ? fixInSentence(found, `{${fact}}`) : undefined
      report({ position, message: say(ownName, written, fact), fix })
    }
  },
}

/** Matches the names among facts, also in capitals. Memoized, because thousands of entries share the same facts. */
const namesIn = memoize((facts: Facts) => {
  // The longer name comes first, because it contains the other.
  const spellings = ['brand.legalName', 'brand.name'].flatMap((fact) => {
    const name = facts[fact] ?? ''
    return /\p{L}/u.test(name) ? [name, name.toUpperCase()].map((one) => [one, fact] as const) : []
  })
  // (?!) never matches, for facts without a name.
  const either = spellings.map(([name]) => escapeRegExp(name)).join('|') || '(?!)'
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}@./-])(?:${either})(?![\\p{L}\\p{N}@]|\\.\\p{L})`, 'gu')
  return { pattern, byName: new Map(spellings) }
}, new WeakMap())
