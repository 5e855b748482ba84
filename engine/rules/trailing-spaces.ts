import { say } from '../message.ts'
import { isOpen } from '../read/signs.ts'
import type { Draft, Finding } from './rule.ts'

/**
 * Spaces at the end of a line: nobody sees them, and two of them break the line. Those of code are part of it. Where a
 * text could be another one without them, after a \ or with spaces that Markdown takes for a character, the writer decides.
 */
export function trailingSpaces({ lines, outline }: Pick<Draft, 'lines' | 'outline'>): Finding[] {
  const broken = new Map(outline.breaks.map((one) => [`${one.line}:${one.column}`, one]))
  const ofCode = new Set(outline.codeLines)
  return lines.flatMap((text, index): Finding[] => {
    const words = text.trimEnd()
    const spaces = text.slice(words.length)
    const place = { line: index + 1, column: words.length + 1 }
    if (spaces === '' || ofCode.has(place.line)) return []
    const found = broken.get(`${place.line}:${place.column}`)
    if (found) {
      const message = say`Spaces at the end break the line. Write \\ in their place.`
      const fix = found.canBeSign ? { ...place, from: spaces, to: '\\' } : undefined
      return [{ ...place, message, isAdvice: true, fix }]
    }
    const message = say`Spaces stand at the end of this line. Take them out.`
    const meansMore = /[^ \t]/.test(spaces) || isOpen.test(words.slice(-80))
    return [{ ...place, message, isAdvice: true, fix: meansMore ? undefined : { ...place, from: spaces, to: '' } }]
  })
}
