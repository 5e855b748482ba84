import { useCallback, useRef, useState } from 'react'
import { applyFixes } from '../../engine/writing/fix.ts'
import type { Checked, Found, Key, OnDisk, Opened, Saved } from '../protocol.ts'
import { ask } from './api.ts'
import { stateOf, unsavedIn } from './entry-state.ts'
import { useCheckTimes } from './useCheckTimes.ts'

export type EntryTools = ReturnType<typeof useEntry>

interface Options {
  /** The files were written. */
  saved: () => void
  /** What is saved of a text, by what the file held before. */
  finish: (file: string, before: string | null, text: string) => string
}

/** One entry in this window: its texts, what the check says of them, and saving. */
export function useEntry(key: Key, first: Opened, { saved, finish }: Options) {
  const [state, setState] = useState(() => stateOf(first))
  const now = useRef(state)
  now.current = state
  const { texts, bases } = state
  const dirty = unsavedIn(state).map(({ file }) => file)

  const edit = useCallback((file: string, change: (text: string) => string) => {
    setState((old) => {
      const text = change(old.texts[file] ?? '')
      return text === old.texts[file] ? old : { ...old, texts: { ...old.texts, [file]: text } }
    })
  }, [])

  /** Takes the texts from the files again; what is typed meanwhile stays, unless it is to be thrown away. */
  const reload = useCallback(
    async (isForced = false) => {
      const opened = await ask<Opened | null>(`entry?key=${key}`)
      if (!opened) return
      setState((old) => {
        const isTyped = unsavedIn(old).length > 0
        // Windows tell each other that their texts are new: without this they would do so for ever.
        const isKnown = opened.sides.every(({ file, hash }) => hash === old.bases[file]?.hash)
        if (!isForced && (isTyped || isKnown)) return old
        return { ...stateOf({ ...opened, kept: undefined }), checked: old.checked }
      })
    },
    [key],
  )

  const asked = useRef(0)
  const askCheck = useCallback(
    async (isLast: boolean) => {
      const number = ++asked.current
      const unsaved = unsavedIn(now.current)
      const files = Object.fromEntries(unsaved.map(({ file, text, base }) => [file, { text, hash: base.hash }]))
      try {
        const checked = await ask<Checked>('check', { key, files }, isLast)
        if (number !== asked.current) return
        setState((old) => ({ ...old, checked, phase: old.phase === 'saving' ? 'saving' : 'idle' }))
        const changed = Object.entries(checked.hashes).filter(([file, hash]) => hash !== now.current.bases[file]?.hash)
        if (changed.length > 0 && unsaved.length === 0 && now.current.phase !== 'saving') await reload()
      } catch {
        if (number === asked.current) setState((old) => ({ ...old, phase: 'offline' }))
      }
    },
    [key, reload],
  )

  const onWaiting = useCallback(
    () => setState((old) => (old.phase === 'idle' ? { ...old, phase: 'checking' } : old)),
    [],
  )
  const check = useCheckTimes({ texts, isOffline: state.phase === 'offline', ask: askCheck, onWaiting })

  const save = useCallback(async () => {
    const changed = unsavedIn(now.current).map((one) => ({
      ...one,
      finished: finish(one.file, one.base.text, one.text),
    }))
    if (changed.length === 0) return
    asked.current++
    // What is typed in this moment comes after it.
    setState((old) => {
      const next = changed.filter(({ file, text }) => old.texts[file] === text)
      const texts = Object.fromEntries(next.map(({ file, finished }) => [file, finished]))
      return { ...old, phase: 'saving', texts: { ...old.texts, ...texts } }
    })
    try {
      const files = changed.map(({ file, finished, base }) => ({ file, text: finished, hash: base.hash }))
      const answer = await ask<Saved>('save', { key, files })
      if ('conflicts' in answer) {
        setState((old) => ({ ...old, phase: 'idle', conflicts: answer.conflicts }))
        return
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
      saved()
      void check()
    } catch {
      setState((old) => ({ ...old, phase: 'offline' }))
    }
  }, [key, check, finish, saved])

  /** Shows what the files hold, to choose for each paragraph. */
  const compare = useCallback(async () => {
    const opened = await ask<Opened | null>(`entry?key=${key}`)
    const other = (opened?.sides ?? []).filter(({ file, hash }) => hash !== now.current.bases[file]?.hash)
    const conflicts = Object.fromEntries(other.map(({ file, text, hash }) => [file, { text, hash }]))
    setState((old) => ({ ...old, conflicts }))
  }, [key])

  /** The text that was chosen from both stands upon what the file holds now. */
  const settle = useCallback((file: string, text: string, onDisk: OnDisk) => {
    setState(({ conflicts: { [file]: _, ...conflicts }, ...old }) => ({
      ...old,
      conflicts,
      texts: { ...old.texts, [file]: text },
      bases: { ...old.bases, [file]: onDisk },
    }))
  }, [])

  const postpone = useCallback(() => setState((old) => ({ ...old, conflicts: {} })), [])

  const discard = useCallback(async () => {
    await ask('drop', { key })
    await reload(true)
  }, [key, reload])

  const mend = useCallback((problem: Found) => edit(problem.file, (text) => applyFixes(text, [problem]).text), [edit])

  const { hashes = {} } = state.checked ?? {}
  const outside = dirty.length > 0 && Object.entries(hashes).some(([file, hash]) => hash !== bases[file]?.hash)
  return { ...state, dirty, outside, edit, save, reload, compare, settle, postpone, discard, mend }
}
