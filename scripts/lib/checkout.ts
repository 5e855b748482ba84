import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { programsIn } from './programs.mjs'

/** Root folder of the checkout, found from the sources or from a bundle in .cache/. */
export const checkout = above(import.meta.dirname)

function above(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : above(dirname(folder))
}

/** Bundle that this code runs from; `undefined` when run from the sources. */
const [bundle] = /^.*[/\\]\.cache[/\\]commands[/\\][\w-]+/.exec(import.meta.dirname) ?? []

/** Returns the file of a program for a thread or child process, such as `scripts/build/render`. */
export async function programFile(program: string): Promise<string> {
  return join(bundle ?? (await programsIn(checkout)), `${program}.js`)
}
