import type { Extension } from '@codemirror/state'
import { EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view'

/** Space in px to keep free below the cursor. */
const marginBelow = 40

/** True unless the window scrolls the editor, as on a phone. */
const scrollsItself = (editor: HTMLElement) => getComputedStyle(editor).maxHeight !== 'none'

/**
 * Height of the bars at the top of the window: the bar of the entry, and the buttons unless the editor scrolls below
 * them.
 */
function heightAbove(editor: HTMLElement): number {
  const buttons = editor.closest('.body')?.querySelector<HTMLElement>('[role="toolbar"]')
  const bar = document.querySelector('[data-entry] > header')
  return (bar?.clientHeight ?? 0) + (buttons && !scrollsItself(editor) ? buttons.offsetHeight : 0)
}

/**
 * Scrolls the window if the buttons cover the cursor. An editor with its own scrollbar only scrolls the cursor into its
 * own frame.
 */
const belowButtons = EditorView.updateListener.of(({ view, transactions }) => {
  if (!transactions.some(({ scrollIntoView }) => scrollIntoView)) return
  view.requestMeasure({
    key: 'belowButtons',
    read: () => {
      const buttons = view.dom.closest('.body')?.querySelector('[role="toolbar"]')
      const cursor = view.coordsAtPos(view.state.selection.main.head)
      return buttons && cursor ? buttons.getBoundingClientRect().bottom - cursor.top : 0
    },
    write: (covered) => {
      if (covered > 0) scrollBy(0, -covered)
    },
  })
})

/** Time in ms after a cursor move, during which boxes and pictures above the cursor may grow. */
const settlingMs = 1000

/** Keeps the cursor in the window after a move, even when boxes above it grow as they are drawn. */
const aboveEnd = ViewPlugin.fromClass(
  class {
    until = 0

    update({ view, transactions, geometryChanged }: ViewUpdate) {
      if (transactions.some(({ scrollIntoView }) => scrollIntoView)) this.until = performance.now() + settlingMs
      else if (geometryChanged && view.hasFocus && performance.now() < this.until) this.follow(view)
    }

    private follow(view: EditorView) {
      view.requestMeasure({
        key: this,
        read: () => {
          const cursor = view.coordsAtPos(view.state.selection.main.head)
          const end = scrollsItself(view.dom) ? view.dom.getBoundingClientRect().bottom : innerHeight
          return cursor ? cursor.bottom + marginBelow - end : 0
        },
        write: (below) => {
          if (below > marginBelow) (scrollsItself(view.dom) ? view.scrollDOM : window).scrollBy(0, below)
        },
      })
    }
  },
  {
    eventHandlers: {
      // A writer who scrolls may move the cursor out of view.
      wheel() {
        this.until = 0
      },
      touchmove() {
        this.until = 0
      },
    },
  },
)

/** Height that the bars cover of an editor at most: none while the editor begins below them. */
function coveredHeight(editor: HTMLElement): number {
  const height = heightAbove(editor)
  return Math.min(height, Math.max(0, height - editor.getBoundingClientRect().top))
}

/** Scrolls so that neither the bars at the top nor the end of the window hide the cursor. */
export const cursorInView: Extension = [
  EditorView.scrollMargins.of(({ dom }) => ({ top: coveredHeight(dom), bottom: marginBelow })),
  belowButtons,
  aboveEnd,
]
