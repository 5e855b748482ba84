import { type Fix, type Message, positionAt, say } from '../../problem.ts'

const afterMark = {
  en: 'Write this text directly after the {mark} on line {line}, with one space between them, and remove the empty line.',
  nl: 'Schrijf die tekst direct achter de {mark} op regel {line}, met één spatie ertussen, en haal de lege regel weg.',
}

/** Finds the mark of a list item above an empty line. It cannot have its text below that line. */
export function itemAbove(source: string, start: number): { cure: Message; fix: Fix } | undefined {
  const [actual = '', mark = ''] =
    /(?<=^|\n)([-*+]|\d{1,9}[.)])[ \t]*\n[ \t]*\n[ \t]+$/.exec(source.slice(0, start)) ?? []
  if (!actual) return undefined
  const at = positionAt({ text: source, line: 1, column: 1 }, start - actual.length)
  return { cure: say(afterMark, { mark, line: at.line }), fix: { at, actual, expected: `${mark} ` } }
}
