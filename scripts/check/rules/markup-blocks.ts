import { labelsOfColons } from '../../content/mdx/code/code-labels.ts'
import { calloutStart } from '../../content/mdx/cures/callout-titles.ts'
import { calloutFor, leaveColons, plainText } from '../../content/mdx/cures/callouts.ts'
import { asCallout, withSentence, write } from '../../content/mdx/cures/counterparts.ts'
import { pictureWith } from '../../content/mdx/cures/picture-cures.ts'
import { marksBelow } from '../../content/mdx/tags/html-headings.ts'
import { type Fix, type Message, type Position, say } from '../../content/problem.ts'
import { embeddedFile } from './embedded-files.ts'
import { cures, type MarkupKind } from './markup-cures.ts'

const tabsAsHeadings = {
  en: 'Remove this line and the line of colons that ends the block, and turn each line with == into a heading: {headings}',
  nl: 'Haal deze regel weg, en ook de regel met dubbele punten die het blok afsluit, en maak van elke regel met == een kop: {headings}',
}

const withoutFourSpaces = {
  en: 'Write {heading} instead of this line, with an empty line below it, and remove the four spaces at the beginning of each line of the block.',
  nl: 'Schrijf {heading} in plaats van deze regel, met een lege regel eronder, en haal aan het begin van elke regel van het blok de vier spaties weg.',
}
const deeperHeadings = {
  en: '{cure} Begin the headings in the block with more than {marks}.',
  nl: '{cure} Begin de koppen in het blok met meer dan {marks}.',
}
const leaveSlashes = {
  en: 'Remove this line and the line with {slashes} that ends the block, and keep the text.',
  nl: 'Haal deze regel weg, en ook de regel met {slashes} die het blok afsluit, en laat de tekst staan.',
}
const titleOfSlashes = {
  en: 'Write {line} instead of this line, remove the line with {slashes} that ends the block, and keep the text.',
  nl: 'Schrijf {line} in plaats van deze regel, haal de regel met {slashes} weg die het blok afsluit, en laat de tekst staan.',
}
const calloutOfSlashes = {
  en: 'Write {start} and </Callout> instead of this line and the line with {slashes} that ends the block, with an empty line before and after the text.',
  nl: 'Schrijf {start} en </Callout> in plaats van deze regel en de regel met {slashes} die het blok afsluit, met een lege regel voor en na de tekst.',
}

const betweenLines = {
  en: 'Remove this line and line {last}, {end}, and keep the text. Or write <Callout> and </Callout> instead of these two lines, with an empty line before and after the text.',
  nl: 'Haal deze regel en regel {last} weg, {end}, en laat de tekst staan. Of schrijf <Callout> en </Callout> in plaats van die twee regels, met een lege regel voor en na de tekst.',
}
const endAtBeginning = {
  en: 'Write </Callout> at the beginning of its line, without the spaces before the colons on line {line}.',
  nl: 'Schrijf </Callout> aan het begin van de regel, zonder de spaties voor de dubbele punten op regel {line}.',
}
const alsoOptions = {
  en: '{cure} Remove the options below it too: {options}.',
  nl: '{cure} Haal ook de opties eronder weg: {options}.',
}

/** Kind of notice for each letter before >, as in Leanpub: W> words. */
const noticeOfLetter: Readonly<Record<string, string>> = {
  T: 'tip',
  W: 'warning',
  E: 'error',
  I: 'info',
  Q: 'question',
  '!': 'important',
  '?': 'tip',
}

