// Loaded before a program and all it starts: each writes its name to the file that STARTED names.
import { appendFileSync } from 'node:fs'
import { basename } from 'node:path'
import { isMainThread } from 'node:worker_threads'

if (isMainThread) appendFileSync(process.env.STARTED, `${basename(process.argv[1] ?? '')}\n`)
