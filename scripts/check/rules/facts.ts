import type { ParsedDocument } from '../../content/document.ts'
import type { Facts } from '../../content/facts.ts'
import { type Fix, matchesIn, type SourceText, say } from '../../content/problem.ts'
import type { DocumentRule } from '../../content/rule.ts'
import { memoize } from '../../lib/cache.ts'
import { escapeRegExp } from '../../lib/strings.ts'

/** `value` is set only for field texts, `url` only for links. */
type Text = SourceText & { isProperty?: boolean; value?: string; url?: string }

export function textsOf({ outline, fieldTexts }: ParsedDocument): Text[] {
  return [...outline.texts, ...fieldTexts]
}

/**
 * Returns a fix only for a match within a sentence. At the start of a line, a fact could become a block of its own; in
 * a field, it could need quotes.
 */
export function fixInSentence({ text, match, matchedText }: ReturnType<typeof matchesIn<Text>>[number], fact: string) {
  const isSentence =
    !text.isProperty && text.value === undefined && text.url === undefined && !matchedText.includes('\n')
  const fix: Fix = { actual: matchedText, expected: `{${fact}}` }
  return isSentence && /\p{L}.*[ (]$/u.test(text.text.slice(0, match.index)) ? fix : undefined
}

// The lookbehind keeps the search linear in long runs of letters.
const email = /(?<![\w.+-])(?!git@)[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?!\w)/gi
const phone = /(?<![\w/.-])(?!0 |\d{4}-\d\d-\d\d|\d{1,2}-\d{1,2}-\d{4}(?!\d))(?:\+\d{1,3}|0)[\d\s()-]{7,}\d(?![\w-])/g

const ownContact = {
  en: '"{contact}" is {kind} typed by hand. Write {{fact}}, which changes with content/business.yaml.',
  nl: '"{contact}" is {kind} dat met de hand is getypt. Schrijf {{fact}}, dan verandert het mee met content/business.yaml.',
}
const otherContact = {
  en: '"{contact}" is {kind} that is not in content/business.yaml. If it is ours, add it there and write its fact here.',
  nl: '"{contact}" is {kind} dat niet in content/business.yaml staat. Is het van ons, voeg het daar dan toe en schrijf hier het feit.',
}

export const typedContact: DocumentRule = {
  id: 'typed-contact',
  docs: {
    messages: [ownContact, otherContact],
    en: 'A contact detail that changes in content/business.yaml must change in every text.',
    nl: 'Een contactgegeven dat in content/business.yaml verandert, moet in elke tekst veranderen.',
    example: { wrong: 'Mail hallo@example.org voor een afspraak.', right: 'Mail {contact.email} voor een afspraak.' },
  },
  check({ document, facts, report }) {
    const { texts } = document.outline
    const links = document.outline.links.filter(({ url, line, column }) => {
      // Excludes autolinks, because `texts` already contains their addresses.
      return /^(?:mailto|tel):/i.test(url) && !texts.some((text) => text.line === line && text.column === column)
    })
    const all = [...textsOf(document), ...links.map((link) => ({ ...link, text: link.url }))]
    // Prefilter: most texts have no @, and the search is slow.
    const withSign = all.filter(({ text }) => text.includes('@'))
    const reported = new Set<string>()
    for (const found of [...matchesIn(withSign, email), ...matchesIn(all, phone)]) {
      const { text, matchedText } = found
      const [name, kind] = matchedText.includes('@')
        ? ['contact.email', { en: 'an email address', nl: 'een e-mailadres' }]
        : ['contact.phone', { en: 'a phone number', nl: 'een telefoonnummer' }]
      const factValue = facts[name] ?? ''
      const country = /^\+\d\d/.exec(factValue)?.[0] ?? ''
      const isOwn = keyOf(matchedText, country) === keyOf(factValue, country)
      const position = text.url === undefined ? found.position : text
      const key = `${position.line} ${keyOf(matchedText, '')}`
      // Reports someone else's contact detail only once if it is both the URL and the text of a link.
      if (text.url === undefined) reported.add(key)
      else if (!isOwn && reported.has(key)) continue
      const message = isOwn
        ? say(ownContact, { contact: matchedText, kind, fact: name })
        : say(otherContact, { contact: matchedText, kind })
      report({ position, message, fix: isOwn ? fixInSentence(found, name) : undefined, isAdvice: !isOwn })
    }
  },
}

/** Normalizes an email address or a phone number: with country code +31, 020 123 45 67 becomes +31201234567. */
function keyOf(contact: string, country: string): string {
  if (contact.includes('@')) return contact.toLowerCase()
  return contact
    .replace(/\(0\)/, '')
    .replace(/[^\d+]/g, '')
    .replace(/^0/, country)
}

const ownName = {
  en: '"{name}" is the company’s name, typed by hand. Write {{fact}}, which changes with content/business.yaml.',
  nl: '"{name}" is de met de hand getypte naam van het bedrijf. Schrijf {{fact}}, dan verandert hij mee met content/business.yaml.',
}

export const typedName: DocumentRule = {
  id: 'typed-name',
  docs: {
    messages: [ownName],
    en: 'The company’s name is stated once, in content/business.yaml.',
    nl: 'De naam van het bedrijf staat op één plek, in content/business.yaml.',
    example: { wrong: 'Wij zijn NAME.', right: 'Wij zijn {brand.name}.' },
  },
  check({ document, facts, report }) {
    const { factOf, pattern } = readNames(facts)
    for (const found of matchesIn(textsOf(document), pattern)) {
      const { matchedText, position } = found
      const fact = factOf.get(matchedText) ?? ''
      // A name in capitals can be an ordinary word, so it has no fix.
      const fix = facts[fact] === matchedText ? fixInSentence(found, fact) : undefined
      report({ position, message: say(ownName, { name: matchedText, fact }), fix })
    }
  },
}

const readNames = memoize((facts: Facts) => {
  // The legal name comes first, because it can contain the brand name. Without names, (?!) matches nothing.
  const spellings = ['brand.legalName', 'brand.name'].flatMap((fact) => {
    const name = facts[fact] ?? ''
    return /\p{L}/u.test(name) ? [name, name.toUpperCase()].map((spelling) => [spelling, fact] as const) : []
  })
  const factOf = new Map(spellings)
  const either = [...factOf.keys()].map(escapeRegExp).join('|') || '(?!)'
  return { factOf, pattern: new RegExp(`(?<![\\p{L}\\p{N}@./-])(?:${either})(?![\\p{L}\\p{N}@]|\\.\\p{L})`, 'gu') }
}, new WeakMap())
