import type { TextKey } from '../../text/words.ts'
import { type Refusal, refusal } from '../errors.ts'

/** Causes of failure, by pattern in git's English output. The first match wins. */
const causes: [cause: TextKey, pattern: RegExp][] = [
  ['gitChanged', /non-fast-forward|fetch first|stale info|\[rejected\]/i],
  ['gitRefused', /protected branch|hook declined|remote rejected/i],
  [
    'gitUnreachable',
    /could not resolve host|couldn't resolve|name or service not known|temporary failure in name resolution|network is unreachable|no route to host|connection (refused|timed out|reset)|could not connect|failed to connect|operation timed out/i,
  ],
  [
    'gitForbidden',
    /authentication failed|could not read (username|password)|permission (to .* )?denied|access denied|returned error: 40[13]|host key verification failed|invalid username|not authorized|forbidden/i,
  ],
  [
    'gitNotFound',
    /repository .*not found|not found|does not appear to be a git repository|no such (file|remote)|does not exist/i,
  ],
]

/** Lines of git's output that give general advice instead of the cause. */
const advice = /^hint:|^Please make sure you have|^and the repository exists|Could not read from remote repository/

export function toGitError({ status, stderr }: { status: number | null; stderr: string }): Refusal {
  const [cause] = causes.find(([, pattern]) => pattern.test(stderr)) ?? []
  if (cause) return refusal(cause)
  if (status === null) return refusal('gitLate')
  const lines = stderr.split('\n').filter((line) => line.trim() && !advice.test(line))
  const named = lines.filter((line) => /^(fatal|error|remote|ERROR|ssh)\b|^ ! /.test(line))
  return refusal('gitOther', { line: (named.at(-1) ?? lines.at(-1) ?? stderr).trim() })
}
