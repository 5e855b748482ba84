import { type Message, say } from '../../problem.ts'
import { orItsValue } from '../braces/notation-messages.ts'
import { labelsOfCode } from '../code/code-labels.ts'
import { asHeadingLine } from '../cures/block-cures.ts'
import { asCodeHere, cureOfComponent, isGroup, write } from '../cures/counterparts.ts'
import { attributesIn } from './tag-attributes.ts'
import { keepText, theTags } from './tag-pairs.ts'

const nothingOpens = {
  en: 'Write a heading, {marks} and words that name the text below it: here nothing opens or closes.',
  nl: 'Schrijf een kop, {marks} en woorden die de tekst eronder benoemen: hier gaat niets open of dicht.',
}
const nothingOpensInList = {
  en: 'Write ** around words that name the text below them, on a line of their own: here nothing opens or closes.',
  nl: 'Schrijf ** om woorden die de tekst eronder benoemen, op een eigen regel: hier gaat niets open of dicht.',
}
export const titlesAsHeadings = {
  en: 'Remove the tags of {names}, and write each title as a heading above its text: {headings}',
  nl: 'Haal de tags van {names} weg, en schrijf elke titel als kop boven de tekst ervan: {headings}',
}
export const titlesAsWords = {
  en: 'Remove the tags of {names}, and write each title in bold on a line above its text: {labels}. Put as many spaces before it as before that text, and an empty line between them.',
  nl: 'Haal de tags van {names} weg, en schrijf elke titel vet op een regel boven de tekst ervan: {labels}. Zet er evenveel spaties voor als voor die tekst, en een lege regel ertussen.',
}
const labelsAboveCode = {
  en: 'Remove {tags}, keep what is between them, and write each label in bold on a line above its code: {labels}.',
  nl: 'Haal {tags} weg, behoud wat ertussen staat, en schrijf elk label vet op een regel boven de code: {labels}.',
}
const labelsForTags = {
  en: 'Remove {tags}. Write each label in bold on a line above its code instead of its start tag: {labels}. Remove the end tags too, and keep the code.',
  nl: 'Haal {tags} weg. Schrijf elk label vet op een regel boven de code, in plaats van de begintag: {labels}. Haal ook de eindtags weg, en laat de code staan.',
}
const valuesAsList = {
  en: 'Write each value as a list item: {items}',
  nl: 'Schrijf elke waarde als punt van een lijst: {items}',
}
const titleOfPart = {
  en: 'Remove {tags}, keep what is between them, and write the title of this part above it as a heading: {marks} and the words.',
  nl: 'Haal {tags} weg, behoud wat ertussen staat, en schrijf de titel van dit deel erboven als kop: {marks} en de woorden.',
}
const orName = {
  en: 'Remove {tags}, keep what is between them, and write **{name}** above it if visitors must read that.',
  nl: 'Haal {tags} weg, behoud wat ertussen staat, en schrijf **{name}** erboven als bezoekers dat moeten lezen.',
}

interface TitledPart {
  /** Source of the part, from its first tag to its last. */
  written: string
  inner?: string
  /** The # characters of a heading that replaces the part. */
  marks: string
  isInList?: boolean
}

/** Tells whether a tag can have a title, which becomes a heading. */
export const hasTitle = (name: string) => /^(?:template|summary)$/.test(name) || isGroup(name)

/** Returns the cure for tabs, a summary and other parts with a title. The cure includes the title. */
export function titledPart(name: string, part: TitledPart): Message | undefined {
  if (name === 'template') return slotOf(part)
  if (name === 'summary') return summaryOf(part)
  return isGroup(name) ? tabsOf(name, part) : undefined
}

/** Returns the cure for code blocks with labels, such as [npm]. */
export function labelledCode(written: string, names: readonly string[] = []): Message | undefined {
  if (names.length > 0) return say(labelsForTags, { labels: bold(names), tags: theTags })
  const labels = labelsOfCode(written)
  return labels.length > 0 ? say(labelsAboveCode, { labels: bold(labels), tags: theTags }) : undefined
}

