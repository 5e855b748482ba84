import { spawnSync } from 'node:child_process'
import { programOf } from './test/steps.ts'

// Vike's own program, as it handles keys and restarts; builder/dev/dev.ts is what it runs of ours.
const { status } = spawnSync(process.execPath, [programOf('vike', 'vike'), 'dev'], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'development' },
})
process.exitCode = status ?? 1
