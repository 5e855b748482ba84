import { say } from '../../content/problem.ts'
import type { EntryRule, Finding } from '../rule.ts'

const unusedNote = {
  en: 'The note %1 is shown nowhere, as nothing refers to it. Write %1 in the text where it belongs, or leave the note out.',
  nl: 'De voetnoot %1 wordt nergens getoond, want niets verwijst ernaar. Schrijf %1 in de tekst waar hij hoort, of laat hem weg.',
}
const unusedLink = {
  en: '%1: with an address is shown nowhere, as nothing refers to it. Write \\%1 to show the line as it stands, or leave it out.',
  nl: '%1: met een adres wordt nergens getoond, want niets verwijst ernaar. Schrijf \\%1 om de regel te tonen zoals hij er staat, of laat hem weg.',
}
const second = {
  en: '%1 is defined on line %2 already, and only that counts. Write another name here and where you refer to it, or leave one of the two out.',
  nl: '%1 staat al op regel %2, en alleen die telt. Schrijf hier en waar je ernaar verwijst een andere naam, of laat een van de twee weg.',
}

export const definitionLost: EntryRule = {
  id: 'definition-lost',
  says: [unusedNote, unusedLink, second],
  why: {
    en: 'A note or an address under a name is shown only where the text refers to that name.',
    nl: 'Een voetnoot of een adres onder een naam wordt alleen getoond waar de tekst naar die naam verwijst.',
  },
  example: { wrong: 'Tekst.\n\n[^1]: Een noot.', right: 'Tekst.[^1]\n\n[^1]: Een noot.' },
  url: 'https://spec.commonmark.org/0.31.2/#link-reference-definitions',
  check({ outline }) {
    return outline.definitions.flatMap(({ written, isNote, url, first, isUsed, line, column }): Finding[] => {
      // `[//]: # (A remark.)` is a Markdown idiom for a comment.
      if (url === '#' || url === '') return []
      if (first !== undefined) return [{ line, column, message: say(second, written, first) }]
      if (isUsed) return []
      return [
        { line, column, message: say(isNote ? unusedNote : unusedLink, written), ...(!isNote && { isAdvice: true }) },
      ]
    })
  },
}
