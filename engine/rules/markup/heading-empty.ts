import type { Draft, Finding } from '../rule.ts'

/** A heading says something. */
export function headingEmpty({ outline }: Draft): Finding[] {
  return outline.headings
    .filter(({ text }) => withoutId(text) === '')
    .map(({ line, column }) => ({ line, column, message: 'This heading is empty. Write its words, or leave it out.' }))
}

/** The words of a heading: `Kosten [#costs]` → `Kosten`. */
export function withoutId(text: string): string {
  return text.replace(/\s*\[#[^\]]*\]$/, '').trim()
}
