import { say, shorten } from '../../problem.ts'
import type { SyntaxMistake } from '../syntax/syntax-errors.ts'

const titleAgain = {
  en: '{source} is a notation from another system. Remove this line: the page shows the title above its text.',
  nl: '{source} is een notatie uit een ander systeem. Haal deze regel weg: de pagina toont de titel boven de tekst.',
}
const titleUnderlined = {
  en: '{source} is a notation from another system. Remove this line and the next: the page shows the title above its text.',
  nl: '{source} is een notatie uit een ander systeem. Haal deze regel en de volgende weg: de pagina toont de titel boven de tekst.',
}

/** Matches a heading that a template fills with the title: # {{ page.title }}, or underlined. */
const titleLine =
  /^(?:#[ \t]+(\{[{%][^{}\n]*\btitle\b[^{}\n]*[}%]\})[ \t]*|(\{[{%][^{}\n]*\btitle\b[^{}\n]*[}%]\})[ \t]*\n=+[ \t]*)$/gm

/** Explains the heading at an offset, if its template fills in the title again. */
export function titleAround(text: string, offset: number): SyntaxMistake | undefined {
  for (const { 0: line, 1: marked, 2: underlined, index: start } of text.matchAll(titleLine)) {
    const end = start + line.length
    if (offset < start || offset >= end) continue
    const message = say(marked ? titleAgain : titleUnderlined, { source: shorten(marked ?? underlined ?? '') })
    const span: [number, number] = [start, end]
    return { offset: start, message, spans: [span], suggestedFix: { actual: line, expected: '' } }
  }
  return undefined
}
