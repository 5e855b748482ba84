/** Tells whether a table cell of HTML is open at the end of a text. */
export const isInCell = (before: string) => /<t[dh]\b[^>]*>(?:(?!<\/t[dh])[\s\S])*$/i.test(before.slice(-2000))

/** Tells whether a Markdown table has the line at an offset: a line of dashes is above it in the same block, or below. */
export function isInRow(text: string, offset: number): boolean {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  const [row = ''] = /^.*/.exec(text.slice(start)) ?? []
  if (!row.includes('|')) return false
  const [, below = ''] = /^.*\n(.*)/.exec(text.slice(start)) ?? []
  const above =
    text
      .slice(0, start)
      .split(/\n[ \t>]*\n/)
      .at(-1) ?? ''
  return [below, ...above.split('\n')].some((line) => line.includes('|') && /^[\s>]*[|:-][\s|:-]*-[\s|:-]*$/.test(line))
}

/** Tells whether an HTML list is open at the end of a text. */
export const isInHtmlList = (before: string) =>
  (before.match(/<(?:[uo]l|List)\b/gi)?.length ?? 0) > before.split(/<\/(?:[uo]l|List)>/i).length - 1

/** Tells whether an HTML or Markdown quotation is open at the end of a text. */
export function isInQuotation(before: string): boolean {
  const [last] =
    before
      .slice(-20_000)
      .match(/<\/?blockquote\b/gi)
      ?.slice(-1) ?? []
  return last?.startsWith('</') === false || /(?:^|\n) {0,3}>[^\n]*$/.test(before.slice(-2000))
}

/** Tells whether a text ends within <Step>, whose message tells how to indent its lines. */
export const isInStep = (before: string) =>
  Math.max(before.lastIndexOf('<Step '), before.lastIndexOf('<Step>')) > before.lastIndexOf('</Step>')
