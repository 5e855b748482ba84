import { completionStatus } from '@codemirror/autocomplete'
import { ViewPlugin } from '@codemirror/view'

/** Editors whose completion list is open. */
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

export const choiceWatch = ViewPlugin.define((view) => ({
  update: ({ state }) => noteChoice(view, completionStatus(state) === 'active'),
  destroy: () => noteChoice(view, false),
}))
