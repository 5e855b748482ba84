/** A part of the report: a heading, and a table or a sentence that says why there is none. */
export interface ReportSection {
  title: string
  columns: readonly string[]
  rows: readonly (readonly string[])[]
  /** The sentence for no rows. */
  none: string
}

/** Prints sections for a terminal. */
export function printPlain(sections: readonly ReportSection[]): string {
  return sections
    .map(({ title, columns, rows, none }) => {
      if (rows.length === 0) return `${title}\n  ${none}`
      const table = [columns, ...rows]
      const widths = columns.map((_, at) => Math.max(...table.map((row) => (row[at] ?? '').length)))
      const lines = table.map((row) => `  ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')}`.trimEnd())
      return [title, ...lines].join('\n')
    })
    .join('\n\n')
}

/** The first line of the comment on a pull request, by which the workflow finds it again. */
const marker = '<!-- content-report -->'

/** Prints sections for a comment on a pull request. Text of writers cannot become a mention, a link or a table of its own. */
export function printMarkdown(sections: readonly ReportSection[]): string {
  const parts = sections.map(({ title, columns, rows, none }) => {
    if (rows.length === 0) return `### ${title}\n\n${none}`
    const line = (cells: readonly string[]) => `| ${cells.map(plain).join(' | ')} |`
    return [`### ${title}`, '', line(columns), `|${columns.map(() => '---|').join('')}`, ...rows.map(line)].join('\n')
  })
  return `${[marker, '## What this changes', ...parts].join('\n\n')}\n`
}

function plain(text: string): string {
  return text
    .replace(/[\\`*_{}[\]<>|#~]/g, '\\$&')
    .replaceAll('@', '@\u2060')
    .replace(/\s+/g, ' ')
}
