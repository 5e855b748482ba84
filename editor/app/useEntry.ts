import { useCallback, useEffect, useRef, useState } from 'react'
import { applyFixes } from '../../engine/writing/fix.ts'
import type { Checked, Found, Key, OnDisk, Opened, Saved, Side } from '../protocol.ts'
import { ask } from './api.ts'

/** How long after the last key the check runs, and how long it waits for somebody who goes on typing, in ms. */
const rest = 300
const patience = 2000

export interface EntryState {
  opened: Opened
  /** The text of each file as it is in this window. */
  texts: Record<string, string | null>
  /** What each file held when its text was taken from it. */
  bases: Record<string, OnDisk>
  checked?: Checked
  /** What other programs wrote in files that are edited here. */
  conflicts: Record<string, OnDisk>
  phase: 'idle' | 'checking' | 'saving' | 'offline'
}

export type EntryTools = ReturnType<typeof useEntry>

const from = (opened: Opened): EntryState => {
  const kept = opened.kept?.files ?? {}
  const each = <T>(make: (side: Side) => T) => Object.fromEntries(opened.sides.map((side) => [side.file, make(side)]))
  return {
    opened,
    texts: each(({ file, text }) => kept[file]?.text ?? text),
    bases: each(({ file, text, hash }) => ({ text, hash: kept[file] ? kept[file].hash : hash })),
    conflicts: {},
    phase: 'checking',
  }
}

interface Options {
  /** The files were written. */
  saved: () => void
  /** What is saved of a text, by what the file held before. */
  finish: (file: string, before: string | null, text: string) => string
}

/** One entry in this window: its texts, what the check says of them, and saving. */
export function useEntry(key: Key, first: Opened, { saved, finish }: Options) {
  const [state, setState] = useState(() => from(first))
  const now = useRef(state)
  now.current = state
  const { texts, bases } = state
  const dirty = Object.keys(texts).filter((file) => texts[file] !== null && texts[file] !== bases[file]?.text)

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
        const isTyped = Object.entries(old.texts).some(([file, text]) => text !== (old.bases[file]?.text ?? null))
        return isTyped && !isForced ? old : { ...from({ ...opened, kept: undefined }), checked: old.checked }
      })
    },
    [key],
  )

  const waiting = useRef<{ since: number; timer?: ReturnType<typeof setTimeout> }>({ since: 0 })
  const asked = useRef(0)
  const check = useCallback(
    async (isLast = false) => {
      const { texts: own, bases: based } = now.current
      const number = ++asked.current
      waiting.current.since = 0
      const unsaved = Object.entries(own).filter(([file, text]) => text !== null && text !== based[file]?.text)
      const files = Object.fromEntries(unsaved.map(([file, text]) => [file, { text, hash: based[file]?.hash ?? null }]))
      try {
        const checked = await ask<Checked>('check', { key, files }, isLast)
        if (number !== asked.current) return
        setState((old) => ({
          ...old,
          checked,
          phase: old.phase === 'saving' ? 'saving' : 'idle',
        }))
        const changed = Object.entries(checked.hashes).filter(([file, hash]) => hash !== now.current.bases[file]?.hash)
        if (changed.length > 0 && unsaved.length === 0 && now.current.phase !== 'saving') await reload()
      } catch {
        if (number === asked.current) setState((old) => ({ ...old, phase: 'offline' }))
      }
    },
    [key, reload],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of a text asks for a check
  useEffect(() => {
    const time = Date.now()
    waiting.current.since ||= time
    clearTimeout(waiting.current.timer)
    const wait = Math.max(0, Math.min(rest, waiting.current.since + patience - time))
    waiting.current.timer = setTimeout(() => void check(), wait)
    setState((old) => (old.phase === 'idle' ? { ...old, phase: 'checking' } : old))
    return () => clearTimeout(waiting.current.timer)
  }, [texts, check])

  // Who leaves within a moment of the last key loses nothing either.
  useEffect(() => {
    const leave = () => {
      if (waiting.current.since > 0) void check(true)
    }
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [check])

  const { phase } = state
  useEffect(() => {
    if (phase !== 'offline') return
    const timer = setInterval(() => void check(), 3000)
    return () => clearInterval(timer)
  }, [phase, check])

  useEffect(() => {
    const look = () => void check()
    addEventListener('focus', look)
    return () => removeEventListener('focus', look)
  }, [check])

  const save = useCallback(async () => {
    const { texts: own, bases: based } = now.current
    const changed = Object.entries(own).flatMap(([file, text]) =>
      text === null || text === based[file]?.text
        ? []
        : [[file, finish(file, based[file]?.text ?? null, text)] as const],
    )
    if (changed.length === 0) return true
    asked.current++
    // What is typed in this moment comes after it.
    const finished = changed.filter(([file, text]) => text !== own[file])
    setState((old) => {
      const next = finished.filter(([file]) => old.texts[file] === own[file])
      return { ...old, phase: 'saving', texts: { ...old.texts, ...Object.fromEntries(next) } }
    })
    try {
      const files = changed.map(([file, text]) => ({ file, text, hash: based[file]?.hash ?? null }))
      const answer = await ask<Saved>('save', { key, files })
      if ('conflicts' in answer) {
        setState((old) => ({ ...old, phase: 'idle', conflicts: answer.conflicts }))
        return false
      }
      const written = Object.fromEntries(
        changed.map(([file, text]) => [file, { text, hash: answer.hashes[file] ?? null }]),
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
      return true
    } catch {
      setState((old) => ({ ...old, phase: 'offline' }))
      return false
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
