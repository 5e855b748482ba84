import { build } from 'vike/api'

// Makes the programs of the site of its sources with Vite: client/ for the browser, and server/, which renders pages.
// The build runs it in a process of its own, whose memory is free again when it is done: tsx builder/bundle-process.ts DIR
try {
  // The files of public/ are of the site, and not of its programs: those are kept, and used again for other files.
  await build({ viteConfig: { logLevel: 'warn', publicDir: false, build: { outDir: process.argv[2] } } })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  // Vike says what is wrong and goes on.
  process.exit(1)
}
