import { useEffect, useSyncExternalStore } from 'react'
import { applyFixes } from '../../../scripts/check/fix.ts'
import type { Checked, CheckRequest, Found, Opened, Saved } from '../../protocol.ts'
import { keepAddress } from '../../text/addresses.ts'
import { withSuggestion } from '../../text/suggestion.ts'
import { ask, hearConnection, isGone } from '../api.ts'
import { announce, announceRefusal, type Undo } from '../Notices.tsx'
import { say } from '../words.ts'
import { type Call, lockOf, openChannel, tellWindows, writer } from '../writer.ts'
import { conflictTools } from './conflict-tools.ts'
import {
  change,
  conflictsOf,
  type EntryState,
  follow,
  isChangedOutside,
  stateOf,
  takeBack,
  unsavedIn,
} from './entry-state.ts'
import { forgetUnsent, send } from './unsent.ts'

/** Debounce of the check, and its maximum delay during continuous typing, in ms. */
const rest = 200
const patience = 2000
/** Maximum time before typed text is sent, in ms. */
const longest = 250
/** Time after which another window holds the lock, in ms. */
const moment = 200

type Timer = ReturnType<typeof setTimeout>

export type EntryStore = ReturnType<typeof createEntry>
export type Entry = EntryStore & EntryState

export function createEntry(first: Opened, onSaved: () => void) {
  const { key } = first
  let state = stateOf(first)
  const listeners = new Set<() => void>()
  const settlers = new Set<() => void>()
  let isOpen = false
  /** Only the window with the lock may change the entry's drafts. */
  let holds = false
  let isDiscarding = false
  let sending: Promise<unknown> = Promise.resolve()
  let sent = state.texts
  let asked = 0
  let caughtUp = ''
  let waitingSince = 0
  let checkTimer: Timer | undefined
  let keepTimer: Timer | undefined

  function update(next: Partial<EntryState>) {
    const { texts } = state
    state = { ...state, ...next }
    if (isOpen && state.texts !== texts) {
      checkSoon()
      keepTimer ??= setTimeout(keep, longest)
    }
    for (const listener of listeners) listener()
  }

  function checkSoon() {
    const time = Date.now()
    waitingSince ||= time
    clearTimeout(checkTimer)
    checkTimer = setTimeout(() => void check(), Math.max(0, Math.min(rest, waitingSince + patience - time)))
    if (state.phase === 'idle') state = { ...state, phase: 'checking' }
  }

  function request(): CheckRequest {
    const unsaved = unsavedIn(state)
    const files = Object.fromEntries(unsaved.map(({ file, text, base }) => [file, { text, hash: base.hash }]))
    return { key, writer, files: holds && !isDiscarding ? files : undefined }
  }

  function fail(error: unknown) {
    announceRefusal(error)
    update({ phase: 'idle' })
  }

  /** Checks the texts, which also stores them; `isLast` as the window closes. */
  async function check(isLast = false) {
    waitingSince = 0
    clearTimeout(checkTimer)
    const number = ++asked
    if (holds) sent = state.texts
    try {
      const checking = send<Checked>('check', request(), isLast)
      sending = checking
      const answer = await checking
      if (number !== asked || !isOpen) return
      const problems = answer.problems.map((problem) => withSuggestion(problem, state.texts[problem.file] ?? ''))
      const isSaving = state.phase === 'saving'
      update({ checked: { ...answer, problems }, phase: isSaving ? 'saving' : 'idle' })
      const hashes = JSON.stringify(answer.hashes)
      if (isSaving || caughtUp === hashes || !isChangedOutside(state)) return
      // Ask once about texts that cannot be merged.
      caughtUp = hashes
      await catchUp()
    } catch (error) {
      if (number === asked) fail(error)
    }
  }

  /** Stores the texts during continuous typing, without waiting for the check. */
  function keep() {
    keepTimer = undefined
    if (!holds || isDiscarding || sent === state.texts || unsavedIn(state).length === 0) return
    sent = state.texts
    sending = send('keep', request())
    sending.catch(fail)
  }

  const open = () => ask<Opened | null>(`entry?key=${key}&writer=${writer}`)

  function restart(opened: Opened) {
    update({ ...stateOf(opened), checked: state.checked, turn: state.turn })
  }

  async function reload() {
    const opened = await open()
    if (opened) restart(opened)
  }

  /** Merges the files' current content; unsaved text stays. */
  async function catchUp() {
    if (state.turn === 'reading') return reload()
    const opened = await open()
    if (!opened) return
    const wasTyped = unsavedIn(state).some(({ file, base }) => {
      const side = opened.sides.find((one) => one.file === file)
      return side && side.hash !== base.hash && side.text !== state.texts[file]
    })
    update(follow(state, opened.sides))
    if (wasTyped && opened.sides.every(({ file, hash }) => state.bases[file]?.hash === hash)) announce(say('merged'))
  }

  /** Waits for the entry's lock and holds it until the returned function is called. */
  function takeTurn(signal: AbortSignal) {
    let release = () => {}
    let hasWaited = false
    const timer = setTimeout(() => {
      hasWaited = true
      update({ turn: 'reading' })
    }, moment)
    const write = async () => {
      clearTimeout(timer)
      await begin(hasWaited).catch(() => {})
      if (signal.aborted) return
      holds = true
      update({ turn: 'writing' })
      if (unsavedIn(state).length > 0) void check()
      await new Promise<void>((resolve) => {
        release = resolve
      })
    }
    navigator.locks.request(lockOf(key), { signal }, write).catch(() => {})
    return () => {
      clearTimeout(timer)
      // Release the lock after the last request.
      void sending.catch(() => {}).then(release)
    }
  }

  /** Loads the newest text once this window has the lock, before editing starts. */
  async function begin(hasWaited: boolean) {
    const { texts } = state
    await sending.catch(() => {})
    const opened = await open()
    // A closing window may have sent its last text since.
    const isNewer = JSON.stringify(opened?.kept) !== JSON.stringify(state.opened.kept)
    if (opened && (hasWaited || (isNewer && state.texts === texts))) restart(opened)
    if (hasWaited) announce(say('yourTurn'))
  }

  /** Starts checking, storing and listening to other windows; returns a stop function. */
  function start() {
    const leaving = new AbortController()
    const { signal } = leaving
    const windows = openChannel()
    windows.onmessage = ({ data }: MessageEvent<Call>) => {
      if (data.key && data.key !== key) return
      if (!data.left) return void catchUp().catch(() => {})
      sending = send('keep', data.left)
      sending.catch(() => {})
    }
    // Store the last keystrokes when the window closes.
    const checkLast = () => {
      if (waitingSince > 0) void check(true)
    }
    const leave = () => {
      checkLast()
      // Unlike a request, a message arrives before the lock is released.
      if (holds && unsavedIn(state).length > 0) windows.postMessage({ key, left: request() } satisfies Call)
    }
    addEventListener('pagehide', leave, { signal })
    addEventListener('focus', () => void check(), { signal })
    const warn = (event: BeforeUnloadEvent) => {
      if (state.turn === 'writing' && unsavedIn(state).length > 0) event.preventDefault()
    }
    addEventListener('beforeunload', warn, { signal })
    const press = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, shiftKey, target } = event
      const pressed = ctrlKey || metaKey ? event.key.toLowerCase() : ''
      // Fields and the editor have their own undo.
      const isTyping = target instanceof Element && target.closest('input, textarea, .cm-content, dialog')
      if (pressed === 's') void save()
      else if (pressed === 'z' && !shiftKey && !isTyping) undo()
      else return
      event.preventDefault()
    }
    addEventListener('keydown', press, { signal })
    const stopHearing = hearConnection(() => {
      if (!isGone()) void check()
    })
    isOpen = true
    checkSoon()
    holds = !navigator.locks
    const release = navigator.locks ? takeTurn(signal) : undefined
    return () => {
      checkLast()
      isOpen = false
      leaving.abort()
      clearTimeout(checkTimer)
      clearTimeout(keepTimer)
      stopHearing()
      windows.close()
      release?.()
    }
  }

  function edit(file: string, make: (text: string) => string, isSame = false) {
    if (state.turn === 'writing') update(change(state, file, make(state.texts[file] ?? ''), isSame))
  }

  /** Makes a form commit its field before a save; returns an unsubscribe function. */
  function beforeSave(settle: () => void) {
    settlers.add(settle)
    return () => void settlers.delete(settle)
  }

  function undo(steps = state.steps.slice(-1)) {
    if (state.turn === 'writing') update(steps.reduceRight(takeBack, state))
  }

  /** Returns an undo for the newest steps, valid after later changes. */
  function undoOfLast(count = 1): Undo {
    const steps = state.steps.slice(-count)
    return { act: () => undo(steps), of: key }
  }

  /** Writes the files; true if all were written. */
  async function save(): Promise<boolean> {
    for (const settle of settlers) settle()
    const changed = unsavedIn(state).map(({ file, text, base }) => ({
      file,
      hash: base.hash,
      ...keepAddress(file, base.text, text),
    }))
    if (changed.length === 0 || state.turn === 'reading') return true
    asked++
    const texts = Object.fromEntries(changed.map(({ file, text }) => [file, text]))
    update({ phase: 'saving', texts: { ...state.texts, ...texts } })
    try {
      const files = Object.fromEntries(changed.map(({ file, text, hash }) => [file, { text, hash }]))
      const answer = await ask<Saved>('save', { key, writer, files })
      if ('conflicts' in answer) {
        const there = Object.entries(answer.conflicts)
        const merged = follow(
          state,
          there.map(([file, onDisk]) => ({ file, ...onDisk })),
        )
        // Merge changes on other lines; ask only about the same lines.
        if (there.every(([file, { hash }]) => merged.bases[file]?.hash === hash)) {
          update(merged)
          announce(say('merged'))
          return await save()
        }
        update({ phase: 'idle', conflicts: conflictsOf(state, answer.conflicts) })
        return false
      }
      const { hashes } = answer
      const bases = Object.fromEntries(changed.map(({ file, text }) => [file, { text, hash: hashes[file] ?? null }]))
      update({
        phase: 'idle',
        bases: { ...state.bases, ...bases },
        checked: state.checked && { ...state.checked, hashes: { ...state.checked.hashes, ...hashes } },
        opened: { ...state.opened, kept: undefined },
      })
      await forgetUnsent(key)
      announce(say('saved'))
      for (const { kept } of changed) if (kept) announce(say('oldAddress', { slug: kept }))
      onSaved()
      tellWindows({ key })
      void check()
      return true
    } catch (error) {
      fail(error)
      return false
    }
  }

  /** Discards unsaved changes, with an undo. */
  async function discard() {
    const unsaved = unsavedIn(state)
    // A running check stores the text once more, with another time; later ones do not.
    isDiscarding = true
    try {
      await sending.catch(() => {})
      const { time } = (await open())?.kept ?? {}
      await forgetUnsent(key)
      if (time) await ask('drop', { key, writer, time })
      const { texts: typed } = state
      await reload()
      const { texts: saved } = state
      const begun = { ...state, texts: typed }
      update(Object.keys(saved).reduce((old, file) => change(old, file, saved[file] ?? null), begun))
      announce(say('discarded'), 'good', undoOfLast(unsaved.length))
    } catch (error) {
      fail(error)
    } finally {
      isDiscarding = false
    }
  }

  function mend(problem: Found) {
    edit(problem.file, (text) => applyFixes(text, [problem]).text)
  }

  return {
    key,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    now: () => state,
    start,
    edit,
    beforeSave,
    undo,
    undoOfLast,
    save,
    discard,
    mend,
    ...conflictTools({ now: () => state, update, open, check, fail }),
  }
}

/** Subscribes to an entry and keeps it open while mounted. */
export function useEntry(store: EntryStore): Entry {
  const state = useSyncExternalStore(store.subscribe, store.now)
  useEffect(() => store.start(), [store])
  return { ...store, ...state }
}
