import { useSyncExternalStore } from 'react'
import type { Problem } from '../../../scripts/content/problem.ts'
import { href } from '../../../site/routes.ts'
import type { Checked, Key, Side, Texts } from '../../protocol.ts'
import { setValue } from '../../text/edit-fields.ts'
import { correct } from '../../text/suggestion.ts'
import { ask, ShownError } from '../api.ts'
import { choicesClosed, isChoosing } from '../body/choices.ts'
import { looseNumberIn } from '../Finding.tsx'
import { announce, announceTrouble, closeUndo, type Undo } from '../Notices.tsx'
import { localeOfFile, rememberFacts } from '../names.ts'
import { language, t } from '../words.ts'
import type { Copy } from './copies.ts'
import { addedAliases, type EntryEvent, initialState, isMerged, reduceEntry, restoredState } from './entry-state.ts'
import { holdPlace } from './hold-place.ts'
import { createWriter } from './writer.ts'

export type EntryStore = ReturnType<typeof createEntry>
export type OpenEntry = ReturnType<typeof useEntry>

/** Runs when a check begins. May return a function that receives the result. */
type OnCheck = () => ((checked: Checked) => void) | undefined

/** Interval in ms at which an open entry looks whether another program changed its files. */
const watchMs = 4000
const replacingMs = 500

