import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const sentences = [
  'Een aanvraag komt binnen per mail en wordt een werkorder met adres, toestel en spoed.',
  'The planner sees every request in one place and decides what goes first.',
  'Wie twijfelt over een melding, ziet meteen welke gegevens nog ontbreken.',
  'A workflow reads the form, asks for what is missing and prepares the appointment.',
  'Het team controleert de uitzonderingen en laat de rest doorlopen.',
  'At the end of the week the report shows how many hours were saved and where.',
  'De factuur staat klaar zodra de monteur de bon heeft laten tekenen.',
  'Nobody types the same address twice, and nobody has to call back for a number.',
]

const paragraph = (seed: number, length: number) =>
  Array.from({ length }, (_, index) => sentences[(seed * 7 + index * 3) % sentences.length]).join(' ')

/** One post of about 800 words: six headings, a table, a list, a code block, a callout and links. */
function post(number: number, locale: 'nl' | 'en'): string {
  const plans = locale === 'nl' ? '/pakketten' : '/en/plans'
  const day = new Date(Date.UTC(2020, 0, 1 + (number % 2000))).toISOString().slice(0, 10)
  const category = { nl: ['zorg', 'techniek', 'ecommerce'], en: ['healthcare', 'technical', 'ecommerce'] }[locale][
    number % 3
  ]
  const chapters = Array.from({ length: 6 }, (_, chapter) => {
    const extra = [
      '| step | who | time |\n|---|---|---|\n| read | workflow | now |\n| check | planner | later |',
      '- mail\n- form\n- phone\n- chat',
      '```js\nconst order = { street: "Lindelaan", number: 12 }\nconsole.log(order)\n```',
      `<Callout title="Note">\n\n${paragraph(number + 2, 1)}\n\n</Callout>`,
      `See [the plans](${plans}) and {starter.monthly}.`,
      `**${paragraph(number, 1)}**`,
    ][chapter]
    return `## Chapter ${chapter + 1} of ${number} [#chapter-${chapter + 1}]\n\n${paragraph(number + chapter, 5)}\n\n${extra}\n\n${paragraph(number + chapter + 3, 4)}\n`
  })
  return [
    '---',
    `id: ${1000 + number}`,
    `title: ${locale === 'nl' ? 'Bericht' : 'Post'} ${number}`,
    `excerpt: ${paragraph(number, 1).slice(0, 120).replaceAll(':', '')}`,
    'author: "Team {brand.name}"',
    `date: ${day}`,
    `category: ${category}`,
    'image: /images/blog/five-reasons.svg',
    `imageAlt: ${locale === 'nl' ? 'Vijf kaartjes op een lijn' : 'Five cards on a line'}`,
    '---',
    '',
    ...chapters,
  ].join('\n')
}

/** Writes posts to a project's content, half of them in each language. */
export function writePosts(root: string, count: number) {
  for (const locale of ['nl', 'en'] as const) {
    const folder = join(root, 'content', locale, 'blog')
    mkdirSync(folder, { recursive: true })
    for (let number = 0; number < count / 2; number++)
      writeFileSync(join(folder, `post-${number}.mdx`), post(number, locale))
  }
}
