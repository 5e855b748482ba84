import { decodeEntities } from '../../content/mdx/tag-words.ts'
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
  en: '{code} is shown with the two ` inside it. Write a space or words between them: {right}.',
  nl: '{code} wordt getoond met de twee ` erin. Zet er een spatie of woorden tussen: {right}.',
}

/** Matches an entity that is not the whole code, because a text can be about entities. */
const entity = /&(?:lt|gt|quot|#39|#124);|&amp;(?=&amp;| )/

export const codeText: DocumentRule = {
  id: 'code-text',
  docs: {
    messages: [withEntities, blockWithEntities, twoInOne],
    en: 'Code shows each character as typed, also those that mean another one elsewhere.',
    nl: 'Code toont elk teken zoals het er staat, ook tekens die elders een ander teken betekenen.',
    example: { wrong: 'Schrijf `&lt;b&gt;`.', right: 'Schrijf `<b>`.' },
  },
  check({ document: { outline }, report }) {
    for (const { text, isInTable, ...position } of outline.inlineCode) {
      const inner = text.replace(/^`+|`+$/g, '').trim()
      const advise = (message: typeof twoInOne, expected: string) =>
        report({
          position,
          message: say(message, { code: shorten(text), right: expected }),
          cure: { actual: text, expected },
          isAdvice: true,
        })
      if (/^`[^`\s]/.test(text) && inner.includes('``')) advise(twoInOne, text.replace(/``+/g, '` `'))
      else if (entity.test(inner) && !/^&#?\w+;$|[<>]/.test(inner))
        advise(withEntities, decodeEntities(text, isInTable ? '\\|' : '|'))
    }
    for (const { text: actual, line, column } of outline.code)
      if (/&[lg]t;/.test(actual) && !/[<>]/.test(actual))
        report({
          position: { line, column },
          message: blockWithEntities,
          cure: { actual, expected: decodeEntities(actual, '|') },
          isAdvice: true,
        })
  },
}
