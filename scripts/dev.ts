import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const { status } = spawnSync(process.execPath, [join(process.cwd(), 'node_modules/vike/bin.js'), 'dev'], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'development' },
})
process.exitCode = status ?? 1
