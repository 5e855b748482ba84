import { join } from 'node:path'
import { listFiles } from '../files.ts'
import { openPacks } from '../packs.ts'
import { measure } from './processes.ts'
import { program } from './project.ts'
import type { Beside } from './results.ts'
import type { Tool } from './tool.ts'

/** What pictures for shared links and compression cost a page, in a copy of the project that was not built yet. */
export async function besidePages(tool: Tool): Promise<Beside> {
  await measure(program('check-content', '--quiet'), tool)
  const draw = () => measure(program('bench/pictures', '--each'), tool)
  const drawn = await draw()
  // What starting the program and reading the content took is not the pictures'.
  const read = await draw()
  const pictures = openPacks(join(tool.folder, '.cache/pictures')).size
  await measure(program('build'), tool)
  const pages = listFiles(tool.output).filter((file) => file.endsWith('.html')).length
  const compressed = await measure(program('compress'), tool)
  const again = await measure(program('compress'), tool)
  const { said: _, ...compressedAgain } = again
  return {
    pages,
    socialPicture: (1000 * (drawn.cpu - read.cpu)) / pictures,
    compression: (1000 * (compressed.cpu - again.cpu)) / pages,
    compressedAgain,
  }
}
