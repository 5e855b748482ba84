import { styleText } from 'node:util'
import { Argument, Command, Option } from '@commander-js/extra-typings'
import { languages, locales } from '../site/locales.ts'
import { folderHosts, smokeHosts } from './hosting/hosts.ts'

// Commands with their options and help. cli.ts starts the file of the same name. `error()` of a command reports usage
// errors and exits with 2.

export const npmScripts = {
  lint: 'reports unformatted code and what the linter finds',
  types: 'checks the types; those of the content are written by npm run check',
  format: 'formats the code and mends what the linter can mend',
}

export const program = new Command('npm run')
  .exitOverride()
  .helpOption('-h, --help', 'shows this help')
  .showHelpAfterError('npm run help lists all commands.')
  .configureOutput({ outputError: (text, write) => write(styleText('red', text, { stream: process.stderr })) })
  .configureHelp({
    styleTitle: (title) => styleText('bold', title),
    subcommandTerm: (command) => `npm run ${command.name()}`,
    commandUsage: (command) =>
      command.parent ? `npm run ${command.name()} -- ${command.usage()}` : 'npm run NAME -- [options]',
  })
  .addHelpText('after', () =>
    [
      `\n${styleText('bold', 'Run by npm itself:')}`,
      ...Object.entries(npmScripts).map(([name, description]) => `  npm run ${name.padEnd(13)}${description}`),
    ].join('\n'),
  )

program.commandsGroup('For writers:')

export const startCommand = program
  .command('start')
  .description(
    'builds the site and serves it with its final headers; while forms have no endpoint, requests show at /__forms',
  )
  .addOption(
    new Option('--host <address>', 'where it listens: for this machine alone, or open to the network')
      .choices(['127.0.0.1', '0.0.0.0'] as const)
      .default('127.0.0.1' as const),
  )
  .addHelpText('after', examples('start', '--host 0.0.0.0'))

program
  .command('dev')
  .description(
    'serves the site with drafts on http://127.0.0.1:3000 while you write; mistakes show in the terminal and over the page',
  )

export const editCommand = program
  .command('edit')
  .description('opens the desk, an editor in the browser with both languages, the check and the page side by side')
  .option('--port <number>', 'its port, or the next free one', '4710')
  .option('--open', 'opens the browser', true)
  .option('--no-open', 'opens no browser')

export const checkCommand = program
  .command('check')
  .description('checks all content, in seconds')
  .option('--fix', 'corrects what has one right answer')
  .addOption(
    new Option('--format <format>', 'for people, or for programs')
      .choices(['text', 'github', 'json'] as const)
      .default('text' as const),
  )
  .option(
    '--explain <rule>',
    'why a rule exists, with an example; a list of problems ends with the names of their rules',
  )
  .addOption(new Option('--lang <language>', 'the language of what it says; English unless told').choices(locales))
  .option('--quiet', 'leaves the advice out')
  .addHelpText('after', examples('check', '--fix', '--lang nl', '--explain typed-price'))

export const newCommand = program
  .command('new')
  .description('begins a post, a question or a legal section in each language; without options it asks')
  .addOption(new Option('--kind <kind>', 'what it is').choices(['post', 'question', 'legal'] as const))
  .option('--category <category>', 'of a post: its category')
  .option('--into <file>', 'of a question or a legal section: where it belongs')
  .option('--why <reason>', 'of a post that is not in every language: why')
  .addHelpText(
    'after',
    examples(
      'new',
      '--kind post --nl "Wat kost het?" --en "What does it cost?" --category how-to',
      '--kind post --nl "Nieuw in de cao" --why "The agreement is Dutch" --category zorg',
      '--kind question --into costs --nl "Kan het morgen?" --en "Could it be tomorrow?"',
    ),
  )
for (const locale of locales) newCommand.option(`--${locale} <title>`, `its title in ${languages[locale].english}`)

export const twinCommand = program
  .command('twin')
  .description('lists whether each translation still says what its source says, or marks some as up to date')
  .addArgument(new Argument('[accept]', 'marks them').choices(['accept'] as const))
  .argument('[entries...]')
  .addHelpText('after', examples('twin', 'accept blog/five-reasons'))

export const legalCommand = program
  .command('legal')
  .description('gives each changed legal text a new number and date, and keeps the version that visitors could read')
  .option('--against <revision>', 'what is published; origin/main unless told, or main without a remote')

export const reportCommand = program
  .command('report')
  .description(
    'shows what your content changes: pages, translations, search results, links; and what is hidden until when',
  )
  .option('--due', 'only what is hidden, and when it appears')
  .option(
    '--against <revision>',
    'what to compare with; where you left origin/main unless told, or main without a remote',
  )
  .option('--base <file>', 'the build.json of that revision: compares sizes with .build/build.json too')
  .option('--markdown <file>', 'writes it for a pull request as well')
  .addHelpText('after', examples('report', '--against HEAD', '--due'))

