import { styleText } from 'node:util'
import { Argument, Command, InvalidArgumentError, Option } from '@commander-js/extra-typings'
import { languages, locales } from '../site/locales.ts'
import { folderHosts, smokeHosts } from './hosting/hosts.ts'

// Commands with their options and help. cli.ts starts the file of the same name. A command's `error()` reports usage
// errors and exits with 2.

export const npmScripts = {
  lint: 'reports unformatted code and lint errors',
  types: 'checks the types; npm run check first writes the types of the content',
  format: 'formats the code and fixes lint errors where it can',
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
    'builds the site and serves it with its final headers; until the forms have an endpoint, sent forms appear at /__forms',
  )
  .addOption(
    new Option('--host <address>', 'the address to listen on: this machine only, or the network')
      .choices(['127.0.0.1', '0.0.0.0'] as const)
      .default('127.0.0.1' as const),
  )
  .addHelpText('after', examples('start', '--host 0.0.0.0'))

program
  .command('dev')
  .description(
    'serves the site with drafts at http://127.0.0.1:3000 while you write; mistakes appear in the terminal and over the page',
  )

const defaultPort = 4710

function toPort(value: string): number {
  // An empty PORT counts as unset.
  const port = value === '' ? defaultPort : Number(value)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new InvalidArgumentError(`Write a number from 0 to 65535, such as ${defaultPort}.`)
}

export const editCommand = program
  .command('edit')
  .description('opens the desk, an editor in the browser with both languages, the check and the page side by side')
  .addOption(
    new Option('--port <number>', 'the port; if it is in use, the next free one')
      .env('PORT')
      .default(defaultPort)
      .argParser(toPort),
  )
  .option('--open', 'opens the browser', true)
  .option('--no-open', 'does not open the browser')

export const checkCommand = program
  .command('check')
  .description('checks all content, in seconds')
  .option('--fix', 'corrects mistakes that have one right answer')
  .addOption(
    new Option('--format <format>', 'the format of the result: for people, or for programs')
      .choices(['text', 'github', 'json'] as const)
      .default('text' as const),
  )
  .option(
    '--explain <rule>',
    'explains why a rule exists, with an example; the names of the rules are listed below the mistakes',
  )
  .addOption(new Option('--lang <language>', 'the language of the messages; English by default').choices(locales))
  .option('--quiet', 'hides the advice')
  .addHelpText('after', examples('check', '--fix', '--lang nl', '--explain typed-price'))

export const newCommand = program
  .command('new')
  .description('creates a post, a question or a legal section in each language; without options, asks for the details')
  .addOption(new Option('--kind <kind>', 'the kind of text').choices(['post', 'question', 'legal'] as const))
  .option('--category <category>', 'the category of a post')
  .option('--into <file>', 'the file that a question or a legal section is added to')
  .option('--why <reason>', 'the reason why a post is not in every language')
  .addHelpText(
    'after',
    examples(
      'new',
      '--kind post --nl "Wat kost het?" --en "What does it cost?" --category how-to',
      '--kind post --nl "Nieuw in de cao" --why "The agreement is Dutch" --category zorg',
      '--kind question --into costs --nl "Kan het morgen?" --en "Could it be tomorrow?"',
    ),
  )
for (const locale of locales) newCommand.option(`--${locale} <title>`, `the title in ${languages[locale].english}`)

export const twinCommand = program
  .command('twin')
  .description('lists which translations are up to date with the original, or marks some as up to date')
  .addArgument(
    new Argument('[accept]', 'marks the translations of these entries as up to date').choices(['accept'] as const),
  )
  .argument('[entries...]')
  .addHelpText('after', examples('twin', 'accept blog/five-reasons'))

export const legalCommand = program
  .command('legal')
  .description('gives each changed legal text a new version number and date, and keeps the published version')
  .option('--against <revision>', 'the published revision; by default origin/main, or main if there is no remote')

export const reportCommand = program
  .command('report')
  .description(
    'shows what your changes to the content affect (pages, translations, search results and links), and when hidden content appears',
  )
  .option('--due', 'shows only hidden content, and when it appears')
  .option(
    '--against <revision>',
    'the revision to compare with; by default the commit where your branch left origin/main, or main if there is no remote',
  )
  .option(
    '--base <file>',
    'the build.json from that revision; compares the sizes in it with those in .build/build.json',
  )
  .option('--markdown <file>', 'also writes the report for a pull request')
  .addHelpText('after', examples('report', '--against HEAD', '--due'))

