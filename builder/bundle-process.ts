import { build } from 'vike/api'

// Makes the programs of the site of its sources with Vite: client/ for the browser, and server/, which renders pages.
// The build runs it in a process of its own, whose memory is free again when it is done: tsx builder/bundle-process.ts DIR
try {
  // The build copies public/ itself: these programs are kept, also for a build whose public/ holds other files.
  await build({ viteConfig: { logLevel: 'warn', publicDir: false, build: { outDir: process.argv[2] } } })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  // Left to itself, Vike prints it and ends as if all had gone well.
  process.exit(1)
}
