import { type Fix, type Message, say, shorten } from '../../content/problem.ts'

const gridTable = {
  en: 'Below the first row, write | --- | with the same number of cells, remove the lines that begin with +, and remove empty lines between the rows.',
  nl: 'Schrijf onder de eerste rij | --- | met evenveel cellen, en haal de regels die met + beginnen en lege regels tussen de rijen weg.',
}
const otherCount = {
  en: 'This row has {cells} cells, but the line below it has {below}. Write {right} instead of {wrong}.',
  nl: 'Deze rij heeft {cells} cellen, maar de regel eronder {below}. Schrijf {right} in plaats van {wrong}.',
}
const spreadRow = {
  en: 'This row takes up {count} lines. Write each row of the table on one line: {row}, with {dashes} below the first.',
  nl: 'Deze rij beslaat {count} regels. Schrijf elke rij van de tabel op één regel: {row}, met {dashes} onder de eerste.',
}

const dashesBelow = {
  en: 'Write {dashes} below this row if it has the headings. Otherwise write a row with headings above it, and {dashes} between the two.',
  nl: 'Schrijf {dashes} onder deze rij als de koppen erin staan. Schrijf anders een rij met koppen erboven, en {dashes} ertussen.',
}
const dashesInstead = {
  en: 'Write {dashes} instead of the line below this row.',
  nl: 'Schrijf {dashes} in plaats van de regel onder deze rij.',
}
const headingsAbove = {
  en: 'Write a row with {count} headings directly above this line, or an empty row: {row}',
  nl: 'Schrijf direct boven deze regel een rij met {count} koppen, of een lege rij: {row}',
}
const textileHeadings = {
  en: 'Remove _. from each cell of this row, and write {dashes} below it.',
  nl: 'Haal _. uit elke cel van deze rij weg, en schrijf {dashes} eronder.',
}
const dashesAndNoGaps = {
  en: 'Write {dashes} below this row, and remove the empty lines between the rows.',
  nl: 'Schrijf {dashes} onder deze rij, en haal de lege regels tussen de rijen weg.',
}
const noGapAbove = {
  en: 'Remove the empty line above this row, so that it becomes part of the table above. For another table, write {dashes} below this row.',
  nl: 'Haal de lege regel boven deze rij weg, zodat ze bij de tabel erboven hoort. Wil je een andere tabel, schrijf dan {dashes} onder deze rij.',
}

const dashesApart = {
  en: 'This line of dashes is part of no table. Remove it, and the empty lines above and below it, so that the rows below it become part of the table above.',
  nl: 'Deze regel met streepjes hoort bij geen tabel. Haal haar weg, en ook de lege regels erboven en eronder, zodat de rijen eronder bij de tabel erboven horen.',
}
const strayLine = {
  en: 'Line {stray} cuts this row off from the table above. Remove that line, and the empty lines around it. For another table, write {dashes} below this row.',
  nl: 'Regel {stray} snijdt deze rij af van de tabel erboven. Haal die regel weg, en ook de lege regels eromheen. Wil je een andere tabel, schrijf dan {dashes} onder deze rij.',
}
const oneLineOfDashes = {
  en: 'Write {dashes} below the first row, and remove the other lines of dashes.',
  nl: 'Schrijf {dashes} onder de eerste rij, en haal de andere regels met streepjes weg.',
}

const brokenRow = {
  en: 'The row of line {line} is broken off. Write that whole row on line {line}.',
  nl: 'De rij van regel {line} is afgebroken. Schrijf die hele rij op regel {line}.',
}

/** Tells whether a line is a border of a kramdown table, such as |---+---|. */
const isBorder = (line: string) => /^[\s>]*\|[-=:|+\s]*[-=]\+[-=:|+\s]*$/.test(line)

const isDashRow = (line: string) => /^[\s>]*\|?[\s|:-]*-[\s|:-]*$/.test(line) && line.includes('|')
const isDashes = (line: string) => /^\s*-{3,}\s*$/.test(line)
const isEmptyRow = (line: string) => /^[\s>]*\|[\s|]*\|\s*$/.test(line)
const isBar = (line: string) => /^[\s>]*\|\s*$/.test(line)
const isRow = (line: string) => /^[\s>]*\|/.test(line)