export const reviewCommand = program
  .command('review')
  .description(
    'shows in one file, .local/review.html, each page that your changes to the content affect, before and after, on a phone and a desktop',
  )
  .argument('[folder]', 'with --pages: a built site, such as .local/start/site')
  .option('--against <revision>', 'the revision to compare with', 'main')
  .option('--width <pixels...>', 'the screen width in pixels; may be repeated', ['390', '1440'])
  .addOption(
    new Option('--scheme <scheme...>', 'the colour scheme; may be repeated')
      .choices(['light', 'dark'] as const)
      .default(['light'] as const),
  )
  .option('--code', 'also builds with the code from that revision, and shows the pages whose pixels differ')
  .option('--published <address>', 'the address of a published preview; each page links to it')
  .option(
    '--pages [pattern]',
    'only saves screenshots of the pages in dist/, to .local/screenshots; a pattern selects pages',
  )
  // The folder comes first, because after a variadic option it would count as one of the option's values.
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
  .description(
    'shows every fact in content/business.yaml with the texts that use it; with a NAME, also the sentences that state it',
  )
  .argument('[names...]')
  .option('--promises', 'shows the sentences that bind the company, with the languages side by side')
  .addHelpText('after', examples('facts', 'terms.noticePeriod', '--promises starter'))

program.commandsGroup('For developers:')

export const testCommand = program
  .command('test')
  .description('checks and tests the whole project, or runs the test files with a NAME in their path')
  .argument('[names...]')
  .option('--watch', 'runs the tests again after every change')
  .option('--content', 'runs only the tests that words and pictures can break')
  .option('--nightly', 'also tests every page, runs slow tests, and visits pages in Chromium, Firefox and WebKit')
  .addHelpText('after', examples('test', 'faq routes'))

export const benchCommand = program
  .command('bench')
  .description('measures builds with extra posts, cold and after a change')
  .option('--posts <numbers>', 'the numbers of posts, with a comma between them', '12,1000,10000')
  .option('--runs <number>', 'the number of runs; the result is their median', '1')
  .addHelpText('after', examples('bench', '--posts 12,1000 --runs 3'))

program.helpCommand('help', 'lists all commands').commandsGroup('For operators:')

export const buildCommand = program
  .command('build')
  .description('builds dist/, and lists the values that are not filled in yet')
  .option(
    '--strict',
    'for publishing: refuses placeholders, example values, forms without an endpoint, translations that are out of date, and a security.txt that expires within 30 days',
  )
  .option(
    '--preview',
    'includes drafts and scheduled content, with noindex; writes to .local/preview/site, never to dist/',
  )
  .option('--compress', 'adds brotli and gzip versions of the files, for your own server')
  .option('--out <folder>', 'also writes the site to a folder without symbolic links, for a host or an upload')
  .addOption(
    new Option('--host <host>', 'the host that the folder is for').choices(folderHosts).default('plain' as const),
  )
  .addHelpText(
    'after',
    examples('build', '--strict --compress', '--strict --out _site --host github-pages', '--preview --out _preview'),
  )

export const smokeCommand = program
  .command('smoke')
  .description('compares a live site or a folder with the build here, and checks how the site is served')
  .argument('[url]')
  .addOption(new Option('--host <host>', 'the host that serves the site').choices(smokeHosts))
  .option('--dir <folder>', 'checks a folder instead, and reports files that do not belong to the site')
  .option(
    '--own',
    'compares with the release.json of the site itself, rather than with the build here, and prints the commit of the site',
  )
  .option('--form', 'sends one marked request through the contact form instead, and prints the provider’s answer')
  .option('--unless-readable', 'with --form: sends nothing if the page itself reads the provider’s answer')
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
  .option('--list', 'lists the kept builds, and which one is live')
  .addHelpText('after', examples('rollback', '--list'))

export const linksCommand = program
  .command('links')
  .description('requests every external address in the pages of dist/ or another folder; needs a network connection')
  .argument('[folder]')

for (const command of program.commands)
  command.showHelpAfterError(`npm run ${command.name()} -- --help lists its options.`)

function examples(name: string, ...all: string[]): string {
  return ['\nFor example:', ...all.map((example) => `  npm run ${name} -- ${example}`)].join('\n')
}
