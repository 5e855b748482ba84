import { expect, test } from 'vitest'
import { postAddress, repeated } from '../../scripts/check/rules/addresses.ts'
import { headingOrder } from '../../scripts/check/rules/heading-levels.ts'
import { questionLost } from '../../scripts/check/rules/headings.ts'
import { twinFields, twinHeadings } from '../../scripts/check/rules/twins.ts'
import { allRules } from '../../scripts/check/run.ts'
import { type Message, type Problem, say } from '../../scripts/content/problem.ts'
import { problemsOf } from '../../tests/harness/check-rule.ts'
import type { ListedEntry, Overview } from '../protocol.ts'
import { messageOf, mistakesElsewhere } from './Finding.tsx'
import { rememberOverview } from './names.ts'

test.each([
  ['numbers.2.5 uur', 'Getallen zonder feit ontbreekt.'],
  ['steps.items.2.title', 'Titel ontbreekt.'],
])('a message names the field %s by its label', (path, said) => {
  const message = { en: '{field} is missing.', nl: '{field} ontbreekt.', values: { field: path } }
  const problem: Problem = { ruleId: 'schema', file: 'content/nl/faq/costs.mdx', line: 1, column: 1, message }
  expect(messageOf(problem)).toBe(said)
})

test.each([
  [
    postAddress,
    0,
    { field: 'aliases', value: 'oud', owner: 'X' },
    'Eerdere adressen "oud" is al van X. Kies een ander adres.',
  ],
  [repeated, 1, { field: 'slug', value: 'oud', file: 'X', cure: '' }, 'Adres "oud" staat ook in X. '],
  [
    twinFields,
    0,
    { field: 'draft', here: 'true', there: '', file: 'X' },
    'Concept is anders in X. Maak ze gelijk: de bestanden zijn één tekst in twee talen.',
  ],
])('a message of a rule names its field by its label: %#', ({ id, docs }, at, values, said) => {
  const message = say(docs.messages?.[at] as Message, values)
  expect(messageOf({ ruleId: id, file: 'content/nl/blog/a.mdx', line: 1, column: 1, message })).toBe(said)
})

test('a message identifies a heading by its words, and keeps markup that the writer should type', () => {
  const values = { heading: '## Wat het kost [#costs]', marks: '##' }
  const message = { en: '"{heading}" {marks}', nl: '"{heading}" {marks}', values }
  const problem: Problem = { ruleId: 'twin-headings', file: 'content/nl/blog/a.mdx', line: 1, column: 1, message }
  expect(messageOf(problem)).toBe('"Wat het kost" ##')
})

