import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { makerOf } from '../../system/maker.ts'

const source = join(import.meta.dirname, '..')

/** Makes the program of the desk for the browser, unless it is there: a folder with desk.js and desk.css. */
export async function makeProgram(root: string): Promise<string> {
  const all = join(root, '.local/desk/program')
  const folder = join(all, makerOf(['editor/app', 'editor/server/program.ts', 'package.json']))
  if (existsSync(folder)) return folder
  const { build } = await import('vite')
  const { default: tailwindcss } = await import('@tailwindcss/vite')
  const making = `${folder}.${process.pid}`
  await build({
    configFile: false,
    root: source,
    base: '/__desk/',
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
  for (const name of existsSync(all) ? readdirSync(all) : [])
    if (join(all, name) !== making) rmSync(join(all, name), { recursive: true, force: true })
  renameSync(making, folder)
  return folder
}
