import { type Message, say } from '../../problem.ts'

const labelsAboveCode = {
  en: 'Remove this line and the line of colons that ends the block, keep the code, and write each label in bold on a line above its code: {labels}.',
  nl: 'Haal deze regel weg, en ook de regel met dubbele punten die het blok afsluit, laat de code staan, en schrijf elk label vet op een regel boven de code: {labels}.',
}

/** Matches the first line of a code block, with the words after its language. */
const opening = /^[ \t>]*(`{3,}|~{3,})[ \t]*([^\s`{[]*)[ \t]*([^`\n]*)$/

/** Matches a label in brackets, in quotes, or unquoted: [npm], title="app.ts", npm. */
const bracketed = /(?:^|\s)\[((?:[^[\]]|\[[^[\]]*\])+)\]/
const named = /\b(?:title|label|filename|file|name|tab)\s*[=:]\s*["']([^"']+)["']/
const file = /^[\w./-]+[./]\w+(?=\s|$)/
const words = /^([A-Za-z.][^={}"'[\]]*?)(?=\s+(?:[\w-]+=|\{)|$)/
const option =
  /^(?:twoslash|copy|wrap|lines?|linenums|line-numbers|showlinenumbers|expandable|nocopy|live|diff|noinline|theme|icon)\b/i

/** Lists the labels that other systems show above the code blocks in a text. */
export function labelsOfCode(text: string): string[] {
  let fence = ''
  return text.split('\n').flatMap((line) => {
    if (fence) {
      if (line.trim().startsWith(fence) && line.trim().replaceAll(fence.charAt(0), '') === '') fence = ''
      return []
    }
    const [, marks = '', , info = ''] = opening.exec(line) ?? []
    fence = marks
    const rest = info.replace(/\{\{?[^{}]*\}?\}/g, '').trim()
    const label =
      named.exec(info)?.[1] ??
      bracketed.exec(rest)?.[1] ??
      file.exec(rest)?.[0] ??
      (option.test(rest) ? '' : words.exec(rest)?.[1])
    return label && /\p{L}/u.test(label) ? label.trim() : []
  })
}

/** Explains a group of code blocks between lines of colons; undefined without labels. `start` opens the group. */
export function labelsOfColons([start = '', ...lines]: readonly string[]): Message | undefined {
  const [colons = ''] = /:{2,}/.exec(start) ?? []
  const end = lines.findIndex((one) => one.trim() === colons)
  const labels = end < 0 ? [] : labelsOfCode(lines.slice(0, end).join('\n'))
  return labels.length > 0
    ? say(labelsAboveCode, { labels: labels.map((label) => `**${label}**`).join(', ') })
    : undefined
}
