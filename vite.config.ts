import mdx from '@mdx-js/rollup'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { contentPlugin } from './scripts/content-plugin.ts'

const content = contentPlugin(import.meta.dirname)

export default defineConfig({
  plugins: [content.vite, { enforce: 'pre', ...mdx(content.mdxOptions) }, react(), tailwindcss(), vike()],
  build: {
    outDir: '.build/vite',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: false,
  },
})
