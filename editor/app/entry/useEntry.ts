import { useCallback, useRef } from 'react'
import { applyFixes } from '../../../scripts/check/fix.ts'
import type { Checked, CheckRequest, Found, Key, Opened, Saved } from '../../protocol.ts'
import { withSuggestion } from '../../text/suggestion.ts'
import type { Undo } from '../announce.ts'
import { ask, Refusal } from '../api.ts'
import { useIsGone } from '../connection.ts'
import { useNow } from '../useNow.ts'
import { tellWindows, useOtherWindows } from '../useOtherWindows.ts'
import { writer } from '../writer.ts'
import { change, conflictsOf, draftsBeside, follow, stateOf, takeBack, unsavedIn } from './entry-state.ts'
import { forgetUnsent, send } from './unsent.ts'
import { useCheckTimes } from './useCheckTimes.ts'
import { useConflicts } from './useConflicts.ts'
import { useKeeping } from './useKeeping.ts'
import { useTurn } from './useTurn.ts'

export type EntryTools = ReturnType<typeof useEntry>

interface Options {
  /** The files were written. */
  saved: () => void
  /** What somebody wrote elsewhere was merged with what is typed here. */
  merged: () => void
  /** The desk answers, and cannot do what was asked. */
  refused: (error: Refusal) => void
  /** This window writes from now on, after another one. */
  taken: () => void
  /** What is saved of a text, by what the file held before. */
  finish: (file: string, before: string | null, text: string) => string
}

