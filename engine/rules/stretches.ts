import type { Fix, Place } from '../problem.ts'
import { placeIn, type Written } from '../read/places.ts'
import type { FieldText } from '../read/yaml.ts'
import { inQuotes } from '../read/yaml-lines.ts'
import type { Draft } from './rule.ts'

/** A stretch of a file in which a fact may be typed. */
export interface Stretch extends Written {
  /** Where a problem of it is named, when that is elsewhere. */
  at?: Place
  /** Corrects what stands at an offset in it; `shown` is what a reader would then read. */
  fix(index: number, from: string, to: string, shown: string): Fix | undefined
}

/** Every stretch of an entry that a reader reads, and the addresses of links to a mail or phone program. */
export function stretchesOf({ outline, fieldTexts, lines }: Draft): Stretch[] {
  const links = new Map(outline.links.map((link) => [placeName(link), link]))
  const texts = outline.texts.map((text) => {
    // A fact within an address that is a link by itself would be shown as it is written.
    const url = links.get(placeName(text))?.url
    const isFree = url === undefined || url === `mailto:${text.text}`
    const fix = (...change: Change) => {
      const corrected = fixAt(text, ...change)
      return isFree && !wouldEndText(lines, corrected) ? corrected : undefined
    }
    return { ...text, fix }
  })
  const fields = fieldTexts.map((field) => ({ ...field, fix: (...change: Change) => fixInField(field, ...change) }))
  // The address of a link that is its own text stands among the texts.
  for (const text of outline.texts) links.delete(placeName(text))
  const contacts = [...links.values()]
    .filter(({ url }) => /^(mailto|tel):/i.test(url))
    .map(({ url, address, ...at }) => {
      const fix = (...change: Change) => address && fixAt({ text: url, ...address }, ...change)
      return { text: url, ...at, at, fix }
    })
  return [...texts, ...fields, ...contacts].map((stretch) => ({
    ...stretch,
    // After a \ a fact would be shown as it is written.
    fix: (index, ...change) => (stretch.text[index - 1] === '\\' ? undefined : stretch.fix(index, ...change)),
  }))
}

function placeName({ line, column }: Place): string {
  return `${line}:${column}`
}

type Change = Parameters<Stretch['fix']>

function fixAt(written: Written, ...[index, from, to]: Change): Fix {
  return { ...placeIn(written, index), from, to }
}

/** A line of nothing but facts is a block by itself: where a text goes on below it, it would be cut in two. */
function wouldEndText(lines: readonly string[], { line, from }: Fix): boolean {
  if (from.includes('\n')) return true
  const [own = '', next = ''] = lines.slice(line - 1, line + 1).map((one) => one.replace(/^[\s>]+/, ''))
  const words = own.replace(/^(?:[-*+]|\d+[.)])\s+/, '').replace(from, '')
  return words.replace(/\{[^}]*\}/g, '').trim() === '' && !/^(?:$|[-*+]\s|\d+[.)]\s|#|<)/.test(next)
}

/**
 * A value without quotes cannot begin with a fact, and within brackets it cannot hold one. With a fact that reads longer
 * or shorter, a value could get too long or too short.
 */
function fixInField(field: FieldText, ...[index, from, to, shown]: Change): Fix | undefined {
  const { bare, text, line, column } = field
  if (shown.length !== from.length) return undefined
  if (bare === undefined || (bare === 'alone' && index > 0)) return fixAt(field, index, from, to, shown)
  if (text.includes('\n')) return undefined
  return { line, column, from: text, to: inQuotes(text.slice(0, index) + to + text.slice(index + from.length)) }
}
