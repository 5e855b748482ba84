// Random Markdown, and mistakes for any text, from a seed: with the same seed the same ones.

export interface Dice {
  /** A whole number below `limit`. */
  upTo(limit: number): number
  /** Whether something happens that does so once in `times`. */
  once(times: number): boolean
  pick<T>(list: readonly T[]): T
}

/** https://en.wikipedia.org/wiki/Linear_congruential_generator would repeat itself in its last digits; this is mulberry32. */
export function diceOf(seed: number): Dice {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const upTo = (limit: number) => Math.floor(next() * limit)
  return { upTo, once: (times) => upTo(times) === 0, pick: (list) => list[upTo(list.length)] as never }
}

const words = 'een twee drie vier Vijf zes, zeven. Café naïef kost werk # = - + > | * _ \\ 1. € ~ ` a@b : 👍 🇳🇱'.split(
  ' ',
)

const addresses = [
  '/en/plans',
  '/en/plans?a=b#starter',
  '/en/plans#nergens',
  '/en/404',
  '/en/blog',
  '/en/blog/page/9',
  '/diensten',
  '/diensten/support',
  '/faq/',
  '/faq/#kosten',
  '/fak',
  '/404',
  '#x',
  '',
  'https://www.werkstroom.example/faq',
  'https://www.werkstroom.example/en/faq/',
  'https://werkstroom.example/fak',
  'http://www.werkstroom.example/faq#nergens',
  'https://www.werkstroom.example/404',
  '//example.org/a_(b)',
  '//www.werkstroom.example/faq',
  '//www.werkstroom.example/fak',
  '//localhost/faq',
  '//',
  'http://example.org',
  'https://example.org/?m=hallo@werkstroom.example',
  'javascript:alert(1)',
  'mailto:hallo@werkstroom.example',
  'mailto:Hallo@Werkstroom.example?subject=x',
  'mailto:info@example.org',
  'tel:+31000000000',
  'tel:000-0000000',
  '/en/pla\u200bns',
  '/en/plans?a=\\_b&amp;c',
]

const contacts = [
  'hallo@werkstroom.example',
  '+31 00 000 00 00 zo',
  '000-0000000 of',
  '+31 (0)00-000 00 00 nu',
  'info@example.org',
]

const plain = [
  '{starter.monthly}',
  '{contact.phone}',
  '€ 950',
  '&euro; 950',
  '950 euro',
  '&amp;amp;',
  'a\u200bb',
  '\u00ad\u00ad',
  'cafe\u0301',
  'www.werkstroom.example/faq',
  'https://www.werkstroom.example/faq',
  'https://example.org',
]

const rare = [
  '{starter.monthl}',
  '{1 + 1}',
  '<b>vet</b>',
  '<br/>',
  '<Callaut/>',
  'a < b',
  '<!-- x -->',
  '{',
  '</Steps>',
  '[^1]',
]

/** A few words as a writer types them, on one line. */
export function randomLine(dice: Dice): string {
  const parts = Array.from({ length: 1 + dice.upTo(5) }, () => {
    const kind = dice.upTo(12)
    if (kind === 0) return randomLink(dice)
    if (kind === 1) return dice.pick(contacts)
    if (kind === 2) return dice.pick(plain)
    if (kind === 3)
      return dice.once(6) ? dice.pick(rare) : `\`${dice.pick([...contacts, ...plain, '# ', '/en/plans'])}\``
    if (kind === 4)
      return `${dice.pick(['**', '*', '_', '~~'])}${dice.pick([...words, ...contacts])}${dice.pick(['**', '*', '_', '~~'])}`
    if (kind === 5) return `${dice.pick(['\\', '', '{', '"'])}${dice.pick([...contacts, '# x', '[x](/faq/)'])}`
    return dice.pick(words)
  })
  return parts.join(dice.once(9) ? ', ' : ' ')
}

function randomLink(dice: Dice): string {
  const address = dice.pick(addresses)
  const label = dice.pick([
    'x',
    address,
    dice.pick(contacts),
    '**x** ',
    'a ] b',
    '![x](/images/blog/intake.svg)',
    'a `](/faq/)` b',
  ])
  return dice.pick([
    `[${label}](${address})`,
    `[${label}](<${address || '/faq'}>)`,
    `[${label}]( ${address} "titel ${address}")`,
    `[${label}](${address}\n"t")`,
    `[${label}][r]`,
    `![${label}](${address})`,
    `${address}`,
  ])
}

