import { spawnSync } from 'node:child_process'
import { programOf } from './test/steps.ts'

const { status } = spawnSync(process.execPath, [programOf('@biomejs/biome', 'biome'), 'check', '--write'], {
  stdio: 'inherit',
})
process.exitCode = status ?? 1
