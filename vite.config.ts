import mdx from '@mdx-js/rollup'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import rehypeSlug from 'rehype-slug'
import vike from 'vike/plugin'
import { defineConfig, type Plugin } from 'vite'
import { sheetPlugin } from './renderer/sheet.ts'
import { remarkPlugins } from './scripts/content/mdx/dialect.ts'
import { formSinkPlugin } from './scripts/hosting/form-sink.ts'
import { basePath, rebaseData } from './site/base.ts'
import { oldest } from './site/browsers.ts'
import { locales } from './site/locales.ts'
import { searchLanguages, searchWords } from './site/search/languages.ts'

/**
 * Replaces Vite's preload helper for dynamic imports with a pass-through. No chunk has a stylesheet, so the helper
 * would only add a request and 0.8 kB to every page.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  // Makes a module per importer. A shared module would become a separate file, which costs a request.
  resolveId: (id, importer) => (id === '\0vite/preload-helper.js' ? `\0plain-import:${importer}` : undefined),
  load: (id) => (id.startsWith('\0plain-import:') ? 'export const __vitePreload = (load) => load()' : undefined),
}

const wordsName = 'virtual:search-words/'

/** Provides #content to the renderer, and messages and the stemmer to the search script. */
const contentPlugin: Plugin = {
  name: 'content',
  enforce: 'pre',
  // #content stays external: the renderer reads it at startup, so its bundle does not depend on the content.
  resolveId(id) {
    if (id.startsWith(wordsName)) return id
    if (id !== '#content' || this.environment.mode === 'dev') return
    if (this.environment.name === 'client')
      this.error(
        'Browser code must not import #content, which has all content. Pass the values that it needs as props.',
      )
    return { id, external: true }
  },
  // Each language has its own module, so that a page loads only the words of its language.
  load(id) {
    const locale = locales.find((candidate) => id === wordsName + candidate)
    if (!locale) return
    const words = JSON.stringify(searchWords(locale), rebaseData)
    return `export default ${words}\nexport { stem } from '${searchLanguages[locale].from}'`
  },
  configureServer: async (server) => (await import('./scripts/build/dev.ts')).develop(server, process.cwd()),
}

export default defineConfig({
  base: basePath(),
  // Browsers have no environment variables, so the value that site/base.ts reads is inlined.
  define: { 'process.env.BASE': JSON.stringify(basePath()) },
  plugins: [
    plainImports,
    contentPlugin,
    // Compiles views in MDX: pages/NAME.mdx. Texts of content/ are data and not compiled here. Runs first because it
    // emits JSX.
    { enforce: 'pre', ...mdx({ remarkPlugins, rehypePlugins: [rehypeSlug] }) },
    react(),
    tailwindcss(),
    formSinkPlugin(process.cwd()),
    vike(),
    sheetPlugin,
  ],
  // Serves only this machine. Does not watch the output of builds.
  server: {
    host: '127.0.0.1',
    watch: { ignored: ['**/.build/**', '**/.cache/**', '**/.content/**', '**/.local/**', '**/dist/**'] },
  },
  // Bundles packages that consist of many small files, which Node would otherwise read at every build.
  ssr: { noExternal: ['zod', 'clsx', 'fuse.js', 'lucide-react', /^@radix-ui\//] },
  build: {
    outDir: '.build/vite',
    target: Object.entries(oldest).map(([engine, version]) => `${engine}${version}`),
    assetsInlineLimit: 0,
    modulePreload: false,
  },
})
