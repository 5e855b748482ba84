import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Runs garbage collection. On large machines V8 delays it: a call between two build stages halves peak memory. */
export function collectGarbage() {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
}
