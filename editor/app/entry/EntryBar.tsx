import { type ReactNode, type Ref, useCallback, useState } from 'react'
import type { Locale } from '../../../site/locales.ts'
import { useIsGone } from '../api.ts'
import { ForgeLink, Glyph, IconButton } from '../controls.tsx'
import { severityOf } from '../Finding.tsx'
import { t } from '../words.ts'
import { type EntryDialog, EntryMenu } from './EntryMenu.tsx'
import { unwrittenIn } from './entry-state.ts'
import type { OpenEntry } from './entry-store.ts'

interface Props {
  entry: OpenEntry
  title: string
  heading: Ref<HTMLHeadingElement>
  /** Names of the columns by key. A column is a file, the panel or the page. */
  columns: ReadonlyMap<string, string>
  isShown: (column: string) => boolean
  onColumn: (column: string) => void
  onClose: () => Promise<void>
  /** Propose button for phones, where the desk's own bar scrolls out of view. */
  propose: ReactNode
}

/** Bar of an open entry: its title and state, columns, undo and menu. */
export function EntryBar({ entry, title, heading, columns, isShown, onColumn, onClose, propose }: Props) {
  const { key, sides, phase, checked, trouble } = entry
  const [dialog, setDialog] = useState<EntryDialog>()
  const isGone = useIsGone()
  const errors = sides.flatMap(({ file }) => entry.problemsIn(file)).filter((one) => severityOf(one) === 'error')
  const summary = errors.length > 0 ? t('problems', { count: errors.length }) : t('fine')
  const verdict = phase !== 'idle' || !checked ? t('checking') : summary
  const measure = useCallback((bar: HTMLElement) => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty('--bar', `${bar.offsetHeight}px`))
    observer.observe(bar)
    return () => observer.disconnect()
  }, [])
  return (
    <header ref={measure} className="row bg-card px-gutter sticky top-0 z-5 border-b py-2.5 max-sm:gap-x-1.5">
      <a href="#all" className="button quiet" aria-label={t('all')}>
        <Glyph name="back" />
      </a>
      <div className="min-w-0 flex-[1_1_120px] max-sm:contents">
        <h1
          ref={heading}
          tabIndex={-1}
          className="truncate leading-snug outline-none max-sm:min-w-0 max-sm:flex-[1_1_120px]"
        >
          {title}
        </h1>
        {/* A separate row on a phone, so that no label wraps and moves the page. */}
        <p role="status" className="text-soft text-xs max-sm:order-7 max-sm:w-full" data-phase={phase}>
          {isGone || trouble !== undefined ? t('unsaved') : `${stateOf(entry)} · ${verdict}`}{' '}
          {checked?.states.sent.includes(key) && <ForgeLink link={checked.states.link} />}
        </p>
      </div>
      <fieldset
        className="segments max-sm:order-8 max-sm:flex-auto max-sm:*:flex-auto max-sm:*:px-1 max-sm:*:text-xs"
        aria-label={t('columns')}
      >
        {[...columns].map(([column, name]) => (
          <button key={column} type="button" aria-pressed={isShown(column)} onClick={() => onColumn(column)}>
            <ColumnName name={name} locale={sides.find(({ file }) => file === column)?.locale} />
          </button>
        ))}
      </fieldset>
      {entry.steps.length > 0 ? (
        <IconButton text={t('undo')} icon="undo" shortcut="Z" onClick={() => entry.undo()} />
      ) : (
        // Without undo steps, offer the earlier versions, which remain after the window closes.
        <IconButton text={t('versions')} icon="undo" onClick={() => setDialog('versions')} />
      )}
      {/* Keeps its place while hidden, so that Undo does not move away from a second click. */}
      <IconButton
        text={t('redo')}
        icon="redo"
        shortcut="Y"
        className={`quiet ${entry.undone.length > 0 ? '' : 'max-sm:hidden sm:invisible'}`}
        disabled={entry.undone.length === 0}
        onClick={() => entry.redo()}
      />
      <EntryMenu entry={entry} title={title} dialog={dialog} onDialog={setDialog} onDone={onClose} />
      {propose}
    </header>
  )
}

type Shown = Pick<OpenEntry, 'key' | 'phase' | 'checked' | 'texts' | 'bases' | 'conflicts'>

/** State of a text in words. Without git, and before the first check, only says whether the text is saved. */
export function stateOf({ key, phase, checked, ...written }: Shown): string {
  if (!checked?.states.head) return t(Object.keys(unwrittenIn(written)).length > 0 ? 'saving' : 'saved')
  const { states, shown } = checked
  if (phase === 'edited' || states.changed.includes(key)) return t('changed')
  if (states.sent.includes(key)) return t(states.isSent ? 'sent' : 'ready')
  return t((['draft', 'scheduled'] as const).find((state) => shown.includes(state)) ?? 'published')
}

/** Name of a column. On a phone, a language is shown as its code, so that the bar fits in two rows. */
function ColumnName({ name, locale }: { name: string; locale?: Locale }) {
  if (!locale) return name
  return (
    <>
      <span className="sm:hidden" aria-hidden="true">
        {locale.toUpperCase()}
      </span>
      <span className="max-sm:sr-only">{name}</span>
    </>
  )
}
