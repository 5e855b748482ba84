import { useSyncExternalStore } from 'react'
import { applyFixes } from '../../../scripts/check/fix.ts'
import type { Problem } from '../../../scripts/content/problem.ts'
import type { Checked, Key, Side, Texts, Writing } from '../../protocol.ts'
import { setValue } from '../../text/edit-fields.ts'
import { readFields } from '../../text/fields.ts'
import { acceptGuess } from '../../text/suggestion.ts'
import { ask, Refusal } from '../api.ts'
import { looseNumberIn } from '../Finding.tsx'
import { announce, announceTrouble, type Undo } from '../Notices.tsx'
import { t } from '../words.ts'
import { type Copy, discardCopy, forgetCopy, keepCopy, releaseCopy } from './copies.ts'
import {
  changeText,
  contains,
  type EntryState,
  followFiles,
  initialState,
  restoredState,
  settle,
  takeBack,
  unwrittenIn,
} from './entry-state.ts'

/** Debounce of writing and checking, and its maximum during typing, in ms. */
const rest = 200
const longest = 700
const retryMs = 5000

export type EntryStore = ReturnType<typeof createEntry>
export type OpenEntry = ReturnType<typeof useEntry>

/** Opens an entry, or with `copy` what was typed in a window that closed. */
export function createEntry(key: Key, sides: readonly Side[], onChecked: (checked: Checked) => void, copy?: Copy) {
  const id = crypto.randomUUID()
  let state = copy ? restoredState(sides, copy.files, copy.sent) : initialState(sides)
  /** Renders the entry; undefined unless it is open. */
  let render: (() => void) | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let waitingSince = 0
  let asked = 0
  let lastCheck: Promise<unknown> = Promise.resolve()
  /** Check that waits for the one before it; further requests share it. */
  let nextCheck: Promise<void> | undefined
  /** Writes run one after another. */
  let last: Promise<unknown> = Promise.resolve()
  /** A write without an answer may have arrived, so it is repeated unchanged. */
  let unanswered: Writing | undefined

  if (copy) void keep().then((isStored) => (isStored ? discardCopy(copy.id) : undefined))

  /** Keeps a copy in the browser of what is in no file. */
  async function keep() {
    const files = unwrittenIn({ ...state, conflicts: {} })
    if (Object.keys(files).length > 0) return keepCopy({ id, key, time: Date.now(), files, sent: unanswered ?? {} })
    await forgetCopy(id)
  }

  function update(next: Partial<EntryState>) {
    const { texts } = state
    state = { ...state, ...next }
    if (render && state.texts !== texts) writeSoon()
    render?.()
  }

  function writeSoon() {
    const time = Date.now()
    waitingSince ||= time
    clearTimeout(timer)
    timer = setTimeout(() => void write(), Math.max(0, Math.min(rest, waitingSince + longest - time)))
    if (state.phase === 'idle') state = { ...state, phase: 'checking' }
  }

  function write(): Promise<void> {
    waitingSince = 0
    clearTimeout(timer)
    void keep()
    last = last.then(writeNow)
    return last.then(check)
  }

  async function writeNow() {
    const repeated = unanswered
    const files = repeated ?? unwrittenIn(state)
    if (Object.keys(files).length === 0) {
      // A closed entry cannot ask, so its conflict is offered later.
      if (!render) releaseCopy(id)
      return
    }
    try {
      unanswered = files
      const changed = await ask<Texts>('write', { key, files })
      unanswered = undefined
      if (Object.keys(changed).length > 0) {
        followWrite(files, changed)
        return writeSoon()
      }
      const written = Object.fromEntries(Object.entries(files).map(([file, { text }]) => [file, text]))
      update({ bases: { ...state.bases, ...written }, trouble: undefined })
      void keep()
      if (repeated) return writeNow()
    } catch (error) {
      if (error instanceof Refusal) {
        unanswered = undefined
        update({ trouble: error.message })
      }
      timer = setTimeout(() => void write(), retryMs)
    }
  }

  /** Takes over what differs from a write: changes by another program, or the old address that the desk added. */
  function followWrite(files: Writing, changed: Texts) {
    for (const [file, write] of Object.entries(files)) {
      const { [file]: now } = changed
      const { text: sent } = write
      // If the file contains the sent text, it is newer.
      if (sent === null || !now || !contains(file, now, write)) continue
      update({ bases: { ...state.bases, [file]: sent } })
      const [own, kept] = [sent, now].map((text) => readFields(file, text)?.aliases)
      const added = Array.isArray(kept) ? kept.filter((slug) => !Array.isArray(own) || !own.includes(slug)) : []
      if (added.length > 0) announce(t('oldAddress', { slug: added.join(', ') }))
    }
    takeOver(changed)
  }

  function check(): Promise<void> {
    asked++
    nextCheck ??= lastCheck.then(() => {
      nextCheck = undefined
      return checkNow(asked)
    })
    lastCheck = nextCheck
    return nextCheck
  }

  async function checkNow(number: number) {
    try {
      const { checked } = state
      const query = new URLSearchParams({ key, head: checked?.states.head ?? '' })
      const answer = await ask<Checked>(`check?${query}`)
      if (number !== asked || !render) return
      update({
        checked: { ...answer, online: answer.online ?? checked?.online },
        phase: waitingSince > 0 ? state.phase : 'idle',
      })
      onChecked(answer)
      // A pending write outdates these files; the next check has newer ones.
      last = last.then(() => number === asked && !unanswered && takeOver(answer.files))
    } catch (error) {
      announceTrouble(error)
      // Without an answer, the verdict is old until the desk is back.
      if (number === asked && error instanceof Refusal) update({ phase: 'idle' })
    }
  }

  function takeOver(files: Texts) {
    const before = state
    update(followFiles(state, files))
    const isMerged = Object.keys(files).some((file) => {
      const text = state.texts[file]
      return text !== before.texts[file] && text !== files[file]
    })
    if (isMerged) announce(t('merged'))
  }

  function open(onChange: () => void) {
    const leaving = new AbortController()
    const leave = () => {
      // A write under way may not arrive, so it is sent again first.
      const writes = [unanswered ?? {}, unwrittenIn(state, unanswered)].filter((files) => Object.keys(files).length > 0)
      // Browsers limit `keepalive` bodies to 64 kB.
      const keepalive = new Blob([JSON.stringify(writes)]).size < 60_000
      for (const files of writes) void ask('write', { key, files }, keepalive).catch(() => {})
    }
    addEventListener('pagehide', leave, leaving)
    const press = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, shiftKey, target } = event
      const pressed = ctrlKey || metaKey ? event.key.toLowerCase() : ''
      // Fields and the editor have their own undo.
      const isTyping = target instanceof Element && target.closest('input, textarea, .cm-content, dialog')
      if (pressed === 's') void write()
      else if (pressed === 'z' && !shiftKey && !isTyping) undo()
      else return
      event.preventDefault()
    }
    addEventListener('keydown', press, leaving)
    render = onChange
    void write()
    return () => {
      render = undefined
      leaving.abort()
      clearTimeout(timer)
      last = last.then(writeNow)
    }
  }

  function edit(file: string, make: (text: string) => string | null, isSame = false) {
    update(changeText(state, file, make(state.texts[file] ?? ''), isSame))
  }

  function undo(steps = state.steps.slice(-1)) {
    update(steps.reduceRight(takeBack, state))
  }

  /** Returns an undo for the newest steps, valid after later changes. */
  function undoOfLast(count = 1): Undo {
    const steps = state.steps.slice(-count)
    return { act: () => undo(steps), of: key }
  }

  /** Applies the correction of a problem, or adds a number to `numbers`. */
  function mend(problem: Problem) {
    const { file, fix = problem.cure } = problem
    const number = looseNumberIn(problem)
    if (!number)
      return edit(file, (text) => (fix ? applyFixes(text, [{ ...problem, fix }]).text : acceptGuess(text, problem)))
    edit(file, (text) => setValue(file, text, ['numbers', number], ''))
    const place = `[data-file="${file}"] [data-path="${CSS.escape(`numbers.${number}`)}"] textarea`
    requestAnimationFrame(() => document.querySelector<HTMLElement>(place)?.focus())
  }

  return {
    id,
    key,
    open,
    now: () => state,
    edit,
    undo,
    undoOfLast,
    mend,
    settle(file: string, text: string) {
      update(settle(state, file, text))
      void write()
    },
    write,
  }
}

export function useEntry(store: EntryStore) {
  const state = useSyncExternalStore(store.open, store.now)
  const problemsIn = (file: string) => (state.checked?.problems ?? []).filter((problem) => problem.file === file)
  return { ...store, ...state, problemsIn }
}
