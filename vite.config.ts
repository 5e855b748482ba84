import mdx from '@mdx-js/rollup'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import rehypeSlug from 'rehype-slug'
import remarkGfm from 'remark-gfm'
import vike from 'vike/plugin'
import { defineConfig, type Plugin } from 'vite'
import { contentPlugin } from './scripts/build/dev/content-plugin.ts'
import { recorderPlugin } from './scripts/hosting/recorder.ts'
import { base } from './site/base.ts'
import { engines, oldest } from './site/browsers.ts'

/**
 * Vite wraps each dynamic import in a helper that preloads the chunk's stylesheets and imports. No chunk of this site
 * has a stylesheet, so the helper would only be a request and 0.8 kB on every page: here it is a function that does nothing else.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  // Each importer gets its own, as one that is shared would be a file, and a request.
  resolveId: (id, importer) => (id === '\0vite/preload-helper.js' ? `\0plain-import:${importer}` : undefined),
  load: (id) => (id.startsWith('\0plain-import:') ? 'export const __vitePreload = (load) => load()' : undefined),
}

export default defineConfig({
  base: base(),
  // In the browser there is no environment: what site/base.ts reads is filled in.
  define: { 'process.env.BASE': JSON.stringify(base()) },
  plugins: [
    plainImports,
    contentPlugin(process.cwd()),
    // Views in MDX: pages/NAME.mdx. Texts of content/ are data, and never pass here. It makes JSX, so it comes first.
    { enforce: 'pre', ...mdx({ remarkPlugins: [[remarkGfm, { singleTilde: false }]], rehypePlugins: [rehypeSlug] }) },
    react(),
    tailwindcss(),
    recorderPlugin(process.cwd()),
    vike(),
  ],
  // For this machine alone. What a build beside it writes is none of its business.
  server: {
    host: '127.0.0.1',
    watch: { ignored: ['**/.build/**', '**/.cache/**', '**/.content/**', '**/.local/**', '**/dist/**'] },
  },
  // Packages of many small files: the program that renders has them in it, as Node would read them at every build.
  ssr: { noExternal: ['zod', 'clsx', 'fuse.js', 'lucide-react', /^@radix-ui\//] },
  build: {
    outDir: '.build/vite',
    // Also what stands in the pages themselves, which the server's program brings.
    cssMinify: true,
    // Styles and programs alike.
    target: engines.map((engine) => `${engine}${oldest[engine]}`),
    assetsInlineLimit: 0,
    modulePreload: false,
  },
})
