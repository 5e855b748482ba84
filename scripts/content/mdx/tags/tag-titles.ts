import { type Message, say } from '../../problem.ts'
import { calloutTitle, noticeOf } from '../cures/callout-titles.ts'
import { plainText } from '../cures/callouts.ts'
import { withSentence } from '../cures/counterparts.ts'
import { type Component, isComponent, positionOf, sliceOf, type Visited } from '../outline.ts'

/** Labels that replace components named after the role of their text, such as <Good> and <Question>. */
export const wordsOfName: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'Do Good Bad Better Worse Correct Incorrect Right Wrong Pros Cons Before After Question Answer Example Exercise Solution Definition Summary'
      .split(' ')
      .map((name) => [name, name]),
  ),
  Dont: 'Don’t',
  DoNot: 'Do not',
}

/** Cure for the tag with the title of a callout. */
export const titleOfCallout = {
  en: 'Remove this line: its words are the title of the callout.',
  nl: 'Haal deze regel weg: de woorden zijn de titel van het kader.',
}

export const titleInLine = {
  en: 'Remove it and its words: they are the title of the callout.',
  nl: 'Haal dat weg, en ook de woorden: die zijn de titel van het kader.',
}

const repeatedTitle = {
  en: 'Remove the line {line}: the callout has that title.',
  nl: 'Haal de regel {line} weg: het kader heeft die titel.',
}

/** Adds to the message about a notice that its first line goes, if it only repeats the title: _EXAMPLE_. */
export function withoutRepeatedTitle(message: Message, kind: string, content: string): Message {
  const [, line = '', words = ''] =
    /^[ \t]*([*_]{0,3}(\p{L}[\p{L} ]*):?[*_]{0,3}):?[ \t]*\n[ \t]*\n/u.exec(content) ?? []
  const { en, nl } = calloutTitle(kind)
  const isTitle = [en, nl, kind].some((title) => title.toLowerCase() === words.toLowerCase())
  return isTitle ? withSentence(message, say(repeatedTitle, { line })) : message
}

/** A notice that begins with a heading: <div class="note"><h5>Words</h5>. */
const withHeading = /^(<(?:div|section|aside)\b[^<>]*\bclass="([^"]*)"[^<>]*>\s*)<(h[1-6])\b[^<>]*>([^<>{}\n]+)<\/\3>/

const everyNotice = /<(?:div|section|aside)\b[^<>]*\bclass="([^"]*)"[^<>]*>\s*<h(?=([1-6])\b[^<>]*>[^<>{}\n]+<\/h\2>)/g

/** Replaces the tags of headings that are the titles of callouts, so that the outline does not contain them. */
export const withoutCalloutTitles = (text: string) =>
  text.includes('class=')
    ? text.replace(everyNotice, (tags, classes) => (noticeOf(classes) ? `${tags.slice(0, -1)}.` : tags))
    : text

/** Explains a tag whose words are the title of the callout around it. */
export function titleTag({ node, parent }: Visited<Component>, source: string): Message | undefined {
  if (!parent || !isComponent(parent) || !/^(?:p|div|span|h[1-6])$/.test(node.name ?? '')) return undefined
  const outer = sliceOf(parent, source)
  if (calloutTitleIn(outer) === undefined) return undefined
  const isFirst = /^<[^<>]*>\s*$/.test(source.slice(parent.position?.start.offset, node.position?.start.offset))
  if (/^h/.test(node.name ?? '') ? !isFirst : calloutTitleIn(sliceOf(node, source)) === undefined) return undefined
  return positionOf(node).line === positionOf(parent).line ? titleInLine : titleOfCallout
}

/** Returns the title at the start of a callout, or the words of that title itself: <p class="admonition-title">. */
export function calloutTitleIn(written: string): string | undefined {
  const [, , classes, , heading] = withHeading.exec(written) ?? []
  if (heading && noticeOf(classes))
    return plainText(heading)
      .trim()
      .replace(/"([^"]*)"/g, '“$1”')
      .replaceAll('"', '”')
  const [, , title] =
    /^(?:<(?:div|section|aside)\b[^<>]*>\s*)?<(p|div|span) class="[^"]*\b(?:admonition|callout|alert|note|notice|warning|tip|info)[-_]+(?:title|heading)\b[^"]*">([^<>{}"\n]+)<\/\1>/.exec(
      written,
    ) ?? []
  return title?.trim()
}
