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
    if (args.includes('--help') || args.includes('-h')) return console.log(helpOf(command))
    givenTo(command)
    await load(command.replace(':', '-'))
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    console.error(pc.red(process.env.DEBUG ? inspect(error) : message))
    process.exitCode = error instanceof Misuse ? 2 : 1
  }
}

/**
 * Returns the options and arguments that a command was started with, by its line in the table.
 *
 * @throws with what is wrong with them.
 */
export function givenTo<N extends CommandName>(name: N): { options: Given<N>['values']; args: string[] } {
  const { options, takes }: Command = commands[name]
  const line = `npm run ${name} --`
  for (const option of Object.keys(options))
    if (process.env[`npm_config_${option.replaceAll('-', '_')}`] !== undefined && !given.includes(`--${option}`))
      throw new Misuse(`npm kept --${option} for itself. Write ${line} --${option}, with -- before it.`)
  const { values, positionals } = parse(name, { args: given, options, allowPositionals: takes !== undefined })
  for (const [option, { as = '' }] of Object.entries(options))
    for (const value of [values[option] ?? []].flat())
      if (as.includes('|') && !as.split('|').includes(String(value)))
        throw new Misuse(`--${option} "${value}" is not known. Write one of ${as.replaceAll('|', ', ')}.`)
  // Their types are those of the table, which TypeScript cannot follow through a name.
  return { options: values as Given<N>['values'], args: positionals }
}

/** Parses arguments. What is wrong with them is said as `parseArgs` says it, with the option that may be meant. */
function parse(name: CommandName, config: { args: string[]; options: Command['options']; allowPositionals: boolean }) {
  try {
    return parseArgs({ ...config, allowNegative: true })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    const flags = Object.keys(config.options).map((known) => `--${known}`)
    const [option] = (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION' && /--[\w-]+/.exec(message)) || ['']
    throw new Misuse(
      `${message.split('. ')[0]}.${didYouMean(option, flags)} npm run ${name} -- --help says what ${name} takes.`,
    )
  }
}

function nameOf(name: string): CommandName {
  const names = Object.keys(commands) as CommandName[]
  const found = names.find((known) => known === name)
  if (!found) throw new Misuse(`${name} is no command.${didYouMean(name, names)} npm run help lists them all.`)
  return found
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
