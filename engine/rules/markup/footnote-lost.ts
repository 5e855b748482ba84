import { say } from '../../message.ts'
import type { Draft, Finding } from '../rule.ts'

/** The text of a footnote is shown where something refers to it, once. https://github.blog/changelog/2021-09-30-footnotes-now-supported-in-markdown-fields/ */
export function footnoteLost({ outline }: Draft): Finding[] {
  const names = new Set<string>()
  return outline.notes.flatMap(({ label, isShown, line, column }) => {
    const isSecond = names.has(label.toLowerCase())
    names.add(label.toLowerCase())
    if (isShown) return []
    const message = isSecond
      ? say`The footnote [^${label}] has a text already, so this one is not shown. Give it a name of its own.`
      : say`Nothing refers to this footnote, so it is not shown. Write [^${label}] in the text, or take it out.`
    return [{ line, column, message }]
  })
}
