import { existsSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { replaceFile } from '../../scripts/lib/files.ts'
import { checkout, programFile, runProgram } from '../../scripts/lib/process.ts'
import { home } from '../protocol.ts'

/** Builds the client next to the bundled commands, unless present; returns the folder with desk.js and desk.css. */
export async function makeProgram(): Promise<string> {
  const folder = join(dirname(await programFile('editor/server/program')), 'client')
  if (existsSync(folder)) return folder
  const making = `${folder}.${process.pid}`
  await runProgram('editor/server/program', [making], { cwd: checkout, env: { NODE_ENV: 'production' } })
  // Another desk may have built the client in the meantime.
  if (existsSync(folder)) rmSync(making, { recursive: true, force: true })
  else replaceFile(making, folder)
  return folder
}

/** Builds the client with Vite, in a child process. */
export default async function buildClient(outDir: string) {
  const { build } = await import('vite')
  const { default: tailwindcss } = await import('@tailwindcss/vite')
  const source = join(checkout, 'editor')
  await build({
    root: source,
    base: home,
    logLevel: 'error',
    define: { 'process.env.BASE': '"/"' },
    plugins: [tailwindcss()],
    build: {
      outDir,
      rolldownOptions: {
        input: join(source, 'app/main.tsx'),
        output: { entryFileNames: 'desk.js', assetFileNames: 'desk[extname]', codeSplitting: false },
      },
    },
  })
}
