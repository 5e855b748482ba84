import type { Draft, Finding } from '../rule.ts'

/**
 * Headings make an outline: the page's own heading is its title, so those of a text begin with ##, and none skips a
 * level. https://www.w3.org/WAI/tutorials/page-structure/headings/
 */
export function headingOrder({ outline }: Draft): Finding[] {
  let above = 1
  return outline.headings.flatMap(({ depth, line, column }) => {
    const limit = above + 1
    above = depth
    if (depth === 1) {
      const message = 'A heading with one # is that of the page, which title gives. Write ##.'
      return [{ line, column, message, fix: { from: '# ', to: '## ' } }]
    }
    if (depth <= limit) return []
    const mark = '#'.repeat(limit)
    const message = `This heading has ${depth} # and the one above it has ${limit - 1}. Write ${mark}.`
    return [{ line, column, message: limit === 2 ? `The first heading has ${depth} #. Write ##.` : message }]
  })
}
