import type { ParseArgsConfig } from 'node:util'
import { languages, locales, localize } from '../site/locales.ts'
import { traits } from './hosting/smoke/traits.ts'

/** An option as `parseArgs` knows it. */
type Option = NonNullable<ParseArgsConfig['options']>[string] & {
  /** The end of "--option …: what it does". */
  does: string
  /** Its value as the help names it: FILE, or the ones there are: text|json. Then a command gets no other. */
  as?: string
}

export interface Command {
  /** Its purpose, to be read after its name. */
  does: string
  options: Record<string, Option>
  /** Arguments that it takes besides options, as the help names them. */
  takes?: string
  /** Each is written behind `npm run NAME --`. */
  examples?: readonly string[]
}

/** An option that is given or not. */
const flag = (does: string) => ({ type: 'boolean', default: false, does }) as const

/** An option with a value. */
const value = (as: string, does: string) => ({ type: 'string', as, does }) as const

const writers = {
  start: {
    does: 'builds the site and serves it with its final headers; while forms have no endpoint, requests show at /__forms',
    options: {
      host: {
        ...value('127.0.0.1|0.0.0.0', 'where it listens: for this machine alone unless told, or open to the network'),
        default: '127.0.0.1',
      },
    },
    examples: ['--host 0.0.0.0'],
  },
  dev: {
    does: 'serves the site with drafts on http://127.0.0.1:3000 while you write; mistakes show in the terminal and over the page',
    options: {},
  },
  edit: {
    does: 'opens the desk, an editor in the browser with both languages, the check and the page side by side',
    options: {
      port: { ...value('NUMBER', 'its port; 4710 or the next free one unless told'), default: '4710' },
      open: { ...flag('opens the browser; --no-open does not'), default: true },
      author: value('NAME', 'who proposes, as "Name <mail>"; the name that git knows unless told'),
    },
    examples: ['--author "Anna <anna@example.com>"'],
  },
  check: {
    does: 'checks all content, in seconds',
    options: {
      fix: flag('corrects what has one right answer'),
      format: { ...value('text|github|json', 'for people, or for programs'), default: 'text' },
      explain: value(
        'RULE',
        'why a rule exists, with an example; a list of problems ends with the names of their rules',
      ),
      lang: value(locales.join('|'), 'the language of what it says; English unless told'),
      quiet: flag('leaves the advice out'),
    },
    examples: ['--fix', '--lang nl', '--explain typed-price'],
  },
  new: {
    does: 'begins a post, a question or a legal section in each language; without options it asks',
    options: {
      kind: value('post|question|legal', 'what it is'),
      ...localize((locale) => value('TITLE', `its title in ${languages[locale].english}`)),
      category: value('CATEGORY', 'of a post: its category'),
      into: value('FILE', 'of a question or a legal section: where it belongs'),
      why: value('REASON', 'of a post that is not in every language: why'),
    },
    examples: [
      '--kind post --nl "Wat kost het?" --en "What does it cost?" --category how-to',
      '--kind post --nl "Nieuw in de cao" --why "The agreement is Dutch" --category zorg',
      '--kind question --into costs --nl "Kan het morgen?" --en "Could it be tomorrow?"',
    ],
  },
  twin: {
    does: 'lists which translations no longer say what their source says, or marks them as up to date',
    options: {},
    takes: '[accept ENTRY …]',
    examples: ['accept blog/five-reasons'],
  },
  legal: {
    does: 'gives each changed legal text a new number and date, and keeps the version that visitors could read',
    options: { against: { ...value('REVISION', 'what is published; main unless told'), default: 'main' } },
  },
  report: {
    does: 'shows what your content changes: pages, translations, search results, links; and what is hidden until when',
    options: {
      due: flag('only what is hidden, and when it appears'),
      against: { ...value('REVISION', 'what to compare with; main unless told'), default: 'main' },
      base: value('FILE', 'the build.json of that revision: compares sizes with .build/build.json too'),
      markdown: value('FILE', 'writes it for a pull request as well'),
    },
    examples: ['--against HEAD', '--due'],
  },
  facts: {
    does: 'shows every fact of content/business.yaml with the texts that use it; with a NAME, every sentence too',
    options: {
      promises: flag('the sentences that state what binds us, the languages side by side'),
    },
    takes: '[NAME …]',
    examples: ['terms.noticePeriod', '--promises starter'],
  },
} as const satisfies Record<string, Command>

