import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { makerOf } from '../../system/maker.ts'
import { home } from '../protocol.ts'

const source = join(import.meta.dirname, '..')

/** Makes the program of the desk for the browser, unless it is there: a folder with desk.js and desk.css. */
export async function makeProgram(): Promise<string> {
  const all = join(source, '../.local/desk/program')
  const folder = join(all, makerOf(['editor/app', 'editor/server/program.ts', 'package.json']))
  if (existsSync(folder)) return folder
  const { build } = await import('vite')
  const { default: tailwindcss } = await import('@tailwindcss/vite')
  const making = `${folder}.${process.pid}`
  await build({
    configFile: false,
    root: source,
    base: home,
    logLevel: 'error',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"', 'process.env.BASE': '"/"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    plugins: [tailwindcss()],
    build: {
      outDir: making,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input: join(source, 'app/main.tsx'),
        output: { entryFileNames: 'desk.js', assetFileNames: 'desk[extname]', codeSplitting: false },
      },
    },
  })
  // Older ones go; another desk may have made this one meanwhile.
  for (const name of readdirSync(all))
    if (/^[0-9a-f]+$/.test(name) && join(all, name) !== folder)
      rmSync(join(all, name), { recursive: true, force: true })
  if (existsSync(folder)) rmSync(making, { recursive: true, force: true })
  else renameSync(making, folder)
  return folder
}
