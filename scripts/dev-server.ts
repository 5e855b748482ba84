import { spawnSync } from 'node:child_process'
import { programOf } from './test/steps.ts'

// npm run dev: the site while somebody writes it (dev.ts). Vike's own program, as it handles keys and restarts.
const { status } = spawnSync(process.execPath, [programOf('vike', 'vike'), 'dev'], { stdio: 'inherit' })
process.exitCode = status ?? 1