/** Maximum distance in lines between two | of the same row, if each | is on a line of its own. */
const farthest = 6

/** True if a line continues a table that is reported at a line above. */
export function continuesTable(lines: readonly string[], line: number, isInTable: (line: number) => boolean): boolean {
  const above = lines.slice(0, line - 1).findLastIndex((one) => one.trim() !== '')
  const [row = '', ofAbove = ''] = [lines[line - 1], lines[above]]
  const isBelow = above === line - 2 || cellsIn(row).length === cellsIn(ofAbove).length
  if (isRow(ofAbove) && isBelow) return !isInTable(above + 1)
  const near = lines.slice(Math.max(0, line - 1 - farthest), line - 1)
  return isBar(row) && near.some(isBar) && !near.some((one) => /^#{1,6}\s/.test(one))
}

/** Explains the first row of a table that the parser does not recognize, based on the lines around the row. */
export function cureOfTable(
  lines: readonly string[],
  line: number,
): { message: Message; suggestedFix?: Fix } | undefined {
  const [above = '', row = '', below = ''] = lines.slice(Math.max(0, line - 2), line + 1)
  if ([above, below].some((one) => /^[\s>]*\+[-=+]+$/.test(one.trim()))) return { message: gridTable }
  const broken = isDashRow(below) ? undefined : brokenAbove(lines, line)
  if (broken) return { message: say(brokenRow, { line: broken }) }
  if (isBar(row)) return ofSpreadRow(lines, line)
  if (isBorder(row) || isBorder(below)) {
    const first = lines.slice(line - 1).find((one) => !isBorder(one)) ?? ''
    return {
      message: say(oneLineOfDashes, {
        dashes: dashesFor(cellsIn(first).length),
      }),
    }
  }
  const [own, its] = [cellsIn(row), cellsIn(below)]
  if (isEmptyRow(below) && !isEmptyRow(row)) return ofEmptyRow(own.length, below, line)
  if (!isDashRow(below)) return ofFirstRow(lines, line)
  if (own.length === its.length) return undefined
  const isShort = its.length < own.length
  const wrong = (isShort ? below : row).trim()
  const missing = Array(Math.abs(own.length - its.length)).fill(isShort ? ' --- |' : ' |')
  const right = `${wrong.replace(/\|$/, '')}|${missing.join('')}`
  const at = { line: isShort ? line + 1 : line, column: 1 + (isShort ? below : row).indexOf(wrong) }
  const values = { cells: own.length, below: its.length, right: shorten(right), wrong: shorten(wrong) }
  return { message: say(otherCount, values), suggestedFix: { at, actual: wrong, expected: right } }
}

/** Explains a row whose line of dashes has no dashes: |||. */
function ofEmptyRow(count: number, below: string, line: number): { message: Message; suggestedFix: Fix } {
  const dashes = dashesFor(count)
  const start = below.indexOf('|')
  const suggestedFix = { at: { line: line + 1, column: start + 1 }, actual: below.slice(start), expected: dashes }
  return { message: say(dashesInstead, { dashes }), suggestedFix }
}

/** Explains a row that lacks a line of dashes below it, or is cut off from the table above it by an empty line. */
function ofFirstRow(lines: readonly string[], line: number): { message: Message; suggestedFix?: Fix } | undefined {
  const actual = lines[line - 1] ?? ''
  const own = cellsIn(actual)
  const hasCells = own.length > 1 || /\|\s*$/.test(actual)
  if (!hasCells || /^[\s>]*>/.test(actual)) return undefined
  const dashes = dashesFor(own.length)
  const isRowWith = (one = '') => isRow(one) && cellsIn(one).length === own.length
  const stray = strayAbove(lines, line, isRowWith)
  if (stray) return { message: say(strayLine, { stray: stray.line, dashes }), suggestedFix: stray.fix }
  const above = lines.slice(0, line - 1).findLastIndex((one) => one.trim() !== '')
  if (isDashRow(actual) && above < line - 2 && isRow(lines[above] ?? '')) {
    const next = lines.findIndex((one, index) => index >= line && one.trim() !== '')
    const gap = lines.slice(above + 1, next).map((one) => `${one}\n`)
    const suggestedFix = { at: { line: above + 2, column: 1 }, actual: gap.join(''), expected: '' }
    return { message: dashesApart, suggestedFix: next < 0 ? undefined : suggestedFix }
  }
  if (isDashRow(actual))
    return { message: say(headingsAbove, { count: own.length, row: `|${' |'.repeat(own.length)}` }) }
  if (above < line - 2 && isRowWith(lines[above]))
    return {
      message: say(noGapAbove, { dashes }),
      suggestedFix: {
        at: { line: above + 2, column: 1 },
        actual: lines.slice(above + 1, line).join('\n'),
        expected: actual,
      },
    }
  const following = lines.slice(line)
  const end = following.findIndex((one) => one.trim() !== '' && !isRowWith(one))
  const hasGap = /\n\s*\n\s*\S/.test(`\n${following.slice(0, end < 0 ? undefined : end).join('\n')}`)
  const [indent = ''] = /^\s*/.exec(actual) ?? []
  const plain = actual.replace(/\|_\.[ \t]*/g, '| ')
  if (plain !== actual && !hasGap)
    return {
      message: say(textileHeadings, { dashes }),
      suggestedFix: { at: { line, column: 1 }, actual, expected: `${plain}\n${indent}${dashes}` },
    }
  return {
    message: say(hasGap ? dashesAndNoGaps : dashesBelow, { dashes }),
    suggestedFix: hasGap ? undefined : { at: { line, column: 1 }, actual, expected: `${actual}\n${indent}${dashes}` },
  }
}

/** Finds a line of only dashes between a row and the table above it. Removing it joins the two. */
function strayAbove(lines: readonly string[], line: number, isRowWith: (one?: string) => boolean) {
  const isGap = (one: string) => one.trim() === '' || isDashes(one)
  const table = lines.slice(0, line - 1).findLastIndex((one) => !isGap(one) || (isRow(one) && isRowWith(one)))
  const between = lines.slice(table + 1, line - 1)
  const index = between.findIndex(isDashes)
  if (!isRowWith(lines[table]) || between.filter(isDashes).length !== 1) return undefined
  const at = { line: table + 2, column: 1 }
  const fix: Fix = { at, actual: lines.slice(table + 1, line).join('\n'), expected: lines[line - 1] ?? '' }
  return { line: table + 2 + index, fix }
}

/**
 * Returns the number of the line with the last row above, if that row continues on other lines: it has fewer cells
 * than its table, and other text follows.
 */
function brokenAbove(lines: readonly string[], line: number): number | undefined {
  const near = lines.slice(0, line - 1)
  const last = near.findLastIndex((one) => isRow(one) && !isDashRow(one))
  const dashes = near.findLastIndex(isDashRow)
  const row = near[last] ?? ''
  if (dashes < 0 || last < dashes || isBar(row) || near.slice(dashes).some((one) => /^#{1,6}\s/.test(one)))
    return undefined
  const isCutOff = last < line - 2 && last > line - 32
  return isCutOff && cellsIn(row).length < cellsIn(near[dashes] ?? '').length ? last + 1 : undefined
}

/** Explains a row where each | is on a line of its own. The message has the row on one line. */
function ofSpreadRow(lines: readonly string[], line: number): { message: Message } | undefined {
  const count = lines.slice(line - 1, line + 99).findIndex(isDashRow)
  if (count < 2) return undefined
  const cells = cellsIn(lines.slice(line - 1, line - 1 + count).join(' '))
  const first = (cells[0] ?? '').slice(0, 30).trim()
  const row = `| ${[first, ...cells.slice(1).map(() => '…')].join(' | ')} |`
  return { message: say(spreadRow, { count, row, dashes: dashesFor(cells.length) }) }
}

const dashesFor = (count: number) => `| ${Array(count).fill('---').join(' | ')} |`

const cellsIn = (row: string) =>
  row
    .replace(/^[\s>]*\||\|\s*$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim())
