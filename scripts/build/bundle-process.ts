import { build } from 'vike/api'
import config from '../../vite.config.ts'

// Bundles the site with Vite: client/ for the browser, server/ for rendering. Runs in a child process to release
// memory. Takes the output folder.
try {
  await build({
    viteConfig: {
      ...config,
      configFile: false,
      logLevel: 'warn',
      // The build copies public/ itself: cached bundles must not depend on it.
      publicDir: false,
      build: { ...config.build, outDir: process.argv[2] },
    },
  })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  // By default, Vike prints the error and exits with 0.
  process.exit(1)
}