/** Returns the cure for another system's block, based on its lines. */
export function blockCure(
  kind: MarkupKind,
  matchedText: string,
  lines: readonly string[],
  { line, column }: Position,
): Message | undefined {
  const [before = '', behind = ''] = [lines[line - 1]?.slice(0, column - 1), lines[line - 1]?.slice(column - 1)]
  const [, notice] = /^:(note|tip|hint|info|important|warning|caution|danger):[ \t]*$/.exec(behind) ?? []
  if (kind === 'emoji' && notice && /^[ \t>]*$/.test(before))
    return before.includes('>') ? calloutFor(`[!${notice}]`) : say(asCallout, { start: calloutStart(notice) })
  if (kind === 'lettered')
    return say(cures.lettered, { start: calloutStart(noticeOfLetter[matchedText.charAt(0)] ?? 'note') })
  if (kind === 'picture') return embeddedFile(matchedText)
  if (kind === 'slashes') return slashesCure(behind, lines, line)
  if (/^:{2,} ?code(?:-group|-tabs)?$/.test(matchedText)) return labelsOfColons(lines.slice(line - 1))
  if (kind === 'callout' && /^:{3,} ?image\b/.test(behind)) {
    const [, alt = 'description'] = /\balt-text="([^"]+)"/.exec(behind) ?? []
    return pictureWith(alt, /\bsource="([^"]+)"/.exec(behind)?.[1])
  }
  if (kind === 'callout' && /^:{3,} ?(?:zone|moniker|row|column|v-pre|raw)\b/.test(behind)) return leaveColons
  if (kind === 'tab') return tabCure(matchedText, behind, lines, line)
  if (!isBlock(kind, matchedText)) return undefined
  const end = /^\[!BEGIN[A-Z]+\]/.test(matchedText) ? matchedText.replace('BEGIN', 'END') : ''
  const last = end ? lines.findIndex((one, at) => at >= line && one.includes(end)) : -1
  if (last >= 0) return say(betweenLines, { last: last + 1, end })
  const start = behind.replace(/^!\[/, '[!')
  // Text that is indented under the first line can have an empty line above it.
  const below = /^(?:!!!|\?\?\?)/.test(start) ? firstWith(lines.slice(line)).slice(before.length) : lines[line]
  const cure = calloutFor(start, below, hasText(before, behind, lines.slice(line)))
  const endLine = cure?.en.includes('</Callout>') && before === '' ? indentedEnd(start, lines, line) : 0
  return cure && endLine ? withSentence(cure, say(endAtBeginning, { line: endLine })) : cure
}

/** Returns the line of colons that ends a block, if it has spaces before it, which would put it in a list item. */
function indentedEnd(start: string, lines: readonly string[], line: number): number {
  const [colons] = /^:{3,}/.exec(start) ?? []
  const end = lines.findIndex((one, at) => at >= line && /^[ \t]*:{3,}/.test(one))
  return lines[end]?.trim() === colons && /^[ \t]/.test(lines[end] ?? '') ? end + 1 : 0
}

/** Tells whether a block has text below its first line: in the same quotation, or with more spaces before it. */
function hasText(before: string, start: string, below: readonly string[]): boolean {
  if (start.startsWith('[!')) return (below[0] ?? '').trimStart().startsWith(before.trim() || '>')
  if (!/^(?:!!!|\?\?\?)/.test(start)) return true
  return firstWith(below).search(/\S/) > before.length
}

const firstWith = (lines: readonly string[]) => lines.find((one) => one.trim() !== '') ?? ''

/** Explains a block between lines of ///, with its title: /// note | Words. */
function slashesCure(start: string, lines: readonly string[], line: number): Message | undefined {
  const [, slashes = '', name = '', words = ''] =
    /^(\/{3,})[ \t]*([\w-]+)[ \t]*(?:\|[ \t]*(.*?))?[ \t]*$/.exec(start) ?? []
  if (/^(?:html|define|(?:figure-)?caption)$/.test(name)) return say(leaveSlashes, { slashes })
  const title = plainText(words)
  const own = optionsBelow(lines, line)
  const withOptions = (cure: Message) => (own ? say(alsoOptions, { cure, options: own }) : cure)
  if (/^(?:tab|details)$/.test(name))
    return withOptions(
      words
        ? say(titleOfSlashes, { slashes, line: `${marksInSlashes(lines, line)} ${words}` })
        : say(leaveSlashes, { slashes }),
    )
  return withOptions(say(calloutOfSlashes, { slashes, start: calloutStart(name, /[[\]]/.test(title) ? '' : title) }))
}

/** Lists the options of a block of slashes, which are indented lines directly below its first line. */
function optionsBelow(lines: readonly string[], line: number): string {
  const end = lines.findIndex((one, at) => at >= line && !/^(?: {4}|\t)[ \t]*[\w-]+:(?: |$)/.test(one))
  return lines
    .slice(line, Math.max(line, end))
    .map((one) => one.trim())
    .join(', ')
}

