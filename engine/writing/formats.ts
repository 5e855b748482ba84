import { type Problem, print } from '../problem.ts'

export const formats = ['text', 'github', 'json'] as const
export type Format = (typeof formats)[number]

/** What a check found, for a person, for GitHub to show beside the lines, or for a program. */
export function report(format: Format, problems: readonly Problem[], advice: readonly Problem[]): string {
  if (format === 'json') return JSON.stringify({ problems: problems.map(plain), advice: advice.map(plain) }, null, 2)
  if (format === 'github')
    return [...problems.map((one) => annotate('error', one)), ...advice.map((one) => annotate('notice', one))].join(
      '\n',
    )
  const advised = advice.length > 0 ? ['Advice, which blocks nothing:', ...advice.map(print)] : []
  return [...problems.map(print), ...(problems.length > 0 && advised.length > 0 ? [''] : []), ...advised].join('\n')
}

function plain({ file, line, column, message, fix }: Problem) {
  return { file, line, column, message, fix: fix ?? null }
}

/** https://docs.github.com/actions/reference/workflow-commands-for-github-actions#setting-an-error-message */
function annotate(level: 'error' | 'notice', { file, line, column, message }: Problem): string {
  const property = (value: string) => data(value).replaceAll(':', '%3A').replaceAll(',', '%2C')
  return `::${level} file=${property(file)},line=${line},col=${column}::${data(message)}`
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}
