import { stripVTControlCharacters } from 'node:util'

interface TestError {
  message: string
  diff?: string
}

/** Matches a position in content/ and the mistake after it, as tests for built pages report them. */
const place = /content\/[\w./-]+\.\w+:\d+(?:(?!\\?["'],?$)[^\n])*/m

const maxLength = 200

/** Describes a failed test in two lines: its name, and the position in a text or, if there is none, the error. */
export function describeFailure(name: string, errors: readonly TestError[] = []): string {
  const said = errors.map(({ message, diff = '' }) => stripVTControlCharacters(`${diff}\n${message}`)).join('\n')
  const [summary] = place.exec(said) ?? stripVTControlCharacters(errors[0]?.message ?? 'See above.').split('\n')
  return `Failed: ${name}\n  ${(summary ?? '').slice(0, maxLength)}`
}

/** Describes the failures of a run in at most nine lines, because people read a log from its end. */
export function describeFailures(failures: readonly string[], maxShown = 4): string[] {
  const more = failures.length - maxShown
  return [...failures.slice(0, maxShown), ...(more > 0 ? [`and ${more} more, shown above`] : [])]
}
