import { slug } from 'github-slugger'
import { toSlug } from '../../../lib/strings.ts'
import { type Message, say } from '../../problem.ts'
import { idInAttributes } from '../braces/brace-ids.ts'
import { asHeadingLine } from '../cures/block-cures.ts'
import { removeIt, write } from '../cures/counterparts.ts'
import { lineAt, type SyntaxMistake } from '../syntax/syntax-errors.ts'
import { keepText, withBetween } from './tag-pairs.ts'
import { withoutCalloutTitles } from './tag-titles.ts'
import { placeOfTag } from './tag-words.ts'
import { noComponent } from './unknown-component.ts'

/** Matches the start of a heading: its # characters, even without a space after them, its tag, or underlined words. */
const start =
  /^ {0,3}(?:(#(?=[ \t])|#{2,6}(?!#))|<h([1-6])\b|(?![-*+>#|<{`~:]|\d+[.)])\S.*\n {0,3}(?:(=+)|-+)[ \t]*$)|<h([1-6])\b/gim

export const fences = /^[ \t]*(`{3,}(?![^\n]*`)|~{3,})[\s\S]*?^[ \t]*\1/gm

/**
 * Returns the # characters for the heading at an offset: the highest level of the text becomes ##, and no level is
 * skipped.
 */
export function headingMarks(text: string, offset: number): string {
  const visible = withoutCalloutTitles(text)
  // The tag at the offset counts, because it becomes a heading.
  const own = visible.slice(0, offset) + text.slice(offset, offset + 3) + visible.slice(offset + 3)
  return '#'.repeat(Math.max(2, depthAt(own, offset)))
}

/** Returns the # characters for a heading one level below the heading above an offset; ## if there is none. */
export function marksBelow(text: string, offset: number): string {
  const above = text.slice(0, offset)
  const open = openSummaries(above) + openShortcodeTabs(above)
  return '#'.repeat(Math.min(6, depthAt(withoutCalloutTitles(text), offset - 1) + open + 1))
}

/** Returns the offset of the group around {% tab %}, whose tabs all have the same level; otherwise, the same offset. */
export function startOfTabs(text: string, offset: number): number {
  if (!/^\{%-?\s*tab\s/.test(text.slice(offset, offset + 8))) return offset
  const open: number[] = []
  for (const { 1: isEnd, index } of text.slice(0, offset).matchAll(/\{%-?\s*(end)?tabs\b/g))
    if (isEnd) open.pop()
    else open.push(index)
  return open.at(-1) ?? offset
}

const titledTab = /\{%-?\s*(?:(end)tab\b|tab\s+title=)/g

/** Counts the {% tab title="Words" %} that are open at the end of a text, whose titles become headings. */
function openShortcodeTabs(text: string): number {
  const open = [...text.matchAll(titledTab)].reduce((count, [, isEnd]) => count + (isEnd ? -1 : 1), 0)
  return Math.max(0, open)
}

/** Counts the parts that are open at the end of a text and have a summary, which becomes a heading. */
function openSummaries(text: string): number {
  const open: boolean[] = []
  for (const [tag] of text.matchAll(/<details\b|<\/details>|<summary\b[^<>]*>(?!\s*(?:#|<h\d))/g)) {
    if (tag === '<details') open.push(false)
    else if (tag === '</details>') open.pop()
    else if (open.length > 0 && text.lastIndexOf('</summary>') > text.lastIndexOf('<summary'))
      open[open.length - 1] = true
  }
  return open.filter(Boolean).length + openTitles(text)
}

/** Counts the components with a title, such as <Tab title="Words">, that are open at the end of a text. */
function openTitles(text: string): number {
  if (!/<(?:Tab|Accordion|Step)/.test(text)) return 0
  const open: { name: string; isTitled: boolean }[] = []
  const tags = /<(\/?)((?:Tab|Accordion|Step)\w*)((?:\s(?:"[^"]*"|'[^']*'|[^<>"'])*)?)>/g
  for (const [, end, name = '', attributes = ''] of text.replace(fences, '').matchAll(tags)) {
    if (end)
      open.length = Math.max(
        0,
        open.findLastIndex((one) => one.name === name),
      )
    else if (!attributes.endsWith('/')) open.push({ name, isTitled: /\s(?:title|label)=/.test(attributes) })
  }
  return open.filter(({ isTitled }) => isTitled).length
}

/** Returns the corrected level of the last heading at or before an offset, or 1 if there is none. */
function depthAt(text: string, offset: number): number {
  const visible = text.replace(fences, (code) => code.replace(/[^\n]/g, ' '))
  const all = [...visible.matchAll(start)].map(({ 1: marks, 2: first, 3: double, 4: inLine, index }) => {
    const ofTag = first ?? inLine
    const level = marks?.length ?? Number(ofTag ?? (double ? 1 : 2))
    return { index, level, isMarked: ofTag === undefined }
  })
  const headings = beginsWithTitle(all) ? all.slice(1) : all
  const raised = Math.max(0, Math.min(...headings.map(({ level }) => level)) - 2)
  const open: { level: number; depth: number }[] = []
  const isStray = headings[0]?.level === 2 && headings.filter(({ level }) => level === 1).length === 1
  // The first heading can be the title.
  const titleAt = isTitle(all[0]) ? (headings[0]?.index ?? 0) : -1
  /** One below a first-level heading, which must become ## and so moves the headings below it. */
  let lowered = 0
  for (const { level, index, isMarked } of headings.filter(({ index }) => index <= offset)) {
    if (level === 1) lowered = isMarked && !isStray && index > titleAt ? 1 : 0
    while ((open.at(-1)?.level ?? 0) > level) open.pop()
    const above = open.at(-1)
    if (above?.level !== level)
      open.push({
        level,
        depth: Math.min(Math.max(2, level - raised + (level > 1 ? lowered : 0)), (above?.depth ?? 1) + 1),
      })
  }
  return open.at(-1)?.depth ?? 1
}

/** Tells whether a first heading can be the title, whatever is above it. */
const isTitle = (heading?: { level: number; isMarked: boolean }) => heading?.level === 1 && heading.isMarked

/** Tells whether a text begins with its only first-level heading, which is its title and must be removed. */
const beginsWithTitle = (headings: readonly { level: number; isMarked: boolean }[]) =>
  isTitle(headings[0]) && headings.filter(({ level }) => level === 1).length === 1

const asLabel = {
  en: 'Write **{words}** on a line of its own, with an empty line before and after it.',
  nl: 'Schrijf **{words}** op een eigen regel, met een lege regel ervoor en erna.',
}
const onOwnLine = {
  en: 'Write this heading on a line of its own, with an empty line before and after it: {text}',
  nl: 'Schrijf deze kop op een eigen regel, met een lege regel ervoor en erna: {text}',
}

const titleOrHeading = {
  en: 'Remove it if it repeats the title, which the page shows above its text. Otherwise write this heading: {text}',
  nl: 'Haal dat weg als het de titel herhaalt: de pagina toont die boven de tekst. Schrijf anders deze kop: {text}',
}

/** Tells whether a first-level heading is the first of a text, which can be its title. */
function canBeTitle(name: string, text: string, offset: number): boolean {
  const visible = text.replace(fences, (code) => code.replace(/[^\n]/g, ' '))
  const { 0: first = '', index = -1 } = visible.matchAll(start).next().value ?? {}
  return name.toLowerCase() === 'h1' && index + first.search(/\S/) === offset
}

/** Tells whether an HTML heading shares its line with words or a picture. Other tags on the line will go. */
function sharesLine(name: string, text: string, offset: number): boolean {
  const before = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset).replace(/^[\s>]*(?:[-*+]|\d+[.)])?\s/, '')
  const behind = text.slice(offset).replace(new RegExp(`^[\\s\\S]*?</${name}>`, 'i'), '')
  const [rest = ''] = /^[^\n]*/.exec(behind) ?? []
  return (before + rest).replace(/<(?!img\b)[^<>]*>/gi, '').trim() !== ''
}

/** Returns the cure for an HTML heading without words: an empty one, or one around links with only icons. */
export function headingWithoutWords(name: string, written: string): Message | undefined {
  if (!/^h[1-6]$/i.test(name) || /<(?:img|image|picture)\b|!\[/i.test(written)) return undefined
  const links = /<a\b[^<>]*>[\s\S]*?<\/a>|\[[^[\]\n]*\]\([^()\n]*\)/gi
  const isEmpty =
    written
      .replace(links, '')
      .replace(/<[^<>]*>/g, '')
      .trim() === ''
  const found = written.match(links) ?? []
  if (!isEmpty) return undefined
  return found.length > 1 ? keepText : found.length > 0 ? undefined : written.includes('\n') ? withBetween : removeIt
}

/** Explains an HTML heading. Leaves headings with markup to the writer. */
export function headingOfTag(name: string, text: string, offset: number, words = '', id = ''): Message | undefined {
  if (!/^h[1-6]$/i.test(name)) return undefined
  // A small heading that ends in a colon introduces only the block below it.
  if (/^h[56]$/i.test(name) && /^[^<>*\n]+:$/.test(words.trim()))
    return say(noComponent, { name, cure: say(asLabel, { words: words.trim() }) })
  const marks = headingMarks(text, offset)
  const anchor = id && text.includes(`(#${id})`) && slug(words.trim()) !== id ? ` [#${toSlug(id)}]` : ''
  const plain = words.replaceAll(placeOfTag, ' ').replace(/ {2,}/g, ' ').trim()
  const inner = plain && plain + anchor
  return say(noComponent, {
    name,
    cure:
      inner && !/[<\n\ufffc]/.test(inner)
        ? sharesLine(name, text, offset)
          ? say(onOwnLine, { text: `${marks} ${inner}` })
          : canBeTitle(name, text, offset)
            ? say(titleOrHeading, { text: `${marks} ${inner}` })
            : write(`${marks} ${inner}`)
        : asHeadingLine(marks),
  })
}

/** Explains an HTML heading that ends with an id in braces: <h2>Words {#costs}</h2>. */
export function headingWithId(text: string, start: number, braces: string): SyntaxMistake | undefined {
  const [, id] = idInAttributes.exec(braces) ?? []
  const [, tag = '', name = '', words = ''] =
    /(<(h[1-6])\b[^<>]*>)([^<>{}\n]*\S)\s*$/i.exec(text.slice(lineAt(text, start)[0], start)) ?? []
  const end = start + braces.length
  const [close] = new RegExp(`^\\s*</${name}>`, 'i').exec(text.slice(end)) ?? []
  if (!id || !tag || close === undefined) return undefined
  const offset = text.lastIndexOf(tag, start)
  const ownId = slug(words.trim()) === id ? '' : ` [#${toSlug(id)}]`
  const message = headingOfTag(name, text, offset, words.trim() + ownId)
  return message && { offset, message, spans: [[offset, end + close.length]] }
}
