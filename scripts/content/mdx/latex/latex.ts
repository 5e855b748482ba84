import { type Message, say, shorten } from '../../problem.ts'
import { ofOthers, whatItRefersTo } from '../braces/notation-messages.ts'
import { columnsOf } from '../code/code-indents.ts'
import { asTable } from '../cures/block-cures.ts'
import { asFormula, removeIt, withSentence, write } from '../cures/counterparts.ts'
import { figureWith } from '../cures/figures.ts'
import { pictureAt } from '../cures/picture-cures.ts'
import { asDrawing } from '../tags/code-tags.ts'
import { leavesOut } from '../tags/dropped-words.ts'
import { isInRow } from '../tags/tag-places.ts'
import { innerList, listWith } from './latex-lists.ts'

const asFormulaLines = {
  en: 'This site cannot draw formulas. Write the formula in words and characters such as ² and ½, or as code, with ``` on a line of its own before and after it.',
  nl: 'Deze site kan geen formules tekenen. Schrijf de formule in woorden en tekens zoals ² en ½, of als code, met ``` op een eigen regel ervoor en erna.',
}
const asFormulaBlock = {
  en: 'This site cannot draw formulas. Write the formula in words and characters such as ² and ½, or as code: write ``` on a line of its own instead of each {signs}.',
  nl: 'Deze site kan geen formules tekenen. Schrijf de formule in woorden en tekens zoals ² en ½, of als code: schrijf ``` op een eigen regel in plaats van elke {signs}.',
}
const asFormulaApart = {
  en: 'This site cannot draw formulas. Write the formula in words and characters such as ² and ½, or as code: write ``` at the beginning of a line of its own before it and after it.',
  nl: 'Deze site kan geen formules tekenen. Schrijf de formule in woorden en tekens zoals ² en ½, of als code: schrijf ``` aan het begin van een eigen regel ervoor en erna.',
}
const asFormulaWithBars = {
  en: 'This site cannot draw formulas. Write the formula in words and characters such as ² and ½, or as code between backticks (`), with \\| instead of each |.',
  nl: 'Deze site kan geen formules tekenen. Schrijf de formule in woorden en tekens zoals ² en ½, of als code tussen backticks (`), met \\| in plaats van elke |.',
}
const asFormulaInCode = {
  en: 'This site cannot draw formulas. Write ``` on a line of its own before line {first} and after line {last}.',
  nl: 'Deze site kan geen formules tekenen. Schrijf ``` op een eigen regel voor regel {first} en na regel {last}.',
}
const withoutEdges = {
  en: 'Remove {start} and {end}, and keep what is between them.',
  nl: 'Haal {start} en {end} weg, en behoud wat ertussen staat.',
}
const asTableOfFormulas = {
  en: 'Write the table as | a | b |, with | --- | --- | below its first row, and what is in its cells in words and characters, such as x₁ × x₂.',
  nl: 'Schrijf de tabel als | a | b |, met | --- | --- | onder de eerste rij, en wat in de cellen staat in woorden en tekens, zoals x₁ × x₂.',
}
const asItems = {
  en: 'Remove it and its {end}, and write - or 1. and a space instead of each \\item.',
  nl: 'Haal dat weg, en ook {end}, en schrijf - of 1. en een spatie in plaats van elke \\item.',
}
const asFence = {
  en: 'Write ``` on a line of its own instead.',
  nl: 'Schrijf ``` op een eigen regel in plaats daarvan.',
}
const asFences = {
  en: 'Write ``` on a line of its own instead of {start}, and instead of {end}.',
  nl: 'Schrijf ``` op een eigen regel in plaats van {start}, en in plaats van {end}.',
}
const asCodeOrWords = {
  en: 'Write it as code between backticks (`), or replace it with the text that visitors should see.',
  nl: 'Schrijf het als code tussen backticks (`), of schrijf in plaats daarvan wat bezoekers moeten zien.',
}

/** Matches the environments for formulas. A text can have others too, such as flushright and figure. */
const mathEnvironment =
  /^(?:align|aligned|alignat|array|[bBpvV]?matrix|smallmatrix|cases|displaymath|d?cases|eqnarray|equation|flalign|gather|gathered|math|multline|split|subequations|substack)\*?$/

const listEnvironment = /^(?:itemize|enumerate|description)$/
const codeEnvironment = /^(?:verbatim|lstlisting|minted|alltt)$/
const drawnEnvironment = /^(?:tikzpicture|circuitikz|pspicture|forest)$/

