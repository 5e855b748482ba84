import { defineConfig } from 'vitest/config'

// Two kinds of tests: beside the code, and over the built site. Neither needs Vite's plugins, so vite.config.ts, which
// would start Vike, is not read. Both import #content: run the content check before them, as `npm test` does.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{site,scripts,components,renderer}/**/*.test.{ts,tsx}', 'tests/search/*.test.ts'],
          environment: 'node',
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'site',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/search/**'],
          environment: 'node',
          fileParallelism: false,
          testTimeout: 60_000,
          // What a page does next may take a while on a busy machine; what it never does fails all the same.
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
})