/** Returns the # characters of a heading that replaces the title of a block of slashes, which can be within others. */
function marksInSlashes(lines: readonly string[], line: number): string {
  const open: { slashes: string; isTitled: boolean }[] = []
  for (const one of lines.slice(0, line - 1)) {
    const [, slashes = '', name, words] =
      /^[ \t>]*(\/{3,})[ \t]*(?:([a-z][\w-]*)[ \t]*(?:\|[ \t]*(\S.*))?)?$/.exec(one) ?? []
    if (name) open.push({ slashes, isTitled: /^(?:tab|details)$/.test(name) && words !== undefined })
    else if (slashes)
      open.length = Math.max(
        0,
        open.findLastIndex((block) => block.slashes === slashes),
      )
  }
  const around = open.filter(({ isTitled }) => isTitled).length
  return `${marksAbove(lines, line)}${'#'.repeat(around)}`.slice(0, 6)
}

/** Returns the # characters of a heading that replaces a line. */
function marksAbove(lines: readonly string[], line: number): string {
  const body = lines.indexOf('---', 1) + 1
  const [, title] = /^title:[ \t]*["']?(.+?)["']?[ \t]*$/m.exec(lines.slice(0, body).join('\n')) ?? []
  // A first-level heading that repeats the title is removed.
  const below = lines.slice(body).map((one) => (title && one === `# ${title}` ? ' '.repeat(one.length) : one))
  return marksBelow(below.join('\n'), below.slice(0, line - 1 - body).join('\n').length + 1)
}

/** Explains a tab or a group of tabs. The message includes the titles. */
function tabCure(matchedText: string, start: string, lines: readonly string[], line: number): Message | undefined {
  if (matchedText.startsWith('::'))
    return tabsAt(lines, line) ?? (/tabs$|group$/.test(matchedText) ? leaveColons : calloutFor(start))
  const [, title = ''] =
    /^(?:@tab(?::\w+)?[ \t]+(.*?)(?:#[\w-]+)?|===[!+]? *"([^"]*)".*)$/.exec(start)?.filter(Boolean) ?? []
  if (title === '') return undefined
  const words = title.replace(/:[a-z][a-z\d_-]*:|<\/?[a-z][^<>]*>/g, '').trim()
  if (words === '') return undefined
  const heading = `${marksAbove(lines, line)} ${words}`
  const isIndented = /^(?: {4}|\t)/.test(lines.slice(line).find((one) => one.trim() !== '') ?? '')
  if (!isIndented) return write(heading)
  const cure = say(withoutFourSpaces, { heading })
  return hasHeadings(lines.slice(line)) ? say(deeperHeadings, { cure, marks: marksAbove(lines, line) }) : cure
}

/** Tells whether the indented lines at the beginning have a heading. */
function hasHeadings(lines: readonly string[]): boolean {
  const end = lines.findIndex((line) => /^\S/.test(line))
  return lines.slice(0, end < 0 ? undefined : end).some((line) => /^[ \t]+#{1,6}[ \t]/.test(line))
}

/** Explains a VitePress tab group, where each title is a line that starts with == or ===. */
function tabsAt(lines: readonly string[], line: number): Message | undefined {
  const end = lines.findIndex((one, at) => at >= line && /^[ \t]*:{3,}[ \t]*$/.test(one))
  const titles = lines.slice(line, end).flatMap((one) => /^[ \t]*={2,3}[ \t]+(\S.*)/.exec(one)?.[1] ?? [])
  if (end < 0 || titles.length === 0) return undefined
  const marks = marksAbove(lines, line)
  return say(tabsAsHeadings, { headings: titles.map((title) => `${marks} ${title}`).join(', ') })
}

/** Tells whether a match begins a block whose name determines the cure. */
const isBlock = (kind: MarkupKind, matchedText: string) =>
  kind === 'callout' || (kind === 'place' && /^::(?!code(?:-group|-tabs)?$)[a-z]/.test(matchedText))

/** Returns the fix that removes the two lines of colons around a block; undefined if the second is missing. */
export function withoutColons(lines: readonly string[], { line }: Position): Fix | undefined {
  const [colons = ''] = /:{2,}/.exec(lines[line - 1] ?? '') ?? []
  const end = lines.findIndex((one, at) => at >= line && one.trim() === colons)
  if (end < 0) return undefined
  const actual = lines.slice(line - 1, end + 1)
  return { at: { line, column: 1 }, actual: actual.join('\n'), expected: ['', ...actual.slice(1, -1), ''].join('\n') }
}