/** Explains a formula, or another part in the notation of LaTeX; undefined for other text. */
export function latexMessage(source: string): Message | undefined {
  if (!/^[$\\]|^\d+\{,\}/.test(source)) return undefined
  const cure = environmentCure(source) ?? formulaCure(source)
  return say(ofOthers, { source: quoted(source), cure })
}

/** Returns a message about a formula at an offset. In a table, each | of the formula would end its cell. */
export function formulaAt(message: Message, formula: string, text: string, offset: number): Message {
  const given = message.values?.cure
  const inner = typeof given === 'object' ? innerList(given, text.slice(0, offset)) : undefined
  if (inner) return say(message, { ...message.values, cure: inner })
  const isCut = given === asFormula && /(?<!\\)\|/.test(formula) && isInRow(text, offset)
  const cure = isCut ? asFormulaWithBars : given === asFormulaLines ? inIndentedCode(formula, text, offset) : undefined
  return cure ? say(message, { ...message.values, cure }) : message
}

/** Returns the cure for a formula among indented lines of code; undefined in a list, or among sentences. */
function inIndentedCode(formula: string, text: string, offset: number): Message | undefined {
  const isIndented = (one = '') => /^(?: {4}|\t)\s*\S/.test(one)
  const lines = text.split('\n')
  const [line, end] = [offset, offset + formula.length].map((at) => text.slice(0, at).split('\n').length) as [
    number,
    number,
  ]
  const first = lines.slice(0, line - 1).findLastIndex((one) => !isIndented(one)) + 2
  const next = lines.slice(end).findIndex((one) => !isIndented(one))
  const last = next < 0 ? lines.length : end + next
  const around = [...lines.slice(first - 1, line - 1), ...lines.slice(end, last)].join('\n')
  const isInItem = /^(?:[-*+]|\d{1,9}[.)])[ \t]/.test(
    lines.slice(0, first - 1).findLast((one) => /^\S/.test(one)) ?? '',
  )
  if (!isIndented(lines[line - 1]) || !around || isInItem || /(?:\p{L}{2,},? ){2}/u.test(around)) return undefined
  return say(asFormulaInCode, { first, last })
}

/**
 * Explains a formula of several lines whose $$ cannot become the fences of a code block: they have other spaces before
 * them, or the text shows them as code.
 */
export function movedFormula(text: string, from: number, to: number): Message | undefined {
  const source = text.slice(from, to)
  if (formulaCure(source).en !== asFormulaBlock.en) return undefined
  const [first = ''] = /^[ \t]*$/.exec(text.slice(text.lastIndexOf('\n', from - 1) + 1, from)) ?? []
  const [last = ''] = /^[ \t]*/.exec(source.slice(source.lastIndexOf('\n') + 1)) ?? []
  return columnsOf(first) > 3 && (last !== first || !/^\$\$[ \t]*\n/.test(source))
    ? say(ofOthers, { source: quoted(source), cure: asFormulaApart })
    : undefined
}

/** Returns the first line of a long formula that has empty lines, with its end. */
function quoted(source: string): string {
  if (!/\n[ \t>]*\n/.test(source)) return shorten(source.replace(/\n[ \t>]+/g, '\n'))
  const lines = source.split(/\n[ \t>]*/).filter((line) => line.trim() !== '')
  const end = lines.at(-1) ?? ''
  return `${shorten(lines.slice(0, lines[0] === '$$' ? 2 : 1).join(' '))} … ${end.length > 30 ? end.slice(-20) : end}`
}

/** Matches a formula that only makes space, or sets the size of words: $\;\;$, $$\vspace{1cm}$$, $$\begin{small}$$. */
const ofLayout =
  /^\$+(?:\\[;,:! ]|\\q?quad\b|[~\s]|\\[vh]space\*?\{[^{}]*\}|\\(?:begin|end)\{(?:tiny|scriptsize|footnotesize|small|normalsize|[lL]arge|[hH]uge|center)\})*\$+$/

