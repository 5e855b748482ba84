import { inspect, parseArgs } from 'node:util'
import pc from 'picocolors'
import { type Command, type CommandName, commands } from './commands.ts'
import { nearest } from './lib/nearest.ts'

/** Something that a user did, and what to do instead. It is printed without more. */
export class Misuse extends Error {}

type Given<N extends CommandName> = ReturnType<
  typeof parseArgs<{ options: (typeof commands)[N]['options']; allowPositionals: true }>
>

// A command that is started by itself takes what it is started with.
let given = process.argv.slice(2)

/**
 * Runs the command that the first argument names, with the others. What a user did wrong ends with 2, what went wrong with
 * 1, each with a sentence; DEBUG=1 shows where. `load` runs the program of a command.
 */
export async function start([name = 'help', ...args]: string[], load: (file: string) => Promise<unknown>) {
  try {
    const command = nameOf(name)
    given = args
    check(command, args)
    if (args.includes('--help') || args.includes('-h')) console.log(helpOf(command))
    else await load(command.replace(':', '-'))
  } catch (error) {
    const sentence = error instanceof Error ? sentenceOf(error) : String(error)
    console.error(pc.red(process.env.DEBUG ? inspect(error) : sentence))
    process.exitCode = error instanceof Misuse ? 2 : 1
  }
}

/** The options and arguments that a command was started with, by its line in the table. */
export function givenTo<N extends CommandName>(name: N): { options: Given<N>['values']; args: string[] } {
  const { options }: Command = commands[name]
  const { values, positionals } = parseArgs({ args: given, options, allowPositionals: true, allowNegative: true })
  // Their types are those of the table, which TypeScript cannot follow through a name.
  return { options: values as Given<N>['values'], args: positionals }
}

function nameOf(name: string): CommandName {
  const names = Object.keys(commands) as CommandName[]
  const found = names.find((known) => known === name)
  if (!found) throw new Misuse(`${name} is no command.${didYouMean(name, names)} npm run help lists them all.`)
  return found
}

/** Names an option or argument that the command does not have, and one that npm kept for itself. */
function check(name: CommandName, args: string[]) {
  const { options, takes }: Command = commands[name]
  const known = Object.keys(options)
  const line = `npm run ${name} --`
  for (const option of known)
    if (process.env[`npm_config_${option.replaceAll('-', '_')}`] !== undefined && !args.includes(`--${option}`))
      throw new Misuse(`npm kept --${option} for itself. Write ${line} --${option}, with -- before it.`)
  const { tokens } = parseArgs({ args, options, strict: false, allowPositionals: true, tokens: true })
  for (const token of tokens) {
    if (token.kind === 'positional' && !takes)
      throw new Misuse(`${name} takes no argument, and got "${token.value}". ${line} --help says what it takes.`)
    if (token.kind !== 'option' || token.name === 'help' || token.name === 'h') continue
    const option = options[token.name] ?? options[token.name.replace(/^no-/, '')]
    if (!option) {
      const flags = known.map((each) => `--${each}`)
      const meant = didYouMean(token.rawName, flags)
      throw new Misuse(`${name} has no option ${token.rawName}.${meant} ${line} --help lists them.`)
    }
    const { type, as = 'a value' } = option
    if (type === 'boolean' && token.value !== undefined)
      throw new Misuse(`${token.rawName} takes no value. Write ${line} ${token.rawName}.`)
    if (type === 'string' && !token.value)
      throw new Misuse(`${token.rawName} wants ${as}: ${line} ${token.rawName} ${as}`)
    if (as.includes('|') && !as.split('|').includes(token.value ?? ''))
      throw new Misuse(`${token.rawName} "${token.value}" is not known. Write one of ${as.replaceAll('|', ', ')}.`)
  }
}

/** Returns the sentence that names the known word that was meant; nothing when none is close. */
export function didYouMean(word: string, known: readonly string[]): string {
  const close = nearest(word, known)
  return close ? ` Did you mean ${close}?` : ''
}

/** Returns the text of `--help`. */
function helpOf(name: CommandName): string {
  const { does, options, takes, examples = [] }: Command = commands[name]
  const rows = Object.entries(options).map(([option, { as = '', does: what }]) => [`--${option} ${as}`.trim(), what])
  const width = Math.max(0, ...rows.map(([left = '']) => left.length))
  const npm = name === 'test' || name === 'start' ? `npm ${name}` : `npm run ${name}`
  return [
    `${pc.bold([npm, (rows.length > 0 || takes) && '--', takes].filter(Boolean).join(' '))}  ${does}.`,
    ...(rows.length > 0 ? ['', ...rows.map(([left = '', right]) => `  ${left.padEnd(width)}  ${right}`)] : []),
    ...(examples.length > 0 ? ['', 'For example:', ...examples.map((example) => `  ${npm} -- ${example}`)] : []),
  ].join('\n')
}

const reasons: Record<string, string> = {
  EACCES: 'it may not be read or written by you',
  EPERM: 'it may not be read or written by you',
  EROFS: 'it stands on a disk that is read only',
  ENOENT: 'it is not there',
  ENOSPC: 'the disk is full',
}

/** Returns an error as a sentence: of a refusal of the system, the path and the reason. */
function sentenceOf(error: Error): string {
  const { code = '', path } = error as NodeJS.ErrnoException
  const reason = reasons[code]
  return reason && path ? `${path}: ${reason} (${code}).` : error.message
}