export const reviewCommand = program
  .command('review')
  .description(
    'shows in one file, .local/review.html, each page that your content changes, before and after, on a phone and a desktop',
  )
  .argument('[folder]', 'with --pages: a built site, such as .local/start/site')
  .option('--against <revision>', 'what to compare with', 'main')
  .option('--width <pixels...>', 'may be repeated', ['390', '1440'])
  .addOption(
    new Option('--scheme <scheme...>', 'may be repeated')
      .choices(['light', 'dark'] as const)
      .default(['light'] as const),
  )
  .option('--code', 'also builds with the code of that revision, and shows the pages whose pixels differ')
  .option('--published <address>', 'of a published preview: links each page to it')
  .option('--pages [pattern]', 'compares nothing: takes pictures of the pages of dist/ into .local/screenshots')
  // The folder comes first: after a variadic option it would be taken as a value.
  .usage('[folder] [options]')
  .addHelpText(
    'after',
    examples(
      'review',
      '--against HEAD',
      '--scheme light dark',
      '--code',
      "--pages '^en/plans' --width 360 --scheme dark",
    ),
  )

export const factsCommand = program
  .command('facts')
  .description('shows every fact of content/business.yaml with the texts that use it; with a NAME, every sentence too')
  .argument('[names...]')
  .option('--promises', 'the sentences that state what binds us, the languages side by side')
  .addHelpText('after', examples('facts', 'terms.noticePeriod', '--promises starter'))

program.commandsGroup('For developers:')

export const testCommand = program
  .command('test')
  .description('checks and tests the whole project, or the tests whose files hold a NAME')
  .argument('[names...]')
  .option('--watch', 'runs them again at every change')
  .option('--content', 'what words and pictures can break')
  .option('--nightly', 'everything on every page, what takes long, and visits in Chromium, Firefox and WebKit')
  .addHelpText('after', examples('test', 'faq routes'))

export const benchCommand = program
  .command('bench')
  .description('measures builds with extra posts, cold and after a change')
  .option('--posts <numbers>', 'how many', '12,1000,10000')
  .option('--runs <number>', 'how often, to take the median of', '1')
  .addHelpText('after', examples('bench', '--posts 12,1000 --runs 3'))

program.helpCommand('help', 'lists all commands').commandsGroup('For operators:')

export const buildCommand = program
  .command('build')
  .description('builds dist/ and lists which values are still placeholders')
  .option(
    '--strict',
    'for publishing: refuses a placeholder or an example value, a form without an endpoint, a stale translation, a security.txt about to expire',
  )
  .option(
    '--preview',
    'shows drafts and what is scheduled, and asks not to be found; to .local/preview/site, never to dist/',
  )
  .option('--compress', 'for a server of your own: brotli and gzip versions beside the files')
  .option('--out <folder>', 'writes a plain folder as well')
  .addOption(new Option('--host <host>', 'who serves that folder').choices(folderHosts).default('plain' as const))
  .addHelpText(
    'after',
    examples('build', '--strict --compress', '--strict --out _site --host github-pages', '--preview --out _preview'),
  )

export const smokeCommand = program
  .command('smoke')
  .description('compares a live site, or a folder, with the build here, and checks how it is served')
  .argument('[url]')
  .addOption(new Option('--host <host>', 'the host that serves it').choices(smokeHosts))
  .option('--dir <folder>', 'looks at a folder instead: every file of it, and what is not of the site')
  .option(
    '--own',
    'compares with the release.json of the site itself, rather than with the build here, and says which commit that is',
  )
  .option('--form', 'sends one marked request through its contact form instead, and says what the provider answers')
  .option('--unless-readable', 'with --form: sends nothing where the page itself reads what the provider answers')
  .addHelpText(
    'after',
    examples(
      'smoke',
      'https://www.example.com/ --host netlify',
      'https://www.example.com/ --host nginx --own',
      '--dir _site --host netlify',
      'https://www.example.com/ --form',
    ),
  )

export const rollbackCommand = program
  .command('rollback')
  .description('publishes the previous build again, or one of the last three by its NAME')
  .argument('[name]')
  .option('--list', 'lists the builds that are kept, and says which is live')
  .addHelpText('after', examples('rollback', '--list'))

export const linksCommand = program
  .command('links')
  .description('requests every external address in the pages of dist/, or of another folder; needs the network')
  .argument('[folder]')

for (const command of program.commands)
  command.showHelpAfterError(`npm run ${command.name()} -- --help says what ${command.name()} takes.`)

function examples(name: string, ...all: string[]): string {
  return ['\nFor example:', ...all.map((example) => `  npm run ${name} -- ${example}`)].join('\n')
}
