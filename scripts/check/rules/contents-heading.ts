/** Matches a line that another system replaces with the list of headings. */
const contents = /^[ \t>]*\[{1,2}_?(?:toc|TOC|Toc)_?\]{1,2}[ \t]*$/

const heading = /^#{1,6}[ \t]+\S/

/** Tells whether a heading has only the list of headings below it, so that both can go. */
export function headingOfContents(lines: readonly string[], line: number): boolean {
  const [first = '', next = '#'] = lines.slice(line).filter((one) => one.trim() !== '')
  return contents.test(first) && heading.test(lines[line - 1] ?? '') && heading.test(next)
}

/** Returns the heading that has only the list of headings, which is on the given line, below it. */
export function headingAboveContents(lines: readonly string[], line: number) {
  const above = lines.slice(0, line - 1).findLastIndex((one) => one.trim() !== '')
  const words = (lines[above] ?? '').replace(/^#+[ \t]+/, '').trim()
  return headingOfContents(lines, above + 1) ? { line: above + 1, words } : undefined
}
