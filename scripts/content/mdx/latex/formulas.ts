import type { Span } from '../syntax/syntax-errors.ts'

/** Matches a number, a variable, a function, or a part in brackets of a formula. */
const term =
  /(?:\d{1,9}(?:\.\d{1,12})?[a-zA-Z]?|[a-zA-Z][\da-zA-Z]?'{0,3}(?:\([^$()\n]{1,20}\)|\[[^$[\]\n]{1,20}\])*|\([^$()\n]{1,20}\)|\|[^$|\n]{1,20}\|)['!]?/
    .source

const paragraph = '(?!\\n[ \\t>]*\\n)'

/** Matches the end of a line with another line of the paragraph below it. */
const lineBreak = '\\n(?![ \\t>]*\\n)'

/** Matches a part in braces, with up to two levels of braces in it. */
const inBraces = '\\{(?:[^{}\\n]|\\{(?:[^{}\\n]|\\{[^{}\\n]*\\})*\\})*\\}'

/** Matches words in a formula that have a formula in them: \\text{if $x$}. */
const mathInWords = '\\\\(?:text|mbox)[a-z]*\\{[^{}$\\n]*\\$[^{}\\n]*\\}'

/** Excludes a link to another site, which no formula has. */
const notLink = '(?!\\]\\(https?:)'

/** Excludes the words of several cells of a table: $$ | Free | $$. */
const notCells = '(?![^$\\\\^_=+<>(|]*[ \\t]\\|[ \\t\\n][^$\\\\^_=+<>(]*\\$\\$)'

/** Matches a line of words, which no formula has. */
const proseLine = '[ \\t>]*(?:#{1,6} |`{3}|[^\\n\\\\$]*(?:[a-zA-Z]{2,},? ){3})'

/** Excludes a list within a list of the same kind, which begins an environment of its own. */
const notNested = '(?!\\\\begin\\{(?=enumerate|itemize)\\k<environment>\\})'
const inEnvironment = `(?:${notNested}[^\\n])*?`

/** Characters that occur in formulas, and seldom between the dollar signs of two prices. */
const mathCharacter =
  '[\\u0370-\\u03ff\\u2100-\\u214f\\u2190-\\u21ff\\u2200-\\u22ff\\u2a00-\\u2aff\\u27c0-\\u27ff\\u00d7\\u00b1]'

/** Excludes a variable of a shell: ${HOME}/docs, $HOST --all, $HOME/docs. */
const notVariable = '(?!\\$(?:\\{[A-Za-z_]\\w{2,}\\}|[A-Z][A-Z_]{2,}(?: --?[a-z]{2}| [|>] ?[a-z]{2}| ?/[a-z]{2})))'

