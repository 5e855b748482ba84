import type { VFile } from 'vfile'
import type { Message } from '../../check/message.ts'
import type { Problem } from '../../check/problem.ts'
import { type Placed, placeOf } from './places.ts'

declare module 'vfile' {
  interface DataMap {
    /** What the plugins found wrong with the file. */
    problems: Problem[]
  }
}

/** Notes what is wrong with something of a file, for who runs the plugins. */
export function report({ path, data }: VFile, message: Message, node: Placed, fix?: Problem['fix']) {
  data.problems ??= []
  data.problems.push({ file: path, ...placeOf(node), message, fix })
}
