import { build } from 'vike/api'
import config from '../../vite.config.ts'

// Makes the programs of the site of its sources with Vite: client/ for the browser, and server/, which renders pages.
// The build runs it in a process of its own, whose memory is free again when it is done. It takes the folder to write to.
try {
  await build({
    viteConfig: {
      ...config,
      // Vite would bundle its settings, with all that they import, before it reads them.
      configFile: false,
      logLevel: 'warn',
      // The build copies public/ itself: these programs are kept, also for a build whose public/ holds other files.
      publicDir: false,
      build: { ...config.build, outDir: process.argv[2] },
    },
  })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  // Left to itself, Vike prints it and ends as if all had gone well.
  process.exit(1)
}