function formulaCure(source: string): Message {
  if (ofLayout.test(source)) return removeIt
  const [, sign = '', number] = /^\$?(\\?\$)?(\d+(?:\{,\}\d+)+)\$?$/.exec(source) ?? []
  if (number) return write((sign && /^\$?\\\$/.test(source) ? '$' : '') + number.replaceAll('{,}', ','))
  const [, signs = ''] = /^(\$\$+)[\s\S]*\n[\s\S]*\$\$$/.exec(source) ?? []
  if (signs) return say(asFormulaBlock, { signs })
  if (/\n[ \t>]*\n/.test(source) || /^(?:\\{1,2}\[\s*)?\\begin[\s\S]*\n/.test(source)) return asFormulaLines
  return asFormula
}

/** Returns the cure for a LaTeX environment without a formula. */
function environmentCure(source: string): Message | undefined {
  const [, begin = '', name = '', finish = ''] =
    /^((?:\$\$+\s*)?\\begin\{([a-z]+\\?\*?)\}(?:[ \t]*(?:\[[^\]\n]*\]|\{[^{}\n]*\}))*)[\s\S]*(\\end\{[a-z]+\\?\*?\}(?:\s*\$\$+)?)$/.exec(
      source,
    ) ?? []
  const [start, end] = [begin, finish].map((edge) => edge.replace(/\s*\n\s*/g, ' ')) as [string, string]
  if (/\\begin\{array\}\{[^{}]*\|/.test(start)) return asTableOfFormulas
  if (!start || mathEnvironment.test(name.replace('\\', ''))) return undefined
  if (drawnEnvironment.test(name)) return asDrawing
  if (listEnvironment.test(name)) return listWith(source, start, end)
  const [, picture] = /\{([^{}\s]+\.(?:png|jpe?g|gif|pdf|svg|webp))\}/i.exec(source) ?? []
  const [, caption = ''] = /\\caption(?:\[[^\]]*\])?\{([^{}]*)\}/.exec(source) ?? []
  const [, credit = ''] = /\\caption\[([^\]]*)\]/.exec(source) ?? []
  const figure = picture && (figureWith('', caption, picture) ?? pictureAt(picture))
  if (figure)
    return credit && !caption.includes(credit.replace(/[.\s]+$/, ''))
      ? withSentence(figure, say(leavesOut, { words: `"${credit}"` }))
      : figure
  if (/^tabular/.test(name) || /\\begin\{tabular/.test(source)) return asTable
  if (codeEnvironment.test(name)) return say(asFences, { start, end })
  return say(withoutEdges, { start, end })
}

/** Returns the cure for the beginning or the end of an environment whose other side is not near. */
function cureOfLone(side: string, name: string): Message | undefined {
  if (codeEnvironment.test(name)) return asFence
  if (!listEnvironment.test(name)) return undefined
  return side === 'end' ? removeIt : say(asItems, { end: `\\end{${name}}` })
}

/** Matches a LaTeX command before its braces: \\usepackage[utf8]. */
const command = /\\{1,2}([a-zA-Z]{2,})\*?(?:\{[^{}]*\}|\[[^\]]*\])*$/

/** Explains a LaTeX command by the text before its braces. `source` includes the command. */
export function latexCommand(
  before: string,
  braces: string,
): { source: string; cure: Message; text?: string } | undefined {
  const [latex, name = ''] = command.exec(before) ?? []
  if (latex === undefined) return undefined
  const source = latex + braces
  if (/^(?:label|index|noindent|vspace|hspace|phantom|thispagestyle|pagestyle)$/.test(name))
    return { source, cure: removeIt, text: '' }
  if (/^(?:\w*ref|\w*cite\w*)$/.test(name)) return { source, cure: whatItRefersTo }
  const lone = /^(?:begin|end)$/.test(name) ? cureOfLone(name, braces.slice(1, -1)) : undefined
  if (lone) return { source, cure: lone, text: lone === removeIt ? '' : undefined }
  if (name === 'includegraphics') return { source, cure: pictureAt(braces.slice(1, -1)) }
  const marks = wordMarks[name]
  const words = braces.slice(1, -1).trim()
  if (marks === undefined || !words || /[\\{}$*_`]/.test(words) || latex !== `\\${name}`)
    return { source, cure: asCodeOrWords }
  return { source, cure: write(marks + words + marks), text: marks + words + marks }
}

/** Explains a LaTeX command inside the braces around its words: {\\em words}. */
export function latexGroup(braces: string): { source: string; cure: Message; text: string } | undefined {
  const [, name = '', words = ''] = /^\{\\([a-z]{2})\s+([^\\{}$*_`]*[^\s\\{}$*_`])\s*\}$/.exec(braces) ?? []
  const marks = groupMarks[name]
  if (marks === undefined || !words) return undefined
  return { source: braces, cure: write(marks + words + marks), text: marks + words + marks }
}

const groupMarks: Readonly<Record<string, string>> = {
  em: '*',
  it: '*',
  sl: '*',
  bf: '**',
  tt: '`',
  sc: '',
  rm: '',
  sf: '',
}

/** Markdown characters that replace a LaTeX command around words. */
const wordMarks: Readonly<Record<string, string>> = {
  mbox: '',
  hbox: '',
  text: '',
  textrm: '',
  textsc: '',
  textnormal: '',
  underline: '',
  emph: '*',
  textit: '*',
  textsl: '*',
  textbf: '**',
  texttt: '`',
}
