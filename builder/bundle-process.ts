import { build } from 'vike/api'

// Makes the programs of the site of its sources with Vite: client/ for the browser, and server/, which renders pages.
// The build runs it in a process of its own, whose memory is free again when it is done: tsx builder/bundle-process.ts DIR
await build({ viteConfig: { logLevel: 'warn', build: { outDir: process.argv[2], copyPublicDir: false } } })
