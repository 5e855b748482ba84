import type { Text } from '@codemirror/state'

/** Gives a block the empty lines that part it from the words before and after a place. */
export function apart(doc: Text, from: number, to: number, block: string): string {
  const [before, after] = [doc.sliceString(0, from), doc.sliceString(to)]
  const start = before === '' || /\n[ \t]*\n[ \t]*$/.test(before) ? '' : /\n[ \t]*$/.test(before) ? '\n' : '\n\n'
  const end = after === '' || /^[ \t]*\n[ \t]*(?:\n|$)/.test(after) ? '' : /^[ \t]*\n/.test(after) ? '\n' : '\n\n'
  return start + block + end
}
