import { type RefObject, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { texts as outlines } from '../../../scripts/content/outlines.ts'
import { type Locale, locales, prefixOf } from '../../../site/locales.ts'
import type { Help, Hit, Key, Opened } from '../../protocol.ts'
import { keepAddress } from '../../text/addresses.ts'
import { readFields } from '../../text/fields.ts'
import { findSpot, type Spot, wordsIn } from '../../text/locate.ts'
import { announce } from '../announce.ts'
import { type Refusal, troubleOf } from '../api.ts'
import { Conflict } from '../Conflict.tsx'
import { Icon } from '../Icon.tsx'
import { isSave, isUndo } from '../keys.ts'
import { titleOfList } from '../names.ts'
import { PictureFolder } from '../pictures.ts'
import { Preview } from '../preview/Preview.tsx'
import { count, Language, nameOf, useSay } from '../words.ts'
import { Banners, Elsewhere, Menu } from './EntryParts.tsx'
import type { Target } from './FileView.tsx'
import { SideView } from './SideView.tsx'
import { useCursor } from './useCursor.ts'
import { useEntry } from './useEntry.ts'

interface Props {
  opened: Opened
  help: Help
  onOpen: (key: Key | undefined) => void
  /** It was begun just now: the cursor goes to what is to be written. */
  isNew: boolean
  /** The words by which it was found: the cursor goes there. */
  hit?: Hit
  onSaved: () => void
  onDirty: (isDirty: boolean) => void
  /** Gets the way to save what is typed; it says whether all was. */
  saver: RefObject<(() => Promise<boolean>) | null>
}

/** Whether there is room for columns beside each other, as the style sheet has it. */
const isWide = () => matchMedia('(min-width: 760px)').matches

/** The page of an entry: its languages side by side, and the page that they make. */
export function EntryView({ opened, help, isNew, hit, onOpen, onSaved, onDirty, saver }: Props) {
  const say = useSay()
  const desk = useContext(Language)
  const { key } = opened
  const told = useMemo(
    () => ({
      saved: () => {
        announce(say('saved'))
        onSaved()
      },
      merged: () => announce(say('merged')),
      refused: (error: Refusal) => announce(troubleOf(error, desk), 'bad'),
      taken: () => announce(say('yourTurn')),
      finish: (file: string, before: string | null, text: string) => {
        const { text: finished, kept } = keepAddress(file, before, text)
        if (kept) announce(say('oldAddress', { slug: kept }))
        return finished
      },
    }),
    [say, desk, onSaved],
  )
  const entry = useEntry(key, opened, told)
  const { dirty, phase, texts, checked, conflicts, save, undo, turn, isGone } = entry
  const isDirty = dirty.length > 0 && turn === 'writing'
  // A file of all languages is one column.
  const whole: 'facts' | 'words' = opened.kind === 'facts' ? 'facts' : 'words'
  const [columns, setColumns] = useState<Record<string, boolean>>({})
  const names = [...(opened.sides.length > 1 ? locales : [whole]), 'preview' as const]
  const isShown = (name: string) => columns[name] ?? (isWide() || name === names[0])
  const show = (name: string) => {
    const isBeside = isWide()
    setColumns((old) =>
      isBeside ? { ...old, [name]: !(old[name] ?? true) } : Object.fromEntries(names.map((one) => [one, one === name])),
    )
  }

  const { locale, setLocale, spot } = useCursor()
  const [target, setTarget] = useState<Target>()
  const goTo = (clicked: Spot) => {
    const side = opened.sides.find((one) => one.locale === locale) ?? opened.sides[0]
    const words = wordsIn(texts[side?.file ?? ''] ?? '')
    const found = findSpot(
      clicked,
      words.map(({ text }) => text),
    )
    const offset = found === undefined ? undefined : words[found]?.from
    if (!side || offset === undefined) return announce(say('notHere'))
    if (!isShown(side.locale ?? whole)) show(side.locale ?? whole)
    setTarget({ file: side.file, offset, spot: clicked })
  }

  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the entry is opened
  useEffect(() => {
    const shown = opened.sides.find((one) => one.file === hit?.file)?.locale ?? whole
    if (hit) {
      if (!isShown(shown)) show(shown)
      return setTarget(hit)
    }
    const side = opened.sides.find((one) => one.locale === desk && isShown(desk)) ?? opened.sides[0]
    const { answer, clause, opening } = outlines[side?.locale ?? desk]
    const asked = isNew ? [answer, clause, opening].find((one) => side?.text?.includes(one)) : undefined
    if (!side?.text || !asked) return heading.current?.focus()
    setTarget({ file: side.file, offset: side.text.lastIndexOf(asked), length: asked.length })
  }, [])

  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  useEffect(() => {
    saver.current = save
    return () => {
      saver.current = null
    }
  }, [save, saver])
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isUndo(event)) undo()
      else if (isSave(event)) void save()
      else return
      event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [save, undo])
  const problems = checked?.problems ?? []
  const errors = problems.filter(({ severity }) => severity === 'error')
  const files = opened.sides.map(({ file }) => file)
  const elsewhere = errors.filter(({ file }) => !files.includes(file))
  const found = errors.length > 0 ? count(say, errors.length, 'problem', 'problems') : say('fine')
  const verdict = isGone ? say('notChecked') : checked ? found : say('checking')
  const saved = turn === 'reading' ? say('reading') : say(isDirty ? 'unsaved' : 'saved')
  const kept = `${saved} · ${verdict}`
  const [conflict] = Object.entries(conflicts)
  const titles = opened.sides.map(({ file }) => readFields(file, texts[file] ?? '')?.title)
  const title = titleOfList(key, say) ?? String(titles.find(Boolean) ?? opened.name)
  const isList = opened.kind === 'facts' || opened.kind === 'words'
  const addresses = Object.fromEntries(
    isList
      ? locales.map((locale) => [locale, prefixOf(locale) || '/'])
      : opened.sides.map(({ file, locale }) => [locale, checked?.addresses[file]]),
  ) as Partial<Record<Locale, string>>

  return (
    <PictureFolder value={isList ? 'pages' : opened.kind}>
      <header className="entry-bar">
        <a href="#all" className="quiet" aria-label={say('all')}>
          <Icon name="back" />
        </a>
        <div className="name">
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p role="status" data-phase={phase} data-dirty={isDirty}>
            {phase === 'saving' ? say('saving') : kept}
          </p>
        </div>
        <fieldset className="segments columns" aria-label={say('columns')}>
          {names.map((name) => (
            <button key={name} type="button" aria-pressed={isShown(name)} onClick={() => show(name)}>
              {name === 'preview' || name === 'facts' || name === 'words' ? say(name) : nameOf(name, desk)}
            </button>
          ))}
        </fieldset>
        {turn === 'writing' && (
          <>
            <button
              type="button"
              className="quiet"
              aria-label={say('undo')}
              title={`${say('undo')} (Ctrl+Z)`}
              disabled={entry.steps.length === 0}
              onClick={() => undo()}
            >
              <Icon name="undo" />
            </button>
            <Menu entry={entry} isDirty={isDirty} onOpen={onOpen} />
          </>
        )}
        <button type="button" className="main" disabled={!isDirty || phase === 'saving'} onClick={save}>
          {say('save')}
        </button>
      </header>
      <Banners entry={entry} />
      <div className="columns-view" data-count={names.filter(isShown).length}>
        {opened.sides.map((side) =>
          isShown(side.locale ?? whole) ? (
            <SideView
              key={side.file}
              side={side}
              entry={entry}
              target={target?.file === side.file ? target : undefined}
              help={help}
              twin={texts[files.find((file) => file !== side.file) ?? '']}
            />
          ) : null,
        )}
        {isShown('preview') && (
          <div className="beside">
            <Preview
              locale={locale}
              onLocale={setLocale}
              spot={spot}
              onWord={goTo}
              addresses={addresses}
              version={checked?.version ?? 0}
              isBehind={(checked?.behind ?? []).length > 0}
            />
            <Elsewhere problems={elsewhere} />
          </div>
        )}
      </div>
      {conflict && (
        <Conflict
          key={conflict[0]}
          file={conflict[0]}
          mine={texts[conflict[0]] ?? ''}
          other={conflict[1]}
          onSettled={(text) => entry.settle(conflict[0], text, conflict[1])}
          onClose={entry.postpone}
        />
      )}
    </PictureFolder>
  )
}