/** Matches a formula: $$…$$, $…$ with characters that only formulas have, or a LaTeX environment. */
export const formula = new RegExp(
  `${notVariable}(?:${[
    // Signs for the level of a price in the cells of a table are no formula: | $$ | $$$$ |.
    `(?<![\\\\$])\\$\\$(?![\\s|]*\\$)${notCells}(?:${paragraph}${notLink}(?:${mathInWords}|\\\\\\$|[^$]))+\\$\\$`,
    // With empty lines in it.
    `(?<![\\\\$])(?:\\$\\$(?!\\$)|\\$\\$\\$(?=[ \\t]*\\n))${notCells}(?:${notLink}[^$\\n])*(?:\\n(?!${proseLine})(?:${notLink}(?:${mathInWords}|\\\\\\$|[^$\\n]))*){1,30}?\\$\\$\\$?`,
    // With Greek letters, arrows or operators: $φ : R → S$, $α ∈ R$.
    `(?<![\\w$\\\\])\\$(?=[^\\s$])[^$\\n]{0,80}?${mathCharacter}[^$\\n]{0,80}(?<=[^\\s\\\\])\\$(?![\\w$])`,
    /(?<![\w$\\])\$(?=[^\s$])(?=[^$\n]*[\\^_])(?:\\\$|[^$\n])+(?<=[^\s\\])\$(?![\w$])/.source,
    // A LaTeX command can continue after a line break.
    `(?<![\\w$\\\\])\\$(?=[^\\s$][^$\\n]*\\\\[a-zA-Z]{2,})(?:[^$\\n]|${lineBreak}){1,200}(?<=[^\\s\\\\])\\$(?![\\w$])`,
    // Spaces inside the dollar signs: $ \ket{x} $, $U ^ m $, $ A = A_x $. A price has no command, power or index.
    `(?<![\\w$\\\\])\\$[ ]?(?=[a-zA-Z\\\\{])(?=[^$\\n]*(?:\\\\[a-zA-Z]{2,}|\\w ?\\^ ?[\\w{]|(?<!\\w)[a-zA-Z]_(?:\\w\\b|\\s?\\{)))(?:[^$\\n]|${lineBreak}){1,120}\\$(?![\\w$])`,
    // A sign in braces: $3{+}1$, $4{,}000$.
    /(?<![\w$\\])\$(?=[^\s$])(?=(?:\\\$|[^$\n])*\{[^\w\s{}$]{1,3}\})(?:\\\$|[^$\n])+(?<=[^\s\\])\$(?!\$)/.source,
    // A variable, a function, a comparison or a signed number: $x$, $fl(x)$, $<5$, $n = 3$, $-1$.
    /(?<![\w$\\])\$(?:[a-zA-Z]\w?(?:\([^$()\n]{1,20}\))?|(?:[a-zA-Z] ?)?[<>=]=? ?[\w.]{1,6}|[+-]\d[\d.]{0,5})\$(?![\w$])/
      .source,
    // Numbers, variables and parts in brackets, with an operator between them: $0$, $i+1$, $n<m+1$, $f(x) = (a, b)$.
    `(?<![\\w$\\\\])\\$[-+]?${term}(?: ?(?:[-+*/=<>,]|[<>=!]=) ?${term})*\\$(?![\\w$])`,
    // Only an operator: $:$, $<$.
    /(?<![\w$\\])\$[:=+*<>-]\$(?![\w$])/.source,
    // Between \\( and \\), or \\[ and \\], with a command or an index in braces.
    ...[
      ['\\(', '\\)'],
      ['\\[', '\\]'],
    ].map(
      ([start, end]) =>
        `\\\\{1,2}${start}(?=(?:(?!\\\\${end})[^$]){0,300}?(?:\\\\[a-zA-Z]{2}|[\\^_]\\{))(?:${paragraph}(?!\\\\${end})[^$]){1,1500}\\\\{1,2}${end}`,
    ),
    // Only an index or a power, after words: H$_2$O, 10$^{-3}$.
    /\$[_^](?:\{[^{}$\n]{1,20}\}|\\?\w{1,12}|[+-]\d{1,3})\$(?!\w*\$)/.source,
    `(?:(?<=\\n[ \\t>]*)\\$\\$\\$?[ \\t]*\\n[ \\t>]*)?\\\\begin\\{(?<environment>[a-z]+\\\\?\\*?)\\}(?:(?:${paragraph}${notNested}[\\s\\S])*?|${inEnvironment}(?:\\n(?!${proseLine})${inEnvironment}){1,40}?)\\\\end\\{\\k<environment>\\}(?:[ \\t]*\\n[ \\t>]*\\$\\$\\$?(?=[ \\t]*(?:\\n|$)))?`,
    // Commands without $: \\frac{1}{2}, \\sqrt{\\frac{a}{b}}.
    `(?:\\\\(?:[dt]?frac|sqrt|d?binom|overline|vec|hat|math[a-z]+)(?:\\[[^\\]\\n]*\\])?(?:${inBraces})+[ \\t]?)+(?<=\\})`,
    // A number with its commas in braces: \\$200{,}000.
    /(?<![\w{}])(?:\\?\$)?\d+(?:\{,\}\d+)+/.source,
  ].join('|')})`,
  'g',
)

/** Finds the formulas in a text, including those in code. */
export function formulasIn(text: string): Span[] {
  if (!/\$|\\[a-z]|\\[([]|\{,\}/.test(text)) return []
  return [...text.matchAll(formula)].map(({ 0: { length }, index }) => [index, index + length])
}

export const isWithin = (spans: readonly Span[], offset: number) =>
  spans.some(([from, to]) => from <= offset && offset < to)
