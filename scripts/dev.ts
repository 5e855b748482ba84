import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

// Vike's own program, as it handles keys and restarts; scripts/build/dev/dev.ts is what it runs of ours.
const { status } = spawnSync(process.execPath, [join(process.cwd(), 'node_modules/vike/bin.js'), 'dev'], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'development' },
})
process.exitCode = status ?? 1