function tabsOf(name: string, { written, marks, isInList }: TitledPart): Message {
  const titles = titlesIn(written)
  if (titles.length > 0) return asTitles(titles, groupsIn(name, written, titles), marks, isInList)
  const ofCode = labelledCode(written)
  if (ofCode) return ofCode
  const [, , attributes = ''] = tag.exec(written) ?? []
  const values = Object.entries(attributesIn(attributes)).filter(([, value]) => /\S\s+\S/.test(value))
  if (values.length > 0 && /\/>\s*$/.test(written)) return say(valuesAsList, { items: listOf(name, values) })
  if (/^<[^<>]*\/>\s*$/.test(written) || (/\/>\s*$/.test(written) && !written.includes(`</${name}>`)))
    return /\bcode\b/i.test(written) ? asCodeHere : orItsValue
  // Code without labels needs no title. Nor does a group, because its parts are reported separately.
  const isCode = /^[ \t]*(?:`{3}|~{3})/m.test(written)
  return isCode || /(?:tabs|accordions|group|list|panels)$/i.test(name)
    ? keepText
    : say(titleOfPart, { marks, tags: theTags })
}

/** Returns the cure for a slot, such as <template v-slot:PHP>; undefined for a general name. Capitals mark a title. */
function slotOf({ written, marks }: TitledPart): Message | undefined {
  const [, name] = /^<template\s+(?:v-slot:|#)([A-Za-z][\w.+-]*)/.exec(written) ?? []
  if (
    !name ||
    /^(?:default|title|header|heading|content|body|footer|icon|label|description|summary|actions?)$/.test(name)
  )
    return undefined
  return /^[A-Z]/.test(name)
    ? asTitles([{ words: name, name, depth: 0 }], ['template'], marks)
    : say(orName, { name, tags: theTags })
}

const emphasis = '</?(?:b|strong|i|em|span|u|h[1-6])\\b[^<>]*>'

const plainSummary = new RegExp(`^<summary[^<>]*>(?:[^<]|${emphasis}|</?code>)*</summary>$`)

/** Tells whether an element is a <summary> with only words, emphasis and code, which is reported as a whole. */
export const isPlainSummary = (written: string) => plainSummary.test(written)

/** Matches a title that only tells to open the part, such as "Click to expand" and "Details". */
const aboutOpening =
  /^(?:(?:click|tap|klik|tik|expand|toggle|unfold)\b|(?:uit|open)klappen|(?:show|open|view|toon|bekijk|details|more|see more|read more|meer|lees meer|spoilers?)(?: (?:more|details|meer|all|alles|this|dit))?[\s.:…!]*$)/iu

/** Returns the cure for the title of a collapsible part: <summary>words</summary>. */
function summaryOf({ inner = '', marks, isInList = false }: TitledPart): Message | undefined {
  const words = inner
    .replace(/<\/?code>/g, '`')
    .replace(new RegExp(emphasis, 'g'), '')
    .replace(/^\s*\*\*(.*)\*\*\s*$/, '$1')
    .trim()
  if (words === '' || /^#{1,6} /m.test(words)) return undefined
  if (aboutOpening.test(words)) return isInList ? nothingOpensInList : say(nothingOpens, { marks })
  if (/[<\n\u2e41\ufffc]|\s{3}/.test(words)) return isInList ? undefined : asHeadingLine(marks)
  return write(isInList ? `**${words.replaceAll('**', '')}**` : `${marks} ${words}`)
}

function asTitles(titles: readonly Title[], groups: readonly string[], marks: string, isInList = false): Message {
  const names = listed(groups.map((name) => `<${name}>`))
  if (isInList) return say(titlesAsWords, { names, labels: bold(titles.map(({ words }) => words)) })
  const headings = titles.map(({ words, depth }) => `${`${marks}${'#'.repeat(depth)}`.slice(0, 6)} ${words}`)
  return say(titlesAsHeadings, { names, headings: headings.join(', ') })
}

const listed = (names: readonly string[]): Message => ({
  en: new Intl.ListFormat('en-GB').format(names),
  nl: new Intl.ListFormat('nl').format(names),
})

const bold = (words: readonly string[]) => words.map((one) => `**${one}**`).join(', ')

function listOf(name: string, values: readonly (readonly [string, string])[]): string {
  const mark = /command|terminal|shell|code|install/i.test(name) ? '`' : ''
  return values.map(([key, value]) => `- ${key}: ${mark}${value.trim()}${mark}`).join(', ')
}

/** Matches a tag, and captures its name and its attributes. Values in quotes or braces may contain < and >. */
const tag = /<([A-Za-z][\w.-]*)((?:\s(?:"[^"]*"|'[^']*'|\{[^{}]*\}|[^<>"'{}])*)?)\/?>/

/** Matches each start tag as above, and captures the name of each end tag. */
const tags = new RegExp(`${tag.source}|</([A-Za-z][\\w.-]*)>`, 'g')

const fences = /^[ \t]*(`{3,}|~{3,})[\s\S]*?^[ \t]*\1/gm

interface Title {
  words: string
  /** Name of the tag that has the title. */
  name: string
  /** Number of titled parts around this part. */
  depth: number
}

/** Lists the tags of a group with their titles. In another component, such as <Step>, a group is reported separately. */
function partsIn(written: string): { name: string; titles: Title[] }[] {
  const open: { name: string; isTitled: boolean }[] = []
  return [...written.replace(fences, '').matchAll(tags)].flatMap(([whole, name = '', attributes = '', end]) => {
    if (end) {
      const start = open.findLastIndex((one) => one.name === end)
      if (start >= 0) open.length = start
      return []
    }
    const depth = open.filter(({ isTitled }) => isTitled).length
    const isInOther = open.some((one, index) => index > 0 && /^[A-Z]/.test(one.name) && !isGroup(one.name))
    // Within a part, other components with titles are reported separately.
    const titles = isInOther || (depth > 0 && !isGroup(name)) ? [] : titlesOf(name, attributes)
    if (!whole.endsWith('/>')) open.push({ name, isTitled: titles.length === 1 })
    return isInOther ? [] : [{ name, titles: titles.map((words) => ({ words, name, depth })) }]
  })
}

/** Lists the titles of a part, or of the parts in a group. */
function titlesIn(written: string): Title[] {
  const [own, ...inside] = partsIn(written).map(({ titles }) => titles)
  return own && own.length > 1 ? own : [...(own ?? []), ...inside.flat()]
}

/** Lists the names of the tags that have titles, and of those that group them. */
function groupsIn(name: string, written: string, titles: readonly Title[]): string[] {
  const names = partsIn(written).map((part) => part.name)
  return [...new Set([name, ...names.filter(isGroup), ...titles.map((title) => title.name)])]
}

function titlesOf(name: string, attributes: string): string[] {
  const [, slot] = /^\s+(?:v-slot:|#)([A-Z][\w.+-]*)/.exec(name === 'template' ? attributes : '') ?? []
  if (slot) return [slot]
  if (!/^[A-Z]|-/.test(name)) return []
  const [, list = ''] = /\s:?(?:items|tabs|options|labels|titles|names)=["{]*\[([^[\]]*)\]/.exec(attributes) ?? []
  const listed = [...list.matchAll(/(['"`])((?:(?!\1).)+)\1/g)].map(([, , one = '']) => one)
  if (listed.length > 0) return listed
  const { title, label, summary, header, name: named, value, slot: place } = attributesIn(attributes)
  const words = title ?? label ?? summary ?? header ?? (cureOfComponent(name) ? (named ?? value ?? place) : undefined)
  return words ? [words] : []
}
