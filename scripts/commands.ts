import { languages, locales, localize } from '../site/locales.ts'

/** An option of a command. */
export interface Option {
  type: 'string' | 'boolean'
  /** The end of "--option …: what it does". */
  does: string
  /** What its value is, as it stands in the help: FILE, or the ones there are: text|json. */
  as?: string
  /** What it is unless told: of a boolean, false. */
  default?: string | boolean | string[]
  multiple?: boolean
}

export interface Command {
  /** Who needs it. */
  for: 'writers' | 'developers' | 'operators'
  /** What it does, to be read after its name. */
  does: string
  options: Record<string, Option>
  /** What it takes besides options, as it stands in the help; without this it takes nothing. */
  takes?: string
  /** Each is written behind `npm run NAME --`. */
  examples?: readonly string[]
}

/**
 * Every command of package.json, in the order of its use; each is a file of its name beside this one. `npm run help` and
 * the README show this table.
 */
export const commands = {
  start: {
    for: 'writers',
    does: 'checks the content, builds the site and serves it with its headers and its 404 pages. What the forms send shows in the terminal and on /__forms, while they have no endpoint',
    options: {
      host: {
        type: 'string',
        as: 'ADDRESS',
        does: 'the address where it listens: 0.0.0.0 opens it to the network; 127.0.0.1, this machine alone, unless told',
      },
    },
    examples: ['--host 0.0.0.0'],
  },
  dev: {
    for: 'writers',
    does: 'serves the site while you write, drafts included, on http://127.0.0.1:3000, for this machine alone; mistakes show in the terminal and over the page',
    options: {},
  },
  edit: {
    for: 'writers',
    does: 'opens the desk, an editor in the browser with both languages, the check and the page side by side',
    options: {
      port: { type: 'string', default: '4710', as: 'NUMBER', does: 'its port; 4710 or the next free one unless told' },
      open: { type: 'boolean', default: true, does: 'opens the browser; --no-open does not' },
      author: {
        type: 'string',
        as: 'NAME',
        does: 'who proposes, as "Name <mail>"; the name that git knows unless told',
      },
      address: { type: 'string', as: 'URL', does: 'where a proxy shows it to a team' },
    },
    examples: ['--author "Anna <anna@example.com>"'],
  },
  check: {
    for: 'writers',
    does: 'checks all content, in seconds',
    options: {
      fix: { type: 'boolean', does: 'corrects what has one right answer' },
      format: { type: 'string', default: 'text', as: 'text|github|json', does: 'for people, or for programs' },
      lang: { type: 'string', as: locales.join('|'), does: 'the language of what it says; English unless told' },
      quiet: { type: 'boolean', does: 'leaves the advice out' },
    },
    examples: ['--fix', '--lang nl'],
  },
  new: {
    for: 'writers',
    does: 'begins a post, a question or a legal section in each language; without options it asks',
    options: {
      kind: { type: 'string', as: 'post|question|legal', does: 'what it is' },
      ...localize(
        (locale) => ({ type: 'string', as: 'TITLE', does: `its title in ${languages[locale].english}` }) as const,
      ),
      category: { type: 'string', as: 'CATEGORY', does: 'of a post: its category' },
      into: { type: 'string', as: 'FILE', does: 'of a question or a legal section: where it belongs' },
      why: { type: 'string', as: 'REASON', does: 'of a post that is not in every language: why' },
    },
    examples: [
      '--kind post --nl "Wat kost het?" --en "What does it cost?" --category how-to',
      '--kind post --nl "Nieuw in de cao" --why "The agreement is Dutch" --category zorg',
      '--kind question --into costs --nl "Kan het morgen?" --en "Could it be tomorrow?"',
    ],
  },
  twin: {
    for: 'writers',
    does: 'lists which translations no longer say what their source says, or marks them as up to date',
    options: { all: { type: 'boolean', does: 'with accept: every one' } },
    takes: '[accept ENTRY …]',
    examples: ['accept blog/five-reasons', 'accept --all'],
  },
  legal: {
    for: 'writers',
    does: 'gives each legal text that changed a new number and date, and keeps the version that visitors could read',
    options: {
      against: { type: 'string', default: 'main', as: 'REVISION', does: 'what is published; main unless told' },
    },
  },
  report: {
    for: 'writers',
    does: 'says what the content here changes: pages, words and readability, translations, search results, links; and what is hidden until when',
    options: {
      due: { type: 'boolean', does: 'only what is hidden, and when it appears' },
      since: {
        type: 'string',
        as: 'FILE',
        does: 'only whether something became due since this build.json of the published site: ends with 1 when nothing did',
      },
      against: { type: 'string', default: 'main', as: 'REVISION', does: 'what to compare with; main unless told' },
      base: { type: 'string', as: 'FILE', does: 'the build.json of that revision: compares sizes too' },
      build: {
        type: 'string',
        default: '.build/build.json',
        as: 'FILE',
        does: 'that of what is here; .build/build.json unless told, and .local/test/build.json after npm test',
      },
      markdown: { type: 'string', as: 'FILE', does: 'writes it for a pull request as well' },
    },
    examples: ['--against HEAD', '--due', '--since .build/build.json'],
  },
  facts: {
    for: 'writers',
    does: 'shows every fact of content/business.yaml with the files that use it; of those whose names hold a NAME, every sentence too',
    options: {
      promises: { type: 'boolean', does: 'the sentences that state what binds us, the languages side by side' },
      browsers: { type: 'boolean', does: 'the oldest browsers, and what an older one shows instead' },
    },
    takes: '[NAME …]',
    examples: ['terms.noticePeriod', '--promises starter'],
  },
  font: {
    for: 'developers',
    does: 'cuts the font that pages preload anew, after a change of its signs in renderer/styles/shared/base.css',
    options: {},
  },
  test: {
    for: 'developers',
    does: 'checks and tests the whole project, or the tests whose files hold a NAME',
    options: {
      watch: { type: 'boolean', does: 'runs them again at every change' },
      content: { type: 'boolean', does: 'what words and pictures can break' },
      since: {
        type: 'string',
        as: 'COMMIT',
        does: 'what words and pictures can break, where nothing else changed since; else everything',
      },
      deep: { type: 'boolean', does: 'everything unsampled, and what takes long' },
      browsers: { type: 'boolean', does: 'what a visitor does, in Chromium, Firefox and WebKit' },
    },
    takes: '[NAME …]',
    examples: ['faq routes', '--since main'],
  },
  build: {
    for: 'operators',
    does: 'builds dist/ and lists which values are still placeholders',
    options: {
      strict: {
        type: 'boolean',
        does: 'for publishing: refuses a placeholder, a form without an endpoint, a stale translation, a security.txt about to expire',
      },
      preview: {
        type: 'boolean',
        does: 'shows drafts and what is scheduled, and asks not to be found; to .local/preview/site, never to dist/',
      },
      compress: { type: 'boolean', does: 'for a server of your own: brotli and gzip versions beside the files' },
      out: { type: 'string', as: 'DIR', does: 'writes a plain folder as well' },
      host: { type: 'string', default: 'plain', as: 'NAME', does: 'for github-pages, netlify or cloudflare' },
      place: {
        type: 'string',
        as: 'dist|start|test',
        does: 'where to; dist unless told, which publishes it; start and test are those of npm start and npm test',
      },
      profile: { type: 'boolean', does: 'says how long each stage took' },
    },
    examples: ['--strict --compress', '--strict --out _site --host github-pages', '--preview --out _preview'],
  },
  compress: {
    for: 'operators',
    does: 'writes brotli and gzip versions beside the files of dist/, or of a folder of --out',
    options: {},
    takes: '[DIR]',
  },
  smoke: {
    for: 'operators',
    does: 'says whether a live site, or a folder, is the one that was built here, and is served as it should be',
    options: {
      host: { type: 'string', as: 'NAME', does: 'the host that serves it' },
      dir: {
        type: 'string',
        as: 'DIR',
        does: 'looks at a folder instead: every file of it, and what is not of the site',
      },
      own: {
        type: 'boolean',
        does: 'compares with the release.json of the site itself, rather than with the build here, and says which commit that is',
      },
      form: {
        type: 'boolean',
        does: 'sends one marked request through its contact form instead, and says what the provider answers',
      },
      'unless-readable': {
        type: 'boolean',
        does: 'with --form: sends nothing where the page itself reads what the provider answers',
      },
      email: { type: 'string', as: 'ADDRESS', does: 'of that request: the sender; contact.email unless told' },
    },
    takes: 'URL',
    examples: [
      'https://www.example.com/ --host netlify',
      'https://www.example.com/ --host nginx --own',
      '--dir _site --host netlify',
      'https://www.example.com/ --form',
    ],
  },
  rollback: {
    for: 'operators',
    does: 'publishes the build again that was live before this one, or one of the last ten by its NAME',
    options: { list: { type: 'boolean', does: 'lists the builds that are kept, and says which is live' } },
    takes: '[NAME]',
    examples: ['--list'],
  },
  links: {
    for: 'operators',
    does: 'asks every address of another site that the pages of dist/, or of a folder, name; needs the network',
    options: {},
    takes: '[DIR]',
  },
  format: {
    for: 'developers',
    does: 'formats the code and mends what the linter can mend',
    options: {},
  },
  screenshots: {
    for: 'developers',
    does: 'takes pictures of every page of dist/, or of a folder, such as .local/start/site after npm start',
    takes: '[DIR]',
    options: {
      out: {
        type: 'string',
        default: '.local/screenshots',
        as: 'DIR',
        does: 'where to; .local/screenshots unless told',
      },
      desk: { type: 'boolean', does: 'those of the desk that stand in docs/, instead' },
      only: { type: 'string', default: '', as: 'PATTERN', does: 'pages whose file matches' },
      width: {
        type: 'string',
        multiple: true,
        default: ['360', '768', '1440'] as string[],
        as: 'PIXELS',
        does: 'may be repeated',
      },
      scheme: {
        type: 'string',
        multiple: true,
        default: ['light', 'dark'] as string[],
        as: 'light|dark',
        does: 'may be repeated',
      },
    },
    examples: ["--only '^en/plans' --width 360 --scheme dark"],
  },
  bench: {
    for: 'developers',
    does: 'measures what building costs with so many posts more, cold and after a change, and what pages weigh',
    options: {
      posts: { type: 'string', default: '12,1000,10000', as: 'NUMBERS', does: 'how many; 12,1000,10000 unless told' },
      runs: { type: 'string', default: '1', as: 'NUMBER', does: 'how often, to take the median of' },
    },
    examples: ['--posts 12,1000 --runs 3'],
  },
  'bench:search': {
    for: 'developers',
    does: 'measures how well search finds, what it weighs and how fast it answers',
    options: {
      posts: {
        type: 'string',
        multiple: true,
        default: ['200', '2000'] as string[],
        as: 'NUMBER',
        does: 'with so many posts more; may be repeated',
      },
    },
  },
  help: { for: 'developers', does: 'lists all commands', options: {} },
} as const satisfies Record<string, Command>

export type CommandName = keyof typeof commands
