import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { programsIn } from './programs.mjs'

/** The folder of the project whose program this is, from its sources or from a bundle in .cache/. */
export const checkout = above(import.meta.dirname)

function above(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : above(dirname(folder))
}

/** The bundle that this runs from; nothing where it runs from its sources. */
const [bundle] = /^.*[/\\]\.cache[/\\]commands[/\\][\w-]+/.exec(import.meta.dirname) ?? []

/** Returns the file of a program that runs in a thread or a process of its own, such as `scripts/build/render`. */
export async function programFile(program: string): Promise<string> {
  return join(bundle ?? (await programsIn(checkout)), `${program}.js`)
}
