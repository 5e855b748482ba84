import { type Message, say } from '../../problem.ts'
import { lineAt, type Span } from '../syntax/syntax-errors.ts'
import { theTags } from './tag-pairs.ts'

const beforeWords = {
  en: 'Remove {tags} and the {mark} between them, and write {marker} and a space before the words that follow.',
  nl: 'Haal {tags} en {mark} ertussen weg, en schrijf {marker} en een spatie voor de woorden die volgen.',
}
/** Cure for a mark on a line above the words of its item. */
export const beforeLine = {
  en: 'Remove {tags} and the {mark} between them, and write {marker} and a space before the words of line {line}, on one line.',
  nl: 'Haal {tags} en {mark} ertussen weg, en schrijf {marker} en een spatie voor de woorden van regel {line}, op één regel.',
}

/** Matches a sign or number that begins an item of a list, alone in its tag. */
const mark = /^\s*(?:[-*–—•·●◦▪■‣⁃∙→✓✔]|(\d{1,3})[.)])\s*$/

/** Explains a tag that holds only the mark of a list item, in front of the words of that item. */
export function markOfItem(name: string, inner: string, text: string, [start, end]: Span): Message | undefined {
  const [whole, number] = mark.exec(inner) ?? []
  if (whole === undefined || !/^(?:span|div|p|b|strong)$/.test(name)) return undefined
  const [from] = lineAt(text, start)
  if (!/^(?:[\s>]|<[^<>]*>)*$/.test(text.slice(from, start))) return undefined
  const [behind] = /^(?:\s|<(?!\/?(?:li|ul|ol|table|tr|td)\b)[a-z/][^<>]*>)*(?=[^\s<])/iu.exec(text.slice(end)) ?? []
  if (behind === undefined || /\n[ \t]*\n/.test(behind)) return undefined
  const marker = number === undefined ? '-' : `${number}.`
  const values = { marker, tags: theTags, mark: inner.trim() }
  if (!behind.includes('\n')) return /<p\b/i.test(behind) ? undefined : say(beforeWords, values)
  const line = text.slice(0, end + behind.length).split('\n').length
  return say(beforeLine, { ...values, line })
}

/** Escapes the first characters of words that would begin a list item, a heading or a quotation without their tag. */
export function escapedMark(name: string, inner: string, before: string): string | undefined {
  const [, sign] = /^(?:(?:\d{1,9}(?=[.)]\s))?)([-*+.)](?=\s)|#{1,6}(?=\s)|>)/.exec(inner) ?? []
  if (!sign || !/^(?:p|div|span|center|section)$/.test(name) || !/^\n?$/.test(before)) return undefined
  return /[<\n\ufffc\u2e41]/.test(inner) ? undefined : inner.trim().replace(sign, `\\${sign}`)
}