/** What can stand at the end of a line. */
const ends = [
  '',
  '',
  '',
  '',
  '',
  '',
  ' ',
  '  ',
  '   ',
  '\t',
  '\u00a0',
  ' \u2028',
  '\\',
  '\\  ',
  '\\ ',
  ' *  ',
  '\u200b',
  '\u200b  ',
]

function randomLines(dice: Dice): string {
  return Array.from({ length: 1 + dice.upTo(3) }, () => randomLine(dice) + dice.pick(ends)).join('\n')
}

function randomHeading(dice: Dice): string {
  const text = randomLine(dice) + dice.pick(['', '', ' [#x]', ' #', ' # ##'])
  return dice.pick([
    `## ${text}`,
    `### ${text}`,
    `# ${text}`,
    `#\t${text}`,
    `  #   ${text}`,
    '#',
    '# ',
    `${text}\n${'='.repeat(1 + dice.upTo(9))}${dice.pick(ends)}`,
    `${randomLines(dice)}\n  ${'='.repeat(1 + dice.upTo(3))}`,
    `${text}\n${'-'.repeat(1 + dice.upTo(4))}`,
    `#${text}\n===`,
  ])
}

function randomCode(dice: Dice): string {
  const inside = [randomHeading(dice), randomLines(dice), 'const a = 1  \n\n# x', `a${dice.pick(ends)}`]
  const fence = dice.pick(['```', '~~~', '````'])
  return dice.once(4)
    ? indented(dice.pick(inside), '    ')
    : `${fence}${dice.pick(['', 'js', 'md  '])}\n${dice.pick(inside)}\n${dice.once(9) ? '' : fence}${dice.pick(ends.slice(0, 9))}`
}

function indented(text: string, by: string, first = by): string {
  return first + text.replaceAll('\n', `\n${by}`)
}

export function randomBlock(dice: Dice, depth = 0): string {
  const inner = () => (depth > 2 ? randomLines(dice) : randomBlocks(dice, 1 + dice.upTo(2), depth + 1))
  switch (dice.upTo(14)) {
    case 0:
    case 1:
    case 2:
      return randomHeading(dice)
    case 3:
      return dice.once(4) ? indented(inner(), '\t', '-\t') : indented(inner(), '  ', '- ')
    case 4:
      return indented(inner(), '   ', `${1 + dice.upTo(9)}. `)
    case 5:
      return indented(inner(), dice.pick(['> ', '>']))
    case 6:
      return randomCode(dice)
    case 7:
      return `| ${randomLine(dice)} | b |${dice.pick(ends)}\n| --- | :-: |\n| ${randomLine(dice)} |${dice.pick(ends)}`
    case 8:
      return `[r]: ${dice.pick(['', '<'])}${dice.pick(addresses) || '/fak'}${dice.pick(['', '>'])}${dice.pick(['', ' "t"', '\n"t"'])}${dice.pick(ends)}`
    case 9:
      return dice.pick([
        `<Callout title="${dice.pick(contacts)}">${dice.pick(['', '  '])}\n\n${inner()}\n\n</Callout>`,
        `<Figure  \n  src="/images/blog/intake.svg"  \n  alt="Bel ${dice.pick(contacts)}"\n/>`,
        '---',
        '***  ',
        `[^1]: ${randomLines(dice)}`,
      ])
    default:
      return randomLines(dice)
  }
}

/** Blocks with an empty line between them, or sometimes none. */
export function randomBlocks(dice: Dice, count: number, depth = 0): string {
  let text = ''
  for (let at = 0; at < count; at++)
    text +=
      (at === 0 ? '' : dice.pick(['\n\n', '\n\n', '\n\n', '\n', '\n  \n', '\n\u00a0\n'])) + randomBlock(dice, depth)
  return text
}

