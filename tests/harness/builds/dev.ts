import { join } from 'node:path'
import { heard, kill, startCommand } from '../command.ts'

/** npm run dev at work in a project. */
export interface Dev {
  origin: string
  /** The HTML that it answers with. */
  read(path: string): Promise<string>
  stop(): Promise<void>
}

/** Starts npm run dev in a project, on a free port. */
export async function startDev(folder: string, env: Readonly<Record<string, string>> = {}): Promise<Dev> {
  // What Vite keeps of packages it would put in node_modules, which is that of the checkout.
  const settings = JSON.stringify({ cacheDir: join(folder, '.vite'), server: { port: 0 } })
  const command = startCommand(folder, 'dev', [], { ...env, VITE_CONFIG: settings })
  const origin = await heard(command, /Local:\s+(http:\/\/127\.0\.0\.1:\d+)/)
  return {
    origin,
    read: async (path) => (await fetch(origin + path)).text(),
    stop: async () => {
      kill(command)
      await command.ended
    },
  }
}
