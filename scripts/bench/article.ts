import { categories, categoryNames } from '../../site/categories.ts'
import type { Locale } from '../../site/locales.ts'
import { joins, phrases } from './phrases.ts'
import { mulberry } from './posts.ts'

/** A post that nobody wrote: fields, six chapters, and in them a table, a list, code, a callout and links. */
export interface Article {
  /** The file name, which is that of its twin too. */
  name: string
  text: string
}

const firstId = 1000
const pictures = ['fault-to-invoice', 'five-reasons', 'intake-care-team', 'quote-follow-up', 'returns-web-shop']
const codes = [
  ['json', '{\n  "kind": "order",\n  "lines": 12,\n  "urgent": false\n}'],
  ['ts', 'export const isLate = (due: Date, now = new Date()): boolean => due.getTime() < now.getTime()'],
  ['sh', 'curl --fail --header "Accept: application/json" "$ORIGIN/orders?state=open" | jq ".[].id"'],
] as const

/** The posts numbered 0 to `pairs` - 1 in one language, each linking to the next. */
export function* articles(pairs: number, locale: Locale): Generator<Article> {
  for (let number = 0; number < pairs; number++) yield article(number, pairs, locale)
}

/** One post of about 800 words. The same numbers always give the same post. */
export function article(number: number, pairs: number, locale: Locale): Article {
  const id = firstId + number
  const words = phrases[locale]
  const random = mulberry(2 * id + (locale === 'nl' ? 0 : 1))
  const any = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T
  // Some things are spoken of often and most of them seldom, as in real texts.
  const often = <T>(from: readonly T[]): T => from[Math.floor(from.length ** random()) - 1] as T
  const thing = () => often(words.first) + joins[locale] + any(words.second)
  const fill = (text: string, subject = thing()) => {
    const parts: Record<string, () => string> = {
      n: () => subject,
      m: thing,
      w: () => any(words.who),
      d: () => any(words.does),
      t: () => any(words.when),
      k: () => String(id),
    }
    return text.replace(/\{(\w)\}/g, (whole, key: string) => parts[key]?.() ?? whole)
  }
  const sentence = () => fill(any(words.sentences))
  const paragraph = (length: number) => Array.from({ length }, sentence).join(' ')
  const link = ({ text, to }: { text: string; to: string }) => `${sentence().slice(0, -1)} ([${text}](${to})).`
  const next = { text: thing(), to: `${words.neighbour}${firstId + ((number + 1) % pairs)}` }
  const row = () => `| ${thing()} | ${any(words.who)} | ${thing()} |`
  const [language, code] = codes[number % codes.length] ?? codes[0]
  const extras = [
    [words.table.join(' | '), '--- | --- | ---'].map((line) => `| ${line} |`).concat(row(), row(), row(), row()),
    Array.from({ length: 5 }, (_, at) => `${at + 1}. ${sentence()}`),
    [`\`\`\`${language}`, code, '```'],
    [`<Callout title="${words.callout}">`, '', paragraph(2), '', '</Callout>'],
    [words.links.map(link).join(' ')],
    [link(next)],
  ].map((lines) => lines.join('\n'))
  // English writes in two words what Dutch writes in one.
  const last = locale === 'nl' ? 3 : 2
  const chapters = words.headings.map((heading, at) =>
    [`## ${fill(heading)} [#chapter-${at + 1}]`, paragraph(3), extras[at], paragraph(last)].join('\n\n'),
  )
  // A title of two words is short enough, whatever they are.
  const subject = shortest(() => thing(), 16)
  const day = new Date(Date.UTC(2016, 0, 1 + (number % 3600))).toISOString().slice(0, 10)
  const category = categoryNames[number % categoryNames.length] ?? 'howTo'
  const fields = [
    `id: ${id}`,
    `title: "${fill(words.title, subject)}"`,
    `excerpt: "${fill(words.excerpt, subject)}"`,
    'author: Team',
    `date: ${day}`,
    `category: ${categories[category].slug[locale]}`,
    `image: /images/blog/${pictures[number % pictures.length]}.svg`,
    `imageAlt: ${words.imageAlt}`,
    `slug: ${slugOf(number, locale)}`,
  ]
  const body = [paragraph(4), ...chapters].join('\n\n')
  return { name: `post-${id}`, text: `---\n${fields.join('\n')}\n---\n\n${body}\n` }
}

/** The last part of the address of a post. */
export function slugOf(number: number, locale: Locale): string {
  return `${phrases[locale].neighbour.split('/').at(-1)}${firstId + number}`
}

/** The text of a post after its writer changed one sentence of it, each time to another. */
export function changed(text: string, time: number): string {
  return text.replace(/\n*$/, `\n\n${time} × 2 = ${2 * time}.\n`)
}

function shortest(make: () => string, most: number): string {
  for (let text = make(); ; text = make()) if (text.length <= most) return text
}
