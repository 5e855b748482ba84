import { decodeEntities } from '../../content/mdx/tags/tag-words.ts'
import { say, shorten } from '../../content/problem.ts'
import type { DocumentRule } from '../../content/rule.ts'

const withEntities = {
  en: 'Code shows {code} as typed. Write {right}.',
  nl: 'Code toont {code} zoals het er staat. Schrijf {right}.',
}
const blockWithEntities = {
  en: 'This code shows &lt; and &gt; as typed. Write < and >.',
  nl: 'Deze code toont &lt; en &gt; zoals het er staat. Schrijf < en >.',
}
const twoInOne = {
  en: '{code} is shown with the two ` inside it. Put a space or words between them: {right}.',
  nl: '{code} wordt getoond met de twee ` erin. Zet er een spatie of woorden tussen: {right}.',
}

const blockOnLine = {
  en: '{code} is shown as one line. Write {fence} on a line of its own, a new line instead of each <br>, and ``` on a line of its own at the end.',
  nl: '{code} wordt als één regel getoond. Schrijf {fence} op een eigen regel, een nieuwe regel in plaats van elke <br>, en ``` op een eigen regel aan het eind.',
}

/** Matches an entity. `&amp;` counts only before a space or another `&amp;`. */
const entity = /&(?:lt|gt|quot|#39|#124);|&amp;(?=&amp;| )/

export const codeText: DocumentRule = {
  id: 'code-text',
  docs: {
    messages: [withEntities, blockWithEntities, twoInOne, blockOnLine],
    en: 'Code shows everything as typed, even what becomes another character elsewhere, such as &lt;.',
    nl: 'Code toont alles zoals het er staat, ook wat elders een ander teken wordt, zoals &lt;.',
    example: { wrong: 'Schrijf `&lt;b&gt;`.', right: 'Schrijf `<b>`.' },
  },
  check({ document: { outline }, report }) {
    for (const { text, isInTable, ...position } of outline.inlineCode) {
      const inner = text.replace(/^`+|`+$/g, '').trim()
      const advise = (message: typeof twoInOne, expected: string) =>
        report({
          position,
          message: say(message, { code: shorten(text), right: expected }),
          suggestedFix: { actual: text, expected },
          isAdvice: true,
        })
      const [, fence] = /^(```\w*)[ \t]*<br\b/.exec(text) ?? []
      if (fence) report({ position, message: say(blockOnLine, { code: shorten(text), fence }) })
      else if (/^`[^`\s]/.test(text) && inner.includes('``')) advise(twoInOne, text.replace(/``+/g, '` `'))
      else if (entity.test(inner) && !/^&#?\w+;$|[<>]/.test(inner))
        advise(withEntities, decodeEntities(text, isInTable ? '\\|' : '|'))
    }
    for (const { text: actual, line, column } of outline.code)
      if (/&[lg]t;/.test(actual) && !/[<>]/.test(actual))
        report({
          position: { line, column },
          message: blockWithEntities,
          suggestedFix: { actual, expected: decodeEntities(actual, '|') },
          isAdvice: true,
        })
  },
}
