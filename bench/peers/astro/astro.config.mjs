import { unified } from '@astrojs/markdown-remark'
import mdx from '@astrojs/mdx'
import react from '@astrojs/react'
import { defineConfig } from 'astro/config'

// Its own processor is native code. The other is remark, which most plugins are written for, as this site's are.
const markdown = process.env.PROCESSOR === 'unified' ? { processor: unified() } : {}

export default defineConfig({
  site: 'https://bench.example',
  integrations: [mdx(), react()],
  markdown,
  experimental: { incrementalBuild: process.env.INCREMENTAL === '1' },
})
