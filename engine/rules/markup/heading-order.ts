import { faultOfHeading } from '../../compile/headings.ts'
import { say } from '../../message.ts'
import type { Written } from '../../read/places.ts'
import type { Draft, Finding } from '../rule.ts'

/**
 * Headings make an outline: the page's own heading is its title, so those of a text begin with ##, and none skips a
 * level. https://www.w3.org/WAI/tutorials/page-structure/headings/
 */
export function headingOrder({ outline, lines }: Draft): Finding[] {
  let above = 1
  return outline.headings.flatMap(({ depth, mark, line, column }) => {
    const limit = above + 1
    // What follows a heading of the page is judged as it will be when that has become one of the text.
    above = Math.max(depth, 2)
    if (depth === 1) {
      const { message, fix } = asOfText(mark)
      const words = lines.slice(line - 1, mark.line - 1).join('\n')
      // A line of - would make it a heading that is refused.
      const isAccident = mark.line > line && faultOfHeading(`${words.slice(column - 1)}\n---`) !== undefined
      return [{ line, column, message, fix: isAccident ? undefined : fix }]
    }
    if (depth <= limit) return []
    const right = '#'.repeat(limit)
    const message = say`This heading has ${depth} # and the one above it has ${limit - 1}. Write ${right}.`
    return [{ line, column, message: limit === 2 ? say`The first heading has ${depth} #. Write ##.` : message }]
  })
}

/** A heading is one of the text by two # before it, or by a line of - below it. */
function asOfText({ text, ...place }: Written): Pick<Finding, 'message' | 'fix'> {
  const isAbove = text.startsWith('=')
  const to = isAbove ? text.replaceAll('=', '-') : `#${text}`
  const fault = isAbove ? say`A heading above a line of =` : say`A heading with one #`
  const message = say`${fault} is that of the page, which title gives. Write ${to.trim()}.`
  return { message, fix: { ...place, from: text, to } }
}
