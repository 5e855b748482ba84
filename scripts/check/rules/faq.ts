import type { Entry } from '../../content/entry.ts'
import { withoutAnchor } from '../../content/mdx/headings.ts'
import { say } from '../../content/problem.ts'
import type { SiteContext } from '../../content/site-context.ts'
import { memoize } from '../../lib/cache.ts'
import type { DocumentRule, SiteRule } from '../rule.ts'

const aboveFirst = {
  en: 'The FAQ shows nothing that stands above its first question. Write ## and the question above this text, or leave it out.',
  nl: 'De FAQ toont niets wat boven de eerste vraag staat. Schrijf ## en de vraag boven deze tekst, of laat hem weg.',
}

export const questionLost: DocumentRule = {
  id: 'question-lost',
  docs: {
    messages: [aboveFirst],
    why: {
      en: 'The FAQ shows questions with their answers: text above the first question is in neither.',
      nl: 'De FAQ toont vragen met antwoorden: tekst boven de eerste vraag hoort bij geen van beide.',
    },
    example: {
      file: 'content/nl/faq/algemeen.mdx',
      wrong: '---\ntitle: Algemeen\n---\nWelkom.\n\n## Wat kost het?\n\nNiets.',
      right: '---\ntitle: Algemeen\n---\n## Wat kost het?\n\nNiets.',
    },
  },
  check({ document: { outline, collection }, report }) {
    const [first] = outline.blocks
    if (collection === 'faq' && first && !first.heading) report({ position: first, message: aboveFirst })
  },
}

const askedTwice = {
  en: 'The question "%1" is also in %2:%3. Keep one of the two.',
  nl: 'De vraag "%1" staat ook in %2:%3. Houd een van de twee.',
}

export const questionRepeated: SiteRule = {
  id: 'question-repeated',
  docs: {
    messages: [askedTwice],
    why: { en: 'A page shows each question once.', nl: 'Een pagina toont elke vraag één keer.' },
    example: {
      file: 'content/nl/faq/algemeen.mdx',
      wrong: '---\ntitle: Algemeen\n---\n## Wat kost het?\n\nNiets.\n\n## Wat kost het?\n\nNiets.',
      right: '---\ntitle: Algemeen\n---\n## Wat kost het?\n\nNiets.',
    },
  },
  check({ entry, site, report }) {
    for (const question of questionsOf(entry)) {
      const { key, text, file, line } = question
      const first = firstByKey(site).get(key)
      if (!first || (first.file === file && first.line === line)) continue
      report({ position: question, message: say(askedTwice, text, first.file, first.line) })
    }
  },
}

const firstByKey = memoize(({ entries }: SiteContext) => {
  const questions = entries.flatMap(questionsOf)
  return new Map(questions.toReversed().map((question) => [question.key, question]))
}, new WeakMap())

/** First-level headings count: they are to become second-level headings. */
function questionsOf({ collection, locale, fields, outline, file }: Entry) {
  const asked = collection === 'faq' ? outline.headings.filter(({ depth }) => depth <= 2) : []
  return asked.map((heading) => {
    const text = withoutAnchor(heading.text)
    const key = [locale, fields.on ?? 'faq', ...(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])].join(' ')
    return { key, text, file, line: heading.line, column: heading.column }
  })
}
