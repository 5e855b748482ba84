import { useCallback, useRef } from 'react'
import { keyOfFile, type Writing } from '../../protocol.ts'
import { ask } from '../api.ts'
import { TextButton } from '../controls.tsx'
import { announce, announceTrouble } from '../Notices.tsx'
import { titleOf } from '../names.ts'
import { t } from '../words.ts'
import type { OpenEntry } from './entry-store.ts'

/** Lists the texts that link to an earlier address of this text, and updates their links on request. */
export function OldLinks({ entry }: { entry: OpenEntry }) {
  const { key, write } = entry
  /** Control that had focus before the button. */
  const last = useRef<HTMLElement>(undefined)
  // Notices appear above this bar.
  const measure = useCallback((bar: HTMLElement) => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty('--bottom-bar', `${bar.offsetHeight + 8}px`))
    observer.observe(bar)
    return () => {
      observer.disconnect()
      style.removeProperty('--bottom-bar')
    }
  }, [])
  const texts = entry.checked?.oldLinks ?? []
  if (texts.length === 0) return null
  const renew = async () => {
    await write()
    const renewedTexts = await ask<Writing>('renew-links', { key })
    const undo = () => ask('take-back', { files: renewedTexts }).then(write)
    const count = new Set(Object.keys(renewedTexts).map(keyOfFile)).size
    announce(t('linksRenewed', { count }), { act: () => void undo().catch(announceTrouble), of: key })
    await write()
    // Moves the focus back, because this button disappears.
    last.current?.focus()
  }
  return (
    <section
      ref={measure}
      className="card row shadow-lift mx-gutter sticky bottom-4 z-4 mb-4 justify-between px-3.5 py-2 sm:ml-auto sm:w-fit"
    >
      <p>
        {t('oldLinks', { count: texts.length })}{' '}
        {texts.map((one, at) => (
          <span key={one}>
            {at > 0 && ', '}
            <a href={`#${one}`}>{titleOf(one)}</a>
          </span>
        ))}
      </p>
      <TextButton
        text={t('renewLinks', { count: texts.length })}
        onFocus={({ relatedTarget }) => {
          last.current = relatedTarget instanceof HTMLElement ? relatedTarget : undefined
        }}
        onClick={() => void renew().catch(announceTrouble)}
      />
    </section>
  )
}
