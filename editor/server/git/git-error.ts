import type { Localized } from '../../../site/locales.ts'
import { Refused } from '../errors.ts'
import type { GitResult } from './git.ts'

/** Causes by git's English output; the first match counts. */
const reasons: { pattern: RegExp; sentence: Localized<string> }[] = [
  {
    pattern: /non-fast-forward|fetch first|stale info|\[rejected\]/i,
    sentence: {
      nl: 'Een ander heeft je voorstel intussen gewijzigd. Stel het nog eens voor.',
      en: 'Someone changed your proposal meanwhile. Propose it again.',
    },
  },
  {
    pattern: /protected branch|hook declined|remote rejected/i,
    sentence: {
      nl: 'De server weigert dit voorstel volgens zijn eigen regels. Vraag wie de site beheert.',
      en: 'The server refuses this proposal by rules of its own. Ask who runs the site.',
    },
  },
  {
    pattern:
      /could not resolve host|couldn't resolve|name or service not known|temporary failure in name resolution|network is unreachable|no route to host|connection (refused|timed out|reset)|could not connect|failed to connect|operation timed out/i,
    sentence: {
      nl: 'De server is niet te bereiken. Kijk of je internet hebt en probeer het opnieuw.',
      en: 'The server cannot be reached. See whether you are online and try again.',
    },
  },
  {
    pattern:
      /authentication failed|could not read (username|password)|permission (to .* )?denied|access denied|returned error: 40[13]|host key verification failed|invalid username|not authorized|forbidden/i,
    sentence: {
      nl: 'De server laat je niet toe: je bent niet aangemeld, of je mag hier niet schrijven. Vraag wie de site beheert.',
      en: 'The server does not let you in: you are not signed in, or may not write here. Ask who runs the site.',
    },
  },
  {
    pattern:
      /repository .*not found|not found|does not appear to be a git repository|no such (file|remote)|does not exist/i,
    sentence: {
      nl: 'De repository is niet waar git haar zoekt: ze is verplaatst of verwijderd, of je mag haar niet zien.',
      en: 'The repository is not where git looks for it: it was moved or removed, or you may not see it.',
    },
  },
]

const late: Localized<string> = {
  nl: 'De server gaf geen antwoord binnen een minuut. Probeer het later opnieuw.',
  en: 'The server gave no answer within a minute. Try again later.',
}
const other: Localized<string> = {
  nl: 'Git kon dit niet doen. Laat wie de site beheert zien wat het zegt:',
  en: 'Git could not do this. Show the person who runs the site what it says:',
}

/** General advice at the end of git's output. */
const advice = /^hint:|^Please make sure you have|^and the repository exists|Could not read from remote repository/

export function toGitError({ status, stderr }: Pick<GitResult, 'status' | 'stderr'>): Refused {
  const found = reasons.find(({ pattern }) => pattern.test(stderr))
  const known = found?.sentence ?? (status === null ? late : undefined)
  if (known) return new Refused(known)
  const lines = stderr.split('\n').filter((line) => line.trim() && !advice.test(line))
  const named = lines.filter((line) => /^(fatal|error|remote|ERROR|ssh)\b|^ ! /.test(line))
  const line = (named.at(-1) ?? lines.at(-1) ?? stderr).trim()
  return new Refused({ nl: `${other.nl} ${line}`, en: `${other.en} ${line}` })
}
