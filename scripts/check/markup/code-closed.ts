import { say } from '../../content/problem.ts'
import type { EntryRule } from '../rule.ts'

const openFence = {
  en: 'The block of code that begins with "%1" is not closed. Write %2 on a line of its own after it.',
  nl: 'Het blok code dat begint met "%1" is niet gesloten. Schrijf %2 op een eigen regel erachter.',
}

export const codeClosed: EntryRule = {
  id: 'code-closed',
  says: [openFence],
  why: {
    en: 'A block of code that is not closed swallows the rest of the text.',
    nl: 'Een blok code dat niet is gesloten, slokt de rest van de tekst op.',
  },
  example: { wrong: '```\nnpm start', right: '```\nnpm start\n```' },
  url: 'https://spec.commonmark.org/0.31.2/#fenced-code-blocks',
  check({ outline }) {
    return outline.code.flatMap(({ text, line, column }) => {
      const [, fence = ''] = /^(`{3,}|~{3,})/.exec(text) ?? []
      const [first = '', ...rest] = text.split('\n')
      // In a quote or list, the closing fence has the same prefix as its container.
      const [, last = ''] = /^[\s>]*(`{3,}|~{3,})\s*$/.exec(rest.at(-1) ?? '') ?? []
      if (fence === '' || last.startsWith(fence)) return []
      return [{ line, column, message: say(openFence, first.slice(0, 40), fence) }]
    })
  },
}
