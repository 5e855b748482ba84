import { execFile } from 'node:child_process'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { plainEnvironment } from '../environment.ts'

const root = join(import.meta.dirname, '../../..')

/**
 * Walks through the desk of a fresh clone with a Node, and says what that said. `seconds` is how long the list took: by
 * the clock, or the work of the processors where that is less, as other tests run beside it.
 */
export async function walkDesk(node = process.execPath, shared: readonly string[] = []) {
  const line = ['--import', import.meta.resolve('tsx'), join(import.meta.dirname, 'walk.ts'), ...shared]
  const path = [dirname(node), process.env.PATH].join(process.platform === 'win32' ? ';' : ':')
  const { code, stdout, stderr } = await promisify(execFile)(node, line, {
    cwd: root,
    env: plainEnvironment({ PATH: path }),
  }).then(
    (said) => ({ code: 0, ...said }),
    (error) => error,
  )
  const [, clock = '', work = clock] = /texts after ([\d.]+) s(?:, ([\d.]+) s of work)?/.exec(stdout) ?? []
  return { code, said: stdout + stderr, seconds: Math.min(Number(clock), Number(work)) }
}
