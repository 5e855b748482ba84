import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { programHash } from '../../scripts/lib/cache.ts'
import { replaceFile } from '../../scripts/lib/files.ts'
import { checkout, runProgram } from '../../scripts/lib/process.ts'
import { home } from '../protocol.ts'

/** Inputs of the client build, for its cache key. */
export const clientSources = ['editor', 'renderer/styles', 'scripts/check', 'scripts/content', 'scripts/lib', 'site']

/** Builds the client unless cached; returns the folder with desk.js and desk.css. */
export async function makeProgram(): Promise<string> {
  const all = join(checkout, '.local/desk/program')
  const folder = join(all, programHash(...clientSources))
  if (existsSync(folder)) return folder
  const making = `${folder}.${process.pid}`
  await runProgram('editor/server/program', [making], { cwd: checkout, env: { NODE_ENV: 'production' } })
  // Remove older builds; another desk may have built this one meanwhile.
  for (const name of readdirSync(all))
    if (/^[0-9a-f]+$/.test(name) && join(all, name) !== folder)
      rmSync(join(all, name), { recursive: true, force: true })
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
