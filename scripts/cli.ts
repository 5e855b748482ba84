import { extname } from 'node:path'
import { inspect, styleText } from 'node:util'
import { CommanderError } from '@commander-js/extra-typings'
import { program } from './commands.ts'

// Runs the file in this folder that has the name of the command, as TypeScript or bundled. Usage errors exit with 2,
// failures with 1. DEBUG=1 shows the stack.
for (const command of program.commands)
  command.action(() => import(new URL(command.name() + extname(import.meta.url), import.meta.url).href))

program.hook('preSubcommand', (_, command) => {
  for (const { long } of command.options) {
    const name = `npm_config_${long?.slice(2).replaceAll('-', '_')}`
    if (process.env[name] !== undefined && !program.args.includes(String(long)))
      command.error(
        `npm took ${long} as its own option. Write npm run ${command.name()} -- ${long}, with -- before the option.`,
      )
  }
})

// Rejects an option in place of a value: with `build --out --strict`, commander would write to a folder named --strict.
program.hook('preAction', (_, command) => {
  for (const option of command.options) {
    const value = command.getOptionValue(option.attributeName())
    if (String(value).startsWith('--'))
      command.error(
        `error: option '${option.flags}' is followed by ${value}, not by a value. Write its value after ${option.long}.`,
      )
  }
})

try {
  await program.parseAsync()
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2
  else {
    const message = error instanceof Error ? error.message : String(error)
    console.error(styleText('red', process.env.DEBUG ? inspect(error) : message, { stream: process.stderr }))
    process.exitCode = 1
  }
}
