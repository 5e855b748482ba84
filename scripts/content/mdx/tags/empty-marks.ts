import { type Fix, type Message, positionAt, say } from '../../problem.ts'
import { placeOfTag } from './tag-words.ts'
import { noComponent } from './unknown-component.ts'

const removeMarks = {
  en: 'Remove {marks}.',
  nl: 'Haal {marks} weg.',
}

const lineBreaks = `(?:<br\\b[^<>]*>|${placeOfTag})[ \\t]*`
const startOfMarks = new RegExp(`(?<![\\p{L}\\p{N}\\\\*_])([*_]{1,3})[ \\t]*(?:${lineBreaks})*$`, 'iu')
const endOfMarks = new RegExp(`^[ \\t]*(?:${lineBreaks})+([*_]{1,3})(?![\\p{L}\\p{N}*_])(?:\\\\(?=\\n|$))?`, 'iu')

/** Matches the placeholder for a line break that another message explains. */
const replacedBreak = new RegExp(`${placeOfTag} *`, 'g')

/** Finds bold or italic marks around only line breaks, such as **<br>**. `offset` is where a line break begins. */
function marksAround(text: string, offset: number): { start: number; written: string } | undefined {
  const before = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset)
  const [open = '', first = ''] = startOfMarks.exec(before) ?? []
  const [rest, last] = endOfMarks.exec(text.slice(offset)) ?? []
  if (rest === undefined || last === undefined || first === '' || [...first].toReversed().join('') !== last)
    return undefined
  // In **words **<br>**, the first mark ends the words before it.
  if (before.slice(0, -open.length).split(first).length % 2 === 0) return undefined
  return { start: offset - open.length, written: open + rest }
}

/** Explains a line break between bold or italic marks with no words in them. The marks go too. */
export function breakInMarks(name: string, text: string, offset: number): { message: Message; fix?: Fix } | undefined {
  const around = name.toLowerCase() === 'br' ? marksAround(text, offset) : undefined
  if (!around) return undefined
  const { start, written } = around
  const marks = written.replace(replacedBreak, '<br>')
  // A longer placeholder replaces <br/>, <br /> or spaces too.
  const isSure = marks.length === written.length
  const message = say(noComponent, { name, cure: say(removeMarks, { marks }) })
  const isLast = !/^<[^<>]*>[^\n]*<br/i.test(text.slice(offset, start + written.length))
  const at = positionAt({ text, line: 1, column: 1 }, start)
  return { message, fix: isLast && isSure ? { at, actual: marks, expected: '' } : undefined }
}

/** Tells whether marks on a line are around only line breaks, so that the message about the break covers them. */
export function holdOnlyBreaks(line: string, index: number): boolean {
  if (!/<br/i.test(line)) return false
  return [...line.matchAll(/<br\b/gi)].some(({ index: offset }) => {
    const around = marksAround(line, offset)
    return around !== undefined && index >= around.start && index < around.start + around.written.length
  })
}
