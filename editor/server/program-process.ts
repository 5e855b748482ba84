import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { build } from 'vite'
import { checkout } from '../../scripts/lib/process.ts'
import { home } from '../protocol.ts'

const source = join(checkout, 'editor')

/** Builds the desk's client with Vite, in a child process. */
export default async function buildClient(outDir: string) {
  await build({
    root: source,
    base: home,
    logLevel: 'error',
    define: { 'process.env.BASE': '"/"' },
    plugins: [
      tailwindcss(),
      {
        name: 'turndown',
        // Its test for a DOM parser is a violation of Trusted Types, which browsers report.
        transform: (code, id) =>
          id.includes('/turndown/') ? code.replace('canParseHTMLNatively() ?', 'true ?') : undefined,
      },
    ],
    build: {
      outDir,
      rolldownOptions: {
        input: join(source, 'app/main.tsx'),
        output: { entryFileNames: 'desk.js', assetFileNames: 'desk[extname]', codeSplitting: false },
      },
    },
  })
}
