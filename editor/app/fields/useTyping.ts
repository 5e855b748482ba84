import { type FocusEvent, useRef } from 'react'
import { addItem, leaveField, removeAt, setValue } from '../../text/edit-fields.ts'
import { type FieldPath, readFields, type Value } from '../../text/fields.ts'
import type { OpenEntry } from '../entry/entry-store.ts'
import { announce } from '../Notices.tsx'
import { t } from '../words.ts'

interface Typing {
  path: FieldPath
  required: boolean
  value: Value
  /** File text before the edit, and with the current value. */
  begun: string
  written: string
}

/** Writes form input to the file. A field keeps its style until blur, even while empty. */
export function useTyping(file: string, { edit, checked }: Pick<OpenEntry, 'edit' | 'checked'>) {
  const typing = useRef<Typing>(undefined)
  const leave = () => {
    const { current } = typing
    typing.current = undefined
    if (!current) return
    const { path, required, value, begun, written } = current
    edit(file, (old) => (old === written ? leaveField(file, begun, path, value, required) : old), true)
    if (path[0] !== 'slug') return
    edit(file, (old) => {
      const { [file]: online = begun } = checked?.online ?? {}
      const { text: next, kept } = keepAddress(file, online, old)
      if (kept) announce(t('oldAddress', { slug: kept }))
      return next
    })
  }
  const set = (path: FieldPath, value: Value, required: boolean) => {
    if (typing.current && typing.current.path.join('\n') !== path.join('\n')) leave()
    edit(file, (old) => {
      // A merge or an undo sets a new start.
      const begun = typing.current?.written === old ? typing.current.begun : old
      const written = setValue(file, begun, path, value)
      typing.current = { path, required, value, begun, written }
      return written
    })
    // Safari does not focus clicked buttons, so no blur fires.
    if (!document.activeElement?.closest('[data-path]')) leave()
  }
  return {
    set,
    form: {
      // A window without focus keeps its active field. Defer the layout change until the mouse button is released, or
      // the click is lost.
      onBlur: ({ target }: FocusEvent) => {
        if (target === document.activeElement) return
        const { current } = typing
        const leaveLater = () => setTimeout(() => typing.current === current && leave())
        if (document.documentElement.matches(':active')) addEventListener('mouseup', leaveLater, { once: true })
        else leave()
      },
    },
  }
}

/** Keeps online addresses as aliases, the oldest first, except the current one. */
export function keepAddress(file: string, online: string | null, text: string): { text: string; kept?: string } {
  const [, name] = /^content\/[^/]+\/blog\/([^/]+)\.mdx$/.exec(file) ?? []
  const [was, is] = [online && readFields(file, online), readFields(file, text)]
  if (!name || !was || !is || was.draft === true || was.readTime !== undefined) return { text }
  const [known = [], own = []] = [was, is].map(({ aliases }) => (Array.isArray(aliases) ? aliases : []))
  const next = is.slug ?? name
  const aliases = [...new Set([...known, was.slug ?? name, ...own])].filter((slug) => slug !== next)
  const put = (before: string, slug: string, at: number) =>
    at < own.length ? setValue(file, before, ['aliases', at], slug) : addItem(file, before, ['aliases'], slug)
  const kept = aliases.filter((slug) => !own.includes(slug)).join(', ')
  const path = was.aliases === undefined && aliases.length === 0 ? ['aliases'] : ['aliases', aliases.length]
  return { text: removeAt(file, aliases.reduce(put, text), path), kept }
}
