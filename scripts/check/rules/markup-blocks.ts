import { calloutFor, leaveColons } from '../../content/mdx/callouts.ts'
import { asCallout } from '../../content/mdx/counterparts.ts'
import { type Fix, type Message, type Position, say } from '../../content/problem.ts'
import type { MarkupKind } from './markup-cures.ts'

const tabsAsHeadings = {
  en: 'Remove this line and the line of colons that ends the block, and make a heading of each line of ==: {headings}.',
  nl: 'Haal deze regel weg, en ook de regel met dubbele punten die het blok afsluit, en maak van elke regel met == een kop: {headings}.',
}

const pictureOfColons = {
  en: 'Write ![{alt}](/images/blog/picture.jpg).',
  nl: 'Schrijf ![{alt}](/images/blog/picture.jpg).',
}
const leaveSlashes = {
  en: 'Remove this line and the line of /// that ends the block, and keep the text.',
  nl: 'Haal deze regel weg, en ook de regel met /// die het blok afsluit, en behoud de tekst.',
}

/** Returns the cure for a block of another system, according to its lines. */
export function blockCure(
  kind: MarkupKind,
  matchedText: string,
  lines: readonly string[],
  { line, column }: Position,
): Message | undefined {
  const [before = '', behind = ''] = [lines[line - 1]?.slice(0, column - 1), lines[line - 1]?.slice(column - 1)]
  const [, notice] = /^:(note|tip|hint|info|important|warning|caution|danger):[ \t]*$/.exec(behind) ?? []
  if (kind === 'emoji' && notice && /^[ \t>]*$/.test(before))
    return before.includes('>') ? calloutFor(`[!${notice}]`) : asCallout
  if (kind === 'callout' && /^:{3,} ?image\b/.test(behind)) {
    const [, alt = 'words'] = /\balt-text="([^"]+)"/.exec(behind) ?? []
    return say(pictureOfColons, { alt })
  }
  if (kind === 'callout' && /^:{3,} ?(?:zone|moniker|row|column)\b/.test(behind)) return leaveColons
  if (kind === 'slashes' && /^\/{3,}[ \t]*(?:html|tab|define|figure-caption|caption)\b/.test(behind))
    return leaveSlashes
  if (kind === 'tab' && matchedText.startsWith(':::')) return tabsAt(lines, line)
  return isBlock(kind, matchedText) ? calloutFor(behind.replace(/^!\[/, '[!'), lines[line]) : undefined
}

/** Explains a group of tabs of VitePress, whose titles are lines of ==. */
function tabsAt(lines: readonly string[], line: number): Message | undefined {
  const end = lines.findIndex((one, at) => at >= line && /^[ \t]*:{3,}[ \t]*$/.test(one))
  const titles = lines.slice(line, end).flatMap((one) => /^[ \t]*==[ \t]+(\S.*)/.exec(one)?.[1] ?? [])
  if (end < 0 || titles.length === 0) return undefined
  const above = lines.slice(0, line).findLast((one) => /^#{2,6}[ \t]/.test(one))
  const marks = '#'.repeat(Math.min(6, (/^#+/.exec(above ?? '')?.[0].length ?? 1) + 1))
  return say(tabsAsHeadings, { headings: titles.map((title) => `${marks} ${title}`).join(', ') })
}

/** Tells whether a match begins a block whose name determines the cure. */
const isBlock = (kind: MarkupKind, matchedText: string) =>
  kind === 'callout' || (kind === 'place' && /^::(?!code)[a-z]/.test(matchedText))

/** Returns the fix that removes the two lines of colons around a block. */
export function withoutColons(lines: readonly string[], { line }: Position): Fix | undefined {
  const [colons = ''] = /:{2,}/.exec(lines[line - 1] ?? '') ?? []
  const end = lines.findIndex((one, at) => at >= line && one.trim() === colons)
  if (end < 0) return undefined
  const actual = lines.slice(line - 1, end + 1)
  return { at: { line, column: 1 }, actual: actual.join('\n'), expected: ['', ...actual.slice(1, -1), ''].join('\n') }
}
