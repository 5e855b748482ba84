import { join } from 'node:path'
import { heard, kill, startProgram } from '../command.ts'
import type { Running } from './servers.ts'

/** Serves a folder as npm start does, in a process of its own. */
export async function startServing(folder: string): Promise<Running> {
  const root = join(import.meta.dirname, '../../..')
  const command = startProgram(root, join(import.meta.dirname, 'serve-folder.ts'), [folder])
  const origin = await heard(command, /(http:\/\/127\.0\.0\.1:\d+)/)
  return {
    origin,
    stop: async () => {
      kill(command)
      await command.ended
    },
  }
}
