import type { Entry } from '../content/entry.ts'
import { withoutAnchor } from '../content/mdx/headings.ts'
import { say } from '../content/problem.ts'
import type { SiteContext as Site } from '../content/site-context.ts'
import { memoize } from '../lib/cache.ts'
import type { EntryRule, SiteRule } from './rule.ts'

const aboveFirst = {
  en: 'The FAQ shows nothing that stands above its first question. Write ## and the question above this text, or leave it out.',
  nl: 'De FAQ toont niets wat boven de eerste vraag staat. Schrijf ## en de vraag boven deze tekst, of laat hem weg.',
}

export const questionLost: EntryRule = {
  id: 'question-lost',
  says: [aboveFirst],
  why: {
    en: 'The FAQ shows questions with their answers: text above the first question is in neither.',
    nl: 'De FAQ toont vragen met antwoorden: tekst boven de eerste vraag hoort bij geen van beide.',
  },
  example: {
    file: 'content/nl/faq/algemeen.mdx',
    wrong: '---\ntitle: Algemeen\n---\nWelkom.\n\n## Wat kost het?\n\nNiets.',
    right: '---\ntitle: Algemeen\n---\n## Wat kost het?\n\nNiets.',
  },
  check({ outline, collection }) {
    const [first] = outline.blocks
    if (collection !== 'faq' || !first || first.heading) return []
    const { line, column } = first
    return [{ line, column, message: aboveFirst }]
  },
}

const askedTwice = {
  en: 'The question "%1" is also in %2:%3. Keep one of the two.',
  nl: 'De vraag "%1" staat ook in %2:%3. Houd een van de twee.',
}

export const questionRepeated: SiteRule = {
  id: 'question-repeated',
  says: [askedTwice],
  why: { en: 'A page shows each question once.', nl: 'Een pagina toont elke vraag één keer.' },
  example: {
    file: 'content/nl/faq/algemeen.mdx',
    wrong: '---\ntitle: Algemeen\n---\n## Wat kost het?\n\nNiets.\n\n## Wat kost het?\n\nNiets.',
    right: '---\ntitle: Algemeen\n---\n## Wat kost het?\n\nNiets.',
  },
  check(entry, site) {
    const firsts = firstsIn(site)
    return questionsOf(entry).flatMap(({ key, words, file, line, column }) => {
      const first = firsts.get(key)
      if (!first || (first.file === file && first.line === line)) return []
      return [{ line, column, message: say(askedTwice, words, first.file, first.line) }]
    })
  },
}

const firstsIn = memoize(
  ({ entries }: Site) =>
    new Map(
      entries
        .flatMap(questionsOf)
        .map((question) => [question.key, question] as const)
        .toReversed(),
    ),
  new WeakMap(),
)

/** First-level headings count: they are to become second-level headings. */
function questionsOf({ collection, locale, fields, outline, file }: Entry) {
  const asked = collection === 'faq' ? outline.headings.filter(({ depth }) => depth <= 2) : []
  return asked.map(({ text, line, column }) => {
    const words = withoutAnchor(text)
    const key = [locale, fields.on ?? 'faq', ...(words.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])].join(' ')
    return { key, words, file, line, column }
  })
}
