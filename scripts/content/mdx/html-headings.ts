import { slug } from 'github-slugger'
import { toSlug } from '../../lib/strings.ts'
import { type Message, say } from '../problem.ts'
import { asHeadingLine, write } from './counterparts.ts'
import { noComponent } from './unknown-component.ts'

/** Matches the start of a heading: its # characters, even without a space after them, or its tag. */
const start = /^ {0,3}(?:(#(?=[ \t])|#{2,6}(?!#))|<h([1-6])\b)|<h([1-6])\b/gim

const fences = /^[ \t]*(`{3,}|~{3,})[\s\S]*?^[ \t]*\1/gm

/**
 * Returns the # characters for the heading at an offset: the highest level of the text becomes ##, and no level is
 * skipped.
 */
export function headingMarks(text: string, offset: number): string {
  return '#'.repeat(Math.max(2, depthAt(text, offset)))
}

/** Returns the # characters for a heading one level below the heading above an offset; ## if there is none. */
export function marksBelow(text: string, offset: number): string {
  return '#'.repeat(Math.min(6, depthAt(text, offset - 1) + 1))
}

/** Returns the corrected level of the last heading at or before an offset, or 1 if there is none. */
function depthAt(text: string, offset: number): number {
  const visible = text.replace(fences, (code) => code.replace(/[^\n]/g, ' '))
  const all = [...visible.matchAll(start)].map(({ 1: marks, 2: first, 3: inLine, index }) => {
    return { index, level: marks?.length ?? Number(first ?? inLine) }
  })
  const headings = beginsWithTitle(visible, all) ? all.slice(1) : all
  const raised = Math.max(0, Math.min(...headings.map(({ level }) => level)) - 2)
  return headings
    .filter(({ index }) => index <= offset)
    .reduce((above, { level }) => Math.min(Math.max(2, level - raised), above + 1), 1)
}

/** Tells whether a text begins with its only first-level heading, which is its title and must be removed. */
const beginsWithTitle = (text: string, headings: readonly { level: number }[]) =>
  /^\s*# /.test(text) && headings.filter(({ level }) => level === 1).length === 1

/** Explains an HTML heading. Leaves headings with markup to the writer. */
export function headingOfTag(name: string, text: string, offset: number, words = '', id = ''): Message | undefined {
  if (!/^h[1-6]$/i.test(name)) return undefined
  const marks = headingMarks(text, offset)
  const anchor = id && text.includes(`(#${id})`) && slug(words.trim()) !== id ? ` [#${toSlug(id)}]` : ''
  const inner = words.trim() && words.trim() + anchor
  return say(noComponent, {
    name,
    cure: inner && !/[<\n]/.test(inner) ? write(`${marks} ${inner}`) : asHeadingLine(marks),
  })
}