/** One entry in this window: its texts, what the check says of them, and saving. */
export function useEntry(key: Key, first: Opened, options: Options) {
  const isGone = useIsGone()
  // Another language asks for nothing anew.
  const told = useRef(options)
  told.current = options
  const { state, newest, setState } = useNow(() => stateOf(first))
  const { texts, bases } = state
  const dirty = unsavedIn(state).map(({ file }) => file)
  const sending = useRef<Promise<unknown>>(Promise.resolve())
  const holds = useRef(false)
  const isReading = useRef(false)
  const isDiscarding = useRef(false)

  const edit = useCallback(
    (file: string, make: (text: string) => string, isSame = false) => {
      if (!isReading.current) setState((old) => change(old, file, make(old.texts[file] ?? ''), isSame))
    },
    [setState],
  )
  const settlers = useRef(new Set<() => void>())
  /** Has a form finish its field before files are written, until what this returns is called. */
  const beforeSave = useCallback((settle: () => void) => {
    settlers.current.add(settle)
    return () => void settlers.current.delete(settle)
  }, [])
  /** Takes steps back, the newest one unless told. */
  const undo = useCallback(
    (steps = newest().steps.slice(-1)) => {
      if (!isReading.current) setState((old) => steps.reduceRight(takeBack, old))
    },
    [newest, setState],
  )
  /** Gives the way to take back the newest steps, whatever comes after them. */
  const undoOfLast = useCallback(
    (count = 1): Undo => {
      const steps = newest().steps.slice(-count)
      return { act: () => undo(steps), of: key }
    },
    [key, newest, undo],
  )

  const open = useCallback(() => ask<Opened | null>(`entry?key=${key}&writer=${writer}`), [key])

  /** Takes everything from the server again: in a window that reads, or for who throws away what was typed. */
  const reload = useCallback(async () => {
    const opened = await open()
    if (opened) setState((old) => ({ ...stateOf(opened), checked: old.checked }))
  }, [open, setState])

  /** Takes in what the files hold now; what is typed stays. */
  const catchUp = useCallback(async () => {
    if (isReading.current) return reload()
    const opened = await open()
    if (!opened) return
    const wasTyped = unsavedIn(newest()).some(({ file, base }) => {
      const side = opened.sides.find((one) => one.file === file)
      return side && side.hash !== base.hash && side.text !== newest().texts[file]
    })
    const next = follow(newest(), opened.sides)
    if (wasTyped && opened.sides.every(({ file, hash }) => next.bases[file]?.hash === hash)) told.current.merged()
    setState((old) => follow(old, opened.sides))
  }, [open, reload, newest, setState])

  const request = useCallback((): CheckRequest => {
    const unsaved = unsavedIn(newest())
    const files = Object.fromEntries(unsaved.map(({ file, text, base }) => [file, { text, hash: base.hash }]))
    return { key, writer, files: holds.current && !isDiscarding.current ? files : undefined }
  }, [key, newest])

  const fail = useCallback(
    (error: unknown) => {
      if (error instanceof Refusal) told.current.refused(error)
      setState((old) => ({ ...old, phase: 'idle' }))
    },
    [setState],
  )
  const sent = useRef(texts)
  const asked = useRef(0)
  const caughtUp = useRef('')
  const askCheck = useCallback(
    async (isLast: boolean) => {
      const number = ++asked.current
      if (holds.current) sent.current = newest().texts
      try {
        const checking = send<Checked>('check', request(), isLast)
        sending.current = checking
        const answer = await checking
        const { texts: own } = newest()
        const problems = answer.problems.map((problem) => withSuggestion(problem, own[problem.file] ?? ''))
        const checked = { ...answer, problems }
        if (number !== asked.current) return
        setState((old) => ({ ...old, checked, phase: old.phase === 'saving' ? 'saving' : 'idle' }))
        const isChanged = Object.entries(checked.hashes).some(([file, hash]) => hash !== newest().bases[file]?.hash)
        const hashes = JSON.stringify(checked.hashes)
        if (!isChanged || newest().phase === 'saving' || caughtUp.current === hashes) return
        // What cannot be merged is asked for once.
        caughtUp.current = hashes
        await catchUp()
      } catch (error) {
        if (number === asked.current) fail(error)
      }
    },
    [request, catchUp, fail, newest, setState],
  )
  const onWaiting = useCallback(
    () => setState((old) => (old.phase === 'idle' ? { ...old, phase: 'checking' } : old)),
    [setState],
  )
  const check = useCheckTimes({ texts, isGone, ask: askCheck, onWaiting })
  useKeeping(texts, () => {
    if (!holds.current || isDiscarding.current) return
    if (sent.current === newest().texts || unsavedIn(newest()).length === 0) return
    sent.current = newest().texts
    const keeping = send('keep', request())
    sending.current = keeping
    keeping.catch(fail)
  })

  const turn = useTurn(key, {
    sending,
    holds,
    onTurn: async (hasWaited) => {
      const begun = newest().texts
      await sending.current.catch(() => {})
      const opened = await open()
      // A window that closed as this one opened may have sent its last words since.
      const isNewer = JSON.stringify(opened?.kept) !== JSON.stringify(newest().opened.kept)
      if (opened && (hasWaited || (isNewer && newest().texts === begun)))
        setState((old) => ({ ...stateOf(opened), checked: old.checked }))
      if (hasWaited) told.current.taken()
    },
    // What was typed before the lock was there.
    onHeld: () => void (unsavedIn(newest()).length > 0 && check()),
  })
  isReading.current = turn === 'reading'
  useOtherWindows(key, {
    follow: () => void catchUp().catch(() => {}),
    leave: () => (holds.current && unsavedIn(newest()).length > 0 ? request() : undefined),
    inherit: (left) => {
      sending.current = send('keep', left)
      sending.current.catch(() => {})
    },
  })

  /** Writes the files, and says whether all of them were. */
  const save = useCallback(async (): Promise<boolean> => {
    for (const settle of settlers.current) settle()
    const changed = unsavedIn(newest()).map((one) => ({
      ...one,
      finished: told.current.finish(one.file, one.base.text, one.text),
    }))
    if (changed.length === 0 || isReading.current) return true
    asked.current++
    // What is typed in this moment comes after it.
    setState((old) => {
      const next = changed.filter(({ file, text }) => old.texts[file] === text)
      const texts = Object.fromEntries(next.map(({ file, finished }) => [file, finished]))
      return { ...old, phase: 'saving', texts: { ...old.texts, ...texts } }
    })
    try {
      const files = Object.fromEntries(
        changed.map(({ file, finished, base }) => [file, { text: finished, hash: base.hash }]),
      )
      const answer = await ask<Saved>('save', { key, writer, files })
      if ('conflicts' in answer) {
        setState((old) => ({ ...old, phase: 'idle', conflicts: conflictsOf(old, answer.conflicts) }))
        return false
      }
      const written = Object.fromEntries(
        changed.map(({ file, finished }) => [file, { text: finished, hash: answer.hashes[file] ?? null }]),
      )
      setState((old) => ({
        ...old,
        phase: 'idle',
        bases: { ...old.bases, ...written },
        checked: old.checked && { ...old.checked, hashes: { ...old.checked.hashes, ...answer.hashes } },
        opened: { ...old.opened, kept: undefined },
      }))
      await forgetUnsent(key)
      told.current.saved()
      tellWindows({ key })
      void check()
      return true
    } catch (error) {
      fail(error)
      return false
    }
  }, [key, check, fail, newest, setState])

  const conflicts = useConflicts({ newest, setState, open, check, fail })

  const discard = useCallback(async () => {
    // A check under way keeps the text once more, with another time; none that follows does.
    isDiscarding.current = true
    try {
      await sending.current.catch(() => {})
      const { time } = (await open())?.kept ?? {}
      await forgetUnsent(key)
      if (time) await ask('drop', { key, writer, time })
      const { texts: typed } = newest()
      await reload()
      // Discarded text can be had back.
      setState((old) => {
        const { texts: saved } = old
        return Object.keys(saved).reduce((state, file) => change(state, file, saved[file] ?? null), {
          ...old,
          texts: typed,
        })
      })
    } finally {
      isDiscarding.current = false
    }
  }, [key, open, reload, newest, setState])

  const mend = useCallback((problem: Found) => edit(problem.file, (text) => applyFixes(text, [problem]).text), [edit])

  const { hashes = {} } = state.checked ?? {}
  const outside = dirty.length > 0 && Object.entries(hashes).some(([file, hash]) => hash !== bases[file]?.hash)
  const others = draftsBeside(state)
  return {
    ...state,
    ...conflicts,
    isGone,
    turn,
    dirty,
    outside,
    others,
    edit,
    beforeSave,
    undo,
    undoOfLast,
    save,
    discard,
    mend,
  }
}
