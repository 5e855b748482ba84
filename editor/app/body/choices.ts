import { completionStatus } from '@codemirror/autocomplete'
import type { EditorState } from '@codemirror/state'
import { ViewPlugin } from '@codemirror/view'

/** Editors whose completion list is open, or whose cursor is in a fact that is half typed. */
const open = new Set<object>()
let waiting: (() => void)[] = []

export function noteChoice(editor: object, isOpen: boolean) {
  if (isOpen) open.add(editor)
  else open.delete(editor)
  if (open.size > 0) return
  for (const resume of waiting) resume()
  waiting = []
}

export const isChoosing = () => open.size > 0

/** Resolves once no completion list is open. */
export const choicesClosed = () =>
  isChoosing() ? new Promise<void>((resolve) => waiting.push(resolve)) : Promise.resolve()

/** True if the cursor is in braces without a whole name of a fact. */
export function isHalfTyped({ doc, selection }: EditorState, isFact: (name: string) => boolean): boolean {
  const { head, empty } = selection.main
  const { from, to } = doc.lineAt(head)
  const [typed] = /(?<!\\)\{[\w.]*$/.exec(doc.sliceString(from, head)) ?? []
  const [rest = ''] = /^[\w.]*/.exec(doc.sliceString(head, to)) ?? []
  return empty && typed !== undefined && !isFact(typed.slice(1) + rest)
}

export const choiceWatch = (isFact: (name: string) => boolean) =>
  ViewPlugin.define((view) => ({
    update: ({ state }) =>
      noteChoice(view, completionStatus(state) !== null || (view.hasFocus && isHalfTyped(state, isFact))),
    destroy: () => noteChoice(view, false),
  }))
