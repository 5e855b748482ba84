import { spawnSync } from 'node:child_process'
import { programOf } from './test/steps.ts'

// npm run format: formats the code and mends what the linter can mend.
const { status } = spawnSync(process.execPath, [programOf('@biomejs/biome', 'biome'), 'check', '--write'], {
  stdio: 'inherit',
})
process.exitCode = status ?? 1