/** The values of the fields of a post as writers give them, right or wrong. */
export function randomFields(dice: Dice, title: string): Record<string, string | undefined> {
  const quoted = (text: string) => dice.pick([text, `"${text}"`, `'${text}'`, `>-\n  ${text}`])
  const some = (list: readonly (string | undefined)[]) => dice.pick([undefined, ...list])
  return {
    title: dice.pick([
      title,
      quoted(`${title} &amp; baten`),
      quoted(`${title} &amp;amp; &lt;a`),
      `&amp; ${title}`,
      `"${title} &amp;nbsp;"`,
      `\n  ${title}`,
      `${title}  `,
    ]),
    date: dice.pick([
      '2026-05-03',
      '2026-05-03',
      '3 mei 2026',
      quoted('3 mei 2026'),
      quoted('21-5-2026'),
      '30 februari 2026',
      '3/5/2026',
      '1 december 2026',
      '"\\x33 mei 2026"',
    ]),
    imageAlt: dice.pick([
      'Een rekening op een tafel',
      `Bel ${dice.pick(contacts)} nu`,
      quoted(`${dice.pick(contacts)} of mail`),
    ]),
    slug: dice.once(3) ? undefined : `s-${title.toLowerCase().replaceAll(' ', '-')}`,
    keywords: some([
      `[a, ${dice.pick(contacts)}]`,
      `\n  - ${dice.pick(contacts)}  \n  - b`,
      `[a, "${dice.pick(contacts)}"]`,
    ]),
    publishAt: some([undefined, '2027-03-28 02:30', quoted('2025-03-30 02:30'), '2026-05-01', '2026-12-01 09:00']),
    draft: some([undefined, undefined, 'true']),
  }
}

/** The text with the line ends, and the mark at its beginning, of some editor. */
export function asSaved(dice: Dice, text: string): string {
  const end = dice.pick(['\n', '\n', '\r\n', '\r', 'mixed'])
  const mark = dice.once(4) ? '\ufeff' : ''
  return mark + text.replace(/\n/g, () => (end === 'mixed' ? dice.pick(['\n', '\r\n', '\r']) : end))
}

/** A text with some mistakes put in. */
export function mistaken(dice: Dice, text: string): string {
  let wrong = text
  for (let made = 1 + dice.upTo(4); made > 0; made--) wrong = withMistake(dice, wrong)
  return asSaved(dice, wrong)
}

function withMistake(dice: Dice, text: string): string {
  const body = Math.max(0, text.indexOf('\n---', 3)) + 5
  const lines = text.split('\n')
  const at = dice.upTo(lines.length)
  const line = lines[at] ?? ''
  const place = dice.upTo(text.length)
  const change = (changed: string) => lines.with(at, changed).join('\n')
  const put = (piece: string) => text.slice(0, place) + piece + text.slice(place)
  switch (dice.upTo(12)) {
    case 0:
      return put(dice.pick(['\u200b', '\u00ad', '\ufeff', '\u0000', '\u2060']))
    case 1:
      return change(line.normalize('NFD'))
    case 2:
      return change(line + dice.pick(ends))
    case 3:
      return text.replace(/^##/gm, (marks) => (dice.once(3) ? '#' : marks))
    case 4:
      return text.replace(/^## (.*)$/gm, (heading, words) =>
        dice.once(3) ? `${words}\n${'='.repeat(1 + dice.upTo(9))}` : heading,
      )
    case 5:
      return text.replace(/^(date: )(\d{4})-(\d\d)-(\d\d)$/m, '$1$4-$3-$2')
    case 6:
      return text.slice(0, body).replace(/&/, '&amp;') + text.slice(body)
    case 7:
      return text.length <= body ? text : change(at > 15 ? `\n${randomBlock(dice)}\n\n${line}` : line)
    case 8:
      return text.replace(/\]\(\//g, (start) => (dice.once(3) ? `](https://www.werkstroom.example/` : start))
    case 9:
      return text.replace(/ /g, (space) => (dice.once(40) ? ` ${dice.pick(contacts)} ` : space))
    case 10:
      return text.replace(/\.$/gm, (stop) => stop + dice.pick(ends))
    default:
      return text.replace(/[.,] /g, (stop) => (dice.once(20) ? `${stop}${randomLine(dice)} ` : stop))
  }
}

/** A number that the environment gives, for a long run. */
export function numberFrom(variable: string, standard: number): number {
  return Number(process.env[variable] ?? standard)
}
