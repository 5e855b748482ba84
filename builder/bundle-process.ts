// Makes the programs of the site of its sources with Vite: client/ for the browser, and server/, which renders pages.
// The build runs it in a process of its own, whose memory is free again when it is done: tsx builder/bundle-process.ts DIR
// Reading the maps of every package that is loaded would take longer than some of them do.
process.setSourceMapsEnabled(false)
try {
  const { build } = await import('vike/api')
  // Given as it is: Vite would bundle the file, with all that it imports, before it reads it.
  const { default: config } = await import('../vite.config.ts')
  await build({
    viteConfig: {
      ...config,
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
