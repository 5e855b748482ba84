import { say } from '../../content/problem.ts'
import type { DocumentRule } from '../../content/rule.ts'

const emptyQuotation = {
  en: 'This quotation is empty. Write words after the >, or remove it.',
  nl: 'Dit citaat is leeg. Schrijf woorden achter de >, of haal het weg.',
}
const emptyCallout = {
  en: '<{name}> has no text. Write the text on a line of its own between <{name}> and </{name}>, or remove it.',
  nl: 'In <{name}> staat geen tekst. Schrijf de tekst op een eigen regel tussen <{name}> en </{name}>, of haal het weg.',
}

/** Matches a callout without text, as typed: one with a mistake in it is not empty. */
const withoutText = /^<(Callout)\b(?:"[^"]*"|'[^']*'|[^"'<>])*?(?:\/>|>\s*<\/\1\s*>)/

export const blockEmpty: DocumentRule = {
  id: 'block-empty',
  docs: {
    messages: [emptyQuotation, emptyCallout],
    en: 'Visitors see an empty box or a bar without words.',
    nl: 'Bezoekers zien een leeg kader of een streep zonder woorden.',
    example: { wrong: 'Tekst.\n\n>', right: 'Tekst.\n\n> Citaat.' },
  },
  check({ document, report }) {
    for (const { isQuotation, last, ...position } of document.outline.emptyBlocks) {
      const [first = '', ...others] = document.lines.slice(position.line - 1, isQuotation ? last : undefined)
      const written = [first.slice(position.column - 1), ...others].join('\n')
      const [actual = '', name = ''] = (isQuotation ? /^[\s>]+$/ : withoutText).exec(written) ?? []
      const message = isQuotation ? emptyQuotation : say(emptyCallout, { name })
      if (actual) report({ position, message, suggestedFix: { actual, expected: '' } })
    }
  },
}
