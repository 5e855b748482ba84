import { say } from '../../message.ts'
import type { Draft, Finding } from '../rule.ts'

/** A table that became none: below its first row stands a line of - with as many cells. https://github.github.com/gfm/#tables-extension- */
export function tableShape({ outline, lines }: Draft): Finding[] {
  const known = new Set<number>()
  return outline.texts.flatMap(({ text, line, isProperty, isGuessed }) => {
    if (isProperty || isGuessed) return []
    return text.split('\n').flatMap((written, index) => {
      const at = line + index
      // The cells of a table that is one stand apart, without what is between them.
      if (!/^[\s>]*\|/.test(written) || !isRow(lines[at - 1] ?? '')) return []
      const isFirst = !known.has(at - 1)
      known.add(at)
      return isFirst ? [findingAt(at, lines)] : []
    })
  })
}

function findingAt(line: number, lines: readonly string[]): Finding {
  const [row = '', below = ''] = lines.slice(line - 1, line + 1)
  const column = row.indexOf('|') + 1
  const count = cellsIn(row)
  const right = `|${' --- |'.repeat(count)}`
  const given = /[^\s|:>–—-]/.test(below) || !isRow(below) ? undefined : below.slice(below.indexOf('|')).trimEnd()
  if (given === undefined) {
    const above = lines.findLastIndex((one, index) => index < line - 1 && !isEmpty(one))
    if (above < line - 2 && isRow(lines[above] ?? '')) {
      const message = say`An empty line stands between this row and the table above it. Take it out.`
      return { line, column, message }
    }
    const message = say`This table is shown as text: no line of - stands below its first row. Write ${right} there.`
    return { line, column, message }
  }
  const message =
    count === cellsIn(given)
      ? say`This table is shown as text: the line below its first row is not made of -. Write ${right}`
      : say`This table is shown as text: its first row has ${count} cells and the line of - below it ${cellsIn(given)}. Write ${right}`
  const place = { line: line + 1, column: below.indexOf('|') + 1 }
  // What would be no good row of it, its writer is to look at.
  const after = lines.slice(line + 1).map((one) => one.replace(/^[\s>]+/, '').trim())
  const rows = after.slice(0, [...after, ''].indexOf(''))
  const isWhole = rows.length > 0 && rows.every((row) => row.includes('|'))
  return { ...place, message, fix: isWhole ? { ...place, from: given, to: right } : undefined }
}

/** A line that begins with |, also in a quote. */
function isRow(line: string): boolean {
  return /^[\s>]*\|.*\|/.test(line)
}

/** A line with nothing on it, also in a quote. */
function isEmpty(line: string): boolean {
  return /^[\s>]*$/.test(line)
}

function cellsIn(row: string): number {
  const inner = row.replace(/^[\s>]*\||\|\s*$/g, '')
  return inner.replace(/\\\|/g, '').split('|').length
}