test.each(twinHeadings.docs.messages?.filter(({ desk }) => desk) ?? [])(
  'a heading that twins do not share is described without Markdown: %#',
  (template) => {
    const [, , ifSame] = twinHeadings.docs.messages ?? []
    const values = { heading: '## Kosten [#costs]', other: '## Price', file: 'X', id: 'costs', cure: ifSame ?? '' }
    const message = say(template, { ...values, line: 12, ours: 2, theirs: 1 })
    const problem: Problem = { ruleId: twinHeadings.id, file: 'content/nl/blog/a.mdx', line: 1, column: 1, message }
    expect(messageOf(problem)).toMatch(/"Kosten"/)
    expect(messageOf(problem)).not.toMatch(/#|Markdown|\{/)
  },
)

test.each([...(headingOrder.docs.messages ?? []), ...(questionLost.docs.messages ?? [])])(
  'a message about the level of a heading has no #, which the desk hides: %#',
  (template) => {
    const values = {
      message: '',
      heading: 'Kosten',
      title: 'Kosten',
      first: 'Kosten',
      last: 'Prijs',
      max: 60,
      lines: 'X',
      headings: '"Prijs"',
    }
    const levels = { count: 4, above: 2, level: 3, lessDeep: 2, more: 2, by: 1 }
    const message = say(template, { ...values, ...levels })
    const problem: Problem = { ruleId: headingOrder.id, file: 'content/nl/blog/a.mdx', line: 1, column: 1, message }
    expect(messageOf(problem)).not.toMatch(/#|\{/)
  },
)

test('a message names another text by its title, without a line', () => {
  const costs: ListedEntry = {
    key: 'faq/costs',
    sides: { nl: { title: 'Kosten', state: 'published', stale: false } },
    problems: 0,
  }
  rememberOverview({ entries: [costs] } as Partial<Overview> as Overview)
  const values = { field: 'order', value: '3', file: 'content/nl/faq/costs.mdx', line: 3 }
  const message = say(repeated.docs.messages?.[0] as Message, values)
  expect(messageOf({ ruleId: repeated.id, file: 'content/nl/faq/a.mdx', line: 3, column: 8, message })).toBe(
    'Volgorde "3" staat ook in ‘Kosten’. Verander een van de twee.',
  )
  const twin = { en: '', nl: '{file} is langer dan {file}.', values: { file: 'content/en/faq/costs.mdx' } }
  expect(messageOf({ ruleId: 'x', file: 'content/nl/faq/costs.mdx', line: 1, column: 1, message: twin })).toBe(
    'De tekst in het Engels is langer dan de tekst in het Engels.',
  )
})

test('a message about a skipped level has the level to choose', async () => {
  const text = '---\ntitle: Titel\n---\n\n## Een\n\nTekst.\n\n#### Twee\n\nTekst.\n\n##### Drie\n\nTekst.\n'
  const problems = await problemsOf(headingOrder, 'content/nl/blog/a.mdx', text)
  expect(problems.map(messageOf)).toEqual([
    'Deze kop heeft niveau 4 en de kop erboven niveau 2. Maak er niveau 3 van. Verlaag het niveau van elke kop met 1, tot en met "Drie".',
  ])
})

test('a value that looks like a field stays in the message of a rule that mentions no field', () => {
  const message = { en: '{field} "{value}"', nl: '{field} "{value}"', values: { field: 'draft', value: 'x' } }
  const problem: Problem = { ruleId: 'agreed-term', file: 'content/nl/blog/a.mdx', line: 1, column: 1, message }
  expect(messageOf(problem)).toBe('draft "x"')
})

test("a rule's message contains no field key, command or code path", () => {
  const messages = allRules.filter(({ id }) => id !== 'gone-address').flatMap(({ docs }) => docs.messages ?? [])
  for (const { en, nl, desk = { en, nl } } of messages)
    expect(
      Object.values(desk)
        .join(' ')
        .replace(/\{\w+\}/g, '…'),
    ).not.toMatch(
      /^image …|npm run|site\/|\.tsx?\b|\b(?:slug|readTime|aliases|publishAt)\b|\b(?:numbers gives|numbers geeft|title: …)/,
    )
})

test('a message identifies a text by its title', () => {
  const en = 'The id is also that of content/en/blog/five-reasons.mdx.'
  const message = { en, nl: 'Het nummer is ook dat van content/nl/blog/five-reasons.mdx.' }
  const problem: Problem = { ruleId: 'id', file: 'content/nl/blog/a.mdx', line: 1, column: 1, message }
  const sides: ListedEntry['sides'] = { nl: { title: 'Vijf redenen', state: 'published', stale: false } }
  const entries: ListedEntry[] = [{ key: 'blog/five-reasons', sides, problems: 0 }]
  rememberOverview({ entries } as Overview)
  expect(messageOf(problem)).toBe('Het nummer is ook dat van ‘Vijf redenen’.')
  const ofLine = { en, nl: 'De volgorde staat ook in content/nl/blog/five-reasons.mdx:3.' }
  expect(messageOf({ ...problem, message: ofLine })).toBe('De volgorde staat ook in ‘Vijf redenen’.')
})

test('a text shows the mistakes in other texts, without advice and decisions of the owner', () => {
  const problemIn = (file: string, own: Partial<Problem> = {}): Problem => {
    return { ruleId: 'schema', file, line: 1, column: 1, message: { en: 'A.', nl: 'A.' }, ...own }
  }
  const mistake = problemIn('content/nl/faq/support.mdx')
  const others = [{ isAdvice: true }, { isForReview: true }].map((own) => problemIn('content/business.yaml', own))
  const own = problemIn('content/nl/faq/costs.mdx')
  expect(mistakesElsewhere([own, ...others, mistake], [{ file: own.file }])).toEqual([mistake])
})
