import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder of the project whose program this is, from its sources or from a bundle in .cache/. */
export const checkout = above(import.meta.dirname)

function above(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : above(dirname(folder))
}
