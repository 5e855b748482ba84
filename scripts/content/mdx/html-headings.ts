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
  const visible = text.replace(fences, (code) => code.replace(/[^\n]/g, ' '))
  const headings = [...visible.matchAll(start)].map(({ 1: marks, 2: first, 3: inLine, index }) => {
    return { index, level: marks?.length ?? Number(first ?? inLine) }
  })
  const raised = Math.max(0, Math.min(...headings.map(({ level }) => level)) - 2)
  const depth = headings
    .filter(({ index }) => index <= offset)
    .reduce((above, { level }) => Math.min(Math.max(2, level - raised), above + 1), 1)
  return '#'.repeat(Math.max(2, depth))
}

/** Explains an HTML heading. Leaves words with markup to the writer. */
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
