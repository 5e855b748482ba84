/** Section of the report: a heading, and a table or the sentence for an empty one. */
export interface ReportSection {
  title: string
  columns: readonly string[]
  rows: readonly (readonly string[])[]
  none: string
}

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

/** First line of the pull request comment, by which the workflow finds it. */
const marker = '<!-- content-report -->'

/** Prints sections for a pull request comment. Escapes mentions, links and tables in authors' text. */
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