/** Opens an entry. With `copy`, restores the unsaved texts of a window that closed. */
export function createEntry(key: Key, sides: readonly Side[], onCheck: OnCheck, copy?: Copy) {
  const id = crypto.randomUUID()
  let state = copy ? restoredState(sides, copy.files, copy.sent) : initialState(sides)
  /** Renders the entry; undefined while it is closed. */
  let render: (() => void) | undefined
  /** True while the writer presses the keys with which a field or the editor undoes or redoes its own change. */
  let isReversing = false
  const now = () => state
  const isOpen = () => render !== undefined
  const check = oneAtATime(checkNow)
  const writer = createWriter({ id, key, copy, now, dispatch, isOpen, onWritten: check })
  const { write } = writer

  function dispatch(event: EntryEvent) {
    const before = state
    state = reduceEntry(before, event)
    if (render && state.texts !== before.texts) writer.writeSoon()
    // After a new step, the announced step could no longer be undone on its own.
    if (state.steps !== before.steps && !('isSame' in event && event.isSame)) closeUndo(key)
    render?.()
    const aliases = event.type === 'differed' ? addedAliases(event) : []
    for (const { file, slugs } of aliases.filter(({ file, slug }) => isUsable(sides, file, slug)))
      announce(t('oldAddress', { address: addressesOf(file, slugs) }))
    // The desk itself added an old address to the file, so no merge is announced.
    if (aliases.length > 0) return
    if ('changed' in event && isMerged(before, state, event.changed)) announce(t('merged'))
  }

  async function checkNow(isNewest: () => boolean) {
    const onChecked = onCheck()
    try {
      const query = new URLSearchParams({ key, head: state.checked?.states.head ?? '' })
      const answer = await ask<Checked>(`check?${query}`)
      // A result shown now would shift the page underneath an open list, and report a half-typed link as a mistake.
      const isHeld = isChoosing()
      await choicesClosed()
      if (!isNewest() || !render || (isHeld && writer.isWaiting())) return
      rememberFacts(answer.facts)
      holdPlace()
      dispatch({ type: 'checked', answer, isDone: !writer.isWaiting() })
      onChecked?.(answer)
      // Wait for a pending write, which makes these files outdated. The check after it returns newer files.
      writer.whenWritten(() => isNewest() && dispatch({ type: 'followed', changed: answer.files }))
    } catch (error) {
      announceTrouble(error)
      // Without an answer, the last result stays until the desk is back.
      if (isNewest() && error instanceof ShownError) dispatch({ type: 'unchecked' })
    }
  }

  /** Files that another program removed, with null, and changed files without changes in this window. */
  async function movedFiles(): Promise<Texts> {
    const { bases } = state
    const sides = await ask<Side[] | null>(`entry?${new URLSearchParams({ key })}`)
    // A write during this request makes its answer outdated.
    if (state.bases !== bases) return {}
    const moved = Object.entries(bases).flatMap(([file, base]) => {
      const text = sides?.find((side) => side.file === file)?.text ?? null
      const isRemoved = text === null && base !== null
      return isRemoved || (text !== base && state.texts[file] === base) ? [[file, text] as const] : []
    })
    return Object.fromEntries(moved)
  }

  async function watchFiles() {
    if (Object.keys(await movedFiles()).length === 0) return
    // A program that replaces a file can remove it for a moment.
    await new Promise((resolve) => setTimeout(resolve, replacingMs))
    const changed = await movedFiles()
    if (Object.keys(changed).length === 0 || !render) return
    writer.whenWritten(() => dispatch({ type: 'followed', changed }))
    void check()
  }

  function open(onChange: () => void) {
    const watching = setInterval(() => void watchFiles().catch(() => {}), watchMs)
    const leaving = new AbortController()
    addEventListener('pagehide', writer.sendAll, leaving)
    const press = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, shiftKey, target } = event
      const pressed = ctrlKey || metaKey ? event.key.toLowerCase() : ''
      // Fields and the editor have their own undo.
      const isTyping = target instanceof Element && target.closest('input, textarea, .cm-content, dialog')
      if (pressed === 's') void write()
      else if (pressed === 'z' && !shiftKey && !isTyping) undo()
      else if ((pressed === 'y' || pressed === 'z') && !isTyping) redo()
      else return
      event.preventDefault()
    }
    addEventListener('keydown', press, leaving)
    // Before the editor, which undoes its change when it gets the key.
    const noteKey = ({ ctrlKey, metaKey, key, type }: KeyboardEvent) => {
      isReversing = type === 'keydown' && (ctrlKey || metaKey) && /^[zy]$/i.test(key)
    }
    for (const type of ['keydown', 'keyup'] as const)
      addEventListener(type, noteKey, { capture: true, signal: leaving.signal })
    render = onChange
    void write()
    return () => {
      render = undefined
      clearInterval(watching)
      closeUndo(key)
      leaving.abort()
      writer.close()
    }
  }

  function edit(file: string, make: (text: string) => string | null, isSame = false) {
    editAll([file], make, isSame)
  }

  /** Edits several files as one undo step. */
  function editAll(files: readonly string[], make: (text: string, file: string) => string | null, isSame = false) {
    const texts = Object.fromEntries(files.map((file) => [file, make(state.texts[file] ?? '', file)]))
    dispatch({ type: 'edited', texts, isSame, time: Date.now(), isReversed: isReversing })
  }

  function undo(steps = state.steps.slice(-1)) {
    if (steps.length === 0) announce(t('undoNothing', { more: t('more'), versions: t('versions') }))
    dispatch({ type: 'undone', steps })
  }

  function redo() {
    dispatch({ type: 'redone' })
  }

  /** Replaces the texts of files as one undo step. Returns its undo, for an announcement. */
  function replace(texts: Texts): Undo {
    editAll(Object.keys(texts), (_, file) => texts[file] ?? null)
    return undoOfLast()
  }

  /** Returns the undo of the newest step, for an announcement. */
  function undoOfLast(): Undo {
    const steps = state.steps.slice(-1)
    return { act: () => undo(steps), of: key, isOfStep: true }
  }

  /** Applies the correction of a problem, or adds a number to `numbers`. */
  function applyFix(problem: Problem) {
    const { file } = problem
    const number = looseNumberIn(problem)
    if (!number) return edit(file, (text) => correct(text, problem))
    edit(file, (text) => setValue(file, text, ['numbers', number], ''))
    const place = `[data-file="${file}"] [data-path="${CSS.escape(`numbers.${number}`)}"] textarea`
    requestAnimationFrame(() => document.querySelector<HTMLElement>(place)?.focus())
  }

  return {
    id,
    key,
    open,
    now,
    edit,
    editAll,
    undo,
    redo,
    replace,
    undoOfLast,
    applyFix,
    settle(file: string, text: string) {
      dispatch({ type: 'resolved', file, text, time: Date.now() })
      void write()
    },
    write,
  }
}

/** Tells whether the site can use an address, according to the schema of its file. */
function isUsable(sides: readonly Side[], file: string, slug: string): boolean {
  const pattern = sides.find((side) => side.file === file)?.schema.properties?.slug?.pattern
  return pattern === undefined || new RegExp(pattern).test(slug)
}

/** Whole addresses of posts, as visitors see them. */
function addressesOf(file: string, slugs: readonly string[]): string {
  const locale = localeOfFile(file) ?? language()
  return slugs.map((slug) => href('post', locale, { slug })).join(', ')
}

/** Runs work one at a time. Requests during a run share the next run, which makes the current result outdated. */
function oneAtATime(work: (isNewest: () => boolean) => Promise<void>): () => Promise<void> {
  let requests = 0
  let last: Promise<unknown> = Promise.resolve()
  let next: Promise<void> | undefined
  return () => {
    requests++
    next ??= last.then(() => {
      next = undefined
      const own = requests
      return work(() => own === requests)
    })
    last = next
    return next
  }
}

export function useEntry(store: EntryStore) {
  const state = useSyncExternalStore(store.open, store.now)
  const problemsIn = (file: string) => (state.checked?.problems ?? []).filter((problem) => problem.file === file)
  return { ...store, ...state, problemsIn }
}
