import { calloutStart } from '../../content/mdx/cures/callout-titles.ts'
import { plainText } from '../../content/mdx/cures/callouts.ts'
import { asCallout, removeIt } from '../../content/mdx/cures/counterparts.ts'
import { type Fix, type Message, say } from '../../content/problem.ts'

const ofOthers = {
  en: '"{info}" is a notation from another system, and its text is shown as code. {cure}',
  nl: '"{info}" is een notatie uit een ander systeem, en de tekst wordt als code getoond. {cure}',
}
const insteadOfFences = {
  en: '{cure} Remove the two lines with {fence}.',
  nl: '{cure} Haal de twee regels met {fence} weg.',
}
const withoutOptions = {
  en: '{cure} Also remove the lines above the text that begin with a colon, such as {option}.',
  nl: '{cure} Haal ook de regels boven de tekst weg die met een dubbele punt beginnen, zoals {option}.',
}
const asWords = {
  en: 'Remove the two lines with {fence} and keep what is between them, or replace the whole block with the text that visitors should see.',
  nl: 'Haal de twee regels met {fence} weg en behoud wat ertussen staat, of vervang het hele blok door de tekst die bezoekers moeten zien.',
}
const allIndented = {
  en: 'All lines of this code begin with {count} spaces, which are shown. Remove those spaces.',
  nl: 'Alle regels van deze code beginnen met {count} spaties, en die worden getoond. Haal die spaties weg.',
}

const callouts = /^(?:admonition|note|tip|hint|important|warning|caution|danger|error|attention|seealso)$/
const languages = /^(?:r|python|julia|bash|sh|sql|js|javascript|css|html|yaml|json|dot|ojs)$/

/** Explains a fence such as MyST's ```{note} or R Markdown's ```{r}. `language` is set if the block stays code. */
export function fenceOfOthers(
  fence: string,
  info: string,
  text: string,
): { message: Message; language?: string } | undefined {
  const [, name = '', options = '', words = ''] = /^\{([a-z][\w:-]*)((?:[\s,][^{}]*)?)\}[ \t]*(.*)$/.exec(info) ?? []
  if (name === '') return undefined
  if (languages.test(name)) return { message: removeIt, language: name }
  if (/^(?:code|code-block|code-cell|sourcecode)$/.test(name)) return { message: removeIt, language: words.trim() }
  if (options.trim() !== '') return undefined
  const cure = callouts.test(name)
    ? say(insteadOfFences, { cure: say(asCallout, { start: calloutStart(name, plainText(words)) }), fence })
    : say(asWords, { fence })
  const [, option] = /^[^\n]*\n[ \t>]*(:[a-z][\w-]*:[^\n]*)/.exec(text) ?? []
  return { message: say(ofOthers, { info, cure: option ? say(withoutOptions, { cure, option }) : cure }) }
}

/** Explains code with every line indented at least four spaces more than the fence; undefined for other code. */
export function indentOf(text: string, column: number): { message: Message; suggestedFix: Fix } | undefined {
  const lines = text.split('\n')
  const inner = lines.slice(1, -1)
  const written = inner.filter((line) => line.trim() !== '')
  const [last = ''] = lines.slice(-1)
  if (!/^(?:`{3}|~{3})/.test(text) || !/^\s*(?:`{3,}|~{3,})\s*$/.test(last) || written.length === 0) return undefined
  const count = Math.min(...written.map((line) => /^ */.exec(line)?.[0].length ?? 0)) - (column - 1)
  if (count < 4 || inner.some((line) => /^\s*>/.test(line))) return undefined
  const expected = [lines[0], ...inner.map((line) => line.slice(Math.min(count, line.length))), last].join('\n')
  return { message: say(allIndented, { count }), suggestedFix: { actual: text, expected } }
}
