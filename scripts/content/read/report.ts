import type { VFile } from 'vfile'
import type { Message } from '../../check/message.ts'
import type { Correction, Problem } from '../../check/problem.ts'
import { type Placed, placeOf } from './places.ts'

declare module 'vfile' {
  interface DataMap {
    /** What the plugins found wrong with the file. */
    problems: Problem[]
  }
}

/** Notes what is wrong with something of a file, for who runs the plugins. */
export function report({ path, data }: VFile, ruleId: string, message: Message, node: Placed, correction?: Correction) {
  data.problems ??= []
  data.problems.push({ ruleId, file: path, ...placeOf(node), message, ...correction })
}
