import type { VFile } from 'vfile'
import type { Message } from '../message.ts'
import type { Problem } from '../problem.ts'

declare module 'vfile' {
  interface DataMap {
    /** What the plugins found wrong with the file. */
    problems: Problem[]
  }
}

/** Something of a file, and where it stands. */
export interface Placed {
  position?: { start: { line: number; column: number } }
}

/** Notes what is wrong with something of a file, for who runs the plugins. */
export function report({ path, data }: VFile, message: Message, { position }: Placed, fix?: Problem['fix']) {
  const { line, column } = position?.start ?? { line: 1, column: 1 }
  data.problems ??= []
  data.problems.push({ file: path, line, column, message, fix })
}