const developers = {
  test: {
    does: 'checks and tests the whole project, or the tests whose files hold a NAME',
    options: {
      watch: flag('runs them again at every change'),
      content: flag('what words and pictures can break'),
      nightly: flag('everything on every page, what takes long, and visits in Chromium, Firefox and WebKit'),
    },
    takes: '[NAME …]',
    examples: ['faq routes'],
  },
  screenshots: {
    does: 'takes screenshots of every page of dist/, or of a folder such as .local/start/site, into .local/screenshots',
    takes: '[DIR]',
    options: {
      only: { ...value('PATTERN', 'pages whose file matches'), default: '' },
      width: { ...value('PIXELS', 'may be repeated'), multiple: true, default: ['360', '768', '1440'] as string[] },
      scheme: { ...value('light|dark', 'may be repeated'), multiple: true, default: ['light', 'dark'] as string[] },
    },
    examples: ["--only '^en/plans' --width 360 --scheme dark"],
  },
  bench: {
    does: 'measures builds with extra posts, cold and after a change',
    options: {
      posts: { ...value('NUMBERS', 'how many; 12,1000,10000 unless told'), default: '12,1000,10000' },
      runs: { ...value('NUMBER', 'how often, to take the median of'), default: '1' },
    },
    examples: ['--posts 12,1000 --runs 3'],
  },
  help: { does: 'lists all commands', options: {} },
} as const satisfies Record<string, Command>

const operators = {
  build: {
    does: 'builds dist/ and lists which values are still placeholders',
    options: {
      strict: flag(
        'for publishing: refuses a placeholder, a form without an endpoint, a stale translation, a security.txt about to expire',
      ),
      preview: flag(
        'shows drafts and what is scheduled, and asks not to be found; to .local/preview/site, never to dist/',
      ),
      compress: flag('for a server of your own: brotli and gzip versions beside the files'),
      out: value('DIR', 'writes a plain folder as well'),
      host: { ...value('plain|github-pages|netlify|cloudflare', 'who serves that folder'), default: 'plain' },
    },
    examples: ['--strict --compress', '--strict --out _site --host github-pages', '--preview --out _preview'],
  },
  smoke: {
    does: 'compares a live site, or a folder, with the build here, and checks how it is served',
    options: {
      host: value(Object.keys(traits).join('|'), 'the host that serves it'),
      dir: value('DIR', 'looks at a folder instead: every file of it, and what is not of the site'),
      own: flag(
        'compares with the release.json of the site itself, rather than with the build here, and says which commit that is',
      ),
      form: flag('sends one marked request through its contact form instead, and says what the provider answers'),
      'unless-readable': flag('with --form: sends nothing where the page itself reads what the provider answers'),
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
    does: 'publishes the previous build again, or one of the last three by its NAME',
    options: { list: flag('lists the builds that are kept, and says which is live') },
    takes: '[NAME]',
    examples: ['--list'],
  },
  links: {
    does: 'requests every external address in the pages of dist/, or of another folder; needs the network',
    options: {},
    takes: '[DIR]',
  },
} as const satisfies Record<string, Command>

/** Every command by its audience, in the order of its use; each is a file of its name beside this one. */
export const audiences = { writers, developers, operators }

export const commands = { ...writers, ...developers, ...operators }

export type CommandName = keyof typeof commands

/** Scripts that npm runs by itself, for developers. */
export const scripts = {
  lint: 'reports unformatted code and what the linter finds',
  types: 'checks the types; those of the content are written by npm run check',
  format: 'formats the code and mends what the linter can mend',
}
