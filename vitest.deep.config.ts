import { defineConfig } from 'vitest/config'

// npm run test:deep: what takes many minutes, such as 200 builds that are killed. npm test has a sample of it.
export default defineConfig({
  test: {
    include: ['tests/deep/*.deep.ts'],
    environment: 'node',
    fileParallelism: false,
    testTimeout: 3_600_000,
    hookTimeout: 600_000,
  },
})
