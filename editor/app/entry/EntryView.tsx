import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react'
import { templates } from '../../../scripts/content/templates.ts'
import type { Locale } from '../../../site/locales.ts'
import { type Hit, type Key, nameOf, type Side } from '../../protocol.ts'
import { type FieldPath, readFields, startOf } from '../../text/fields.ts'
import type { Spot } from '../../text/locate.ts'
import { fileParts } from '../../text/parts.ts'
import { withFacts } from '../../text/plain.ts'
import type { Twin } from '../../text/shared.ts'
import { ask } from '../api.ts'
import { Conflict } from '../Conflict.tsx'
import { TextButton } from '../controls.tsx'
import { Findings, mistakesElsewhere } from '../Finding.tsx'
import { announce, announceTrouble } from '../Notices.tsx'
import { help, nameInMenus, nameOfSide, titleOfList } from '../names.ts'
import { Preview } from '../preview/Preview.tsx'
import { offsetOfSpot, useCursor } from '../preview/spots.ts'
import { language, t } from '../words.ts'
import { useColumns } from './columns.ts'
import { DetailsPanel } from './DetailsPanel.tsx'
import { EntryBar } from './EntryBar.tsx'
import { type EntryStore, useEntry } from './entry-store.ts'
import type { Target } from './FileView.tsx'
import { pathsFound } from './field-filter.ts'
import { OldLinks } from './OldLinks.tsx'
import { SideView } from './SideView.tsx'
import { usePause } from './use-pause.ts'

interface Props {
  store: EntryStore
  onClose: () => Promise<void>
  /** Opens the entry again after another program renamed its files. */
  onMoved: (goal: { key: Key } | Hit) => void
  /** Cursor target: a search hit, or the first text to write in a new entry. */
  goal?: { key: Key } | Hit
  /** Propose button for phones, where the desk's own bar scrolls out of view. */
  propose: ReactNode
}

/**
 * Grid classes by the number of visible texts: alone, with the panel, or with the page. Below lg, the panel is above
 * the texts.
 */
const grids: Record<'alone' | 'panel' | 'page', readonly string[]> = {
  alone: ['', '', 'md:grid-cols-2'],
  panel: ['', 'lg:grid-cols-[minmax(0,1fr)_290px]', 'md:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_290px]'],
  page: ['', 'md:grid-cols-2', 'md:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(290px,0.85fr)]'],
}

export function EntryView({ store, goal, propose, onClose, onMoved }: Props) {
  const desk = language()
  const entry = useEntry(store)
  const { key, sides, texts, checked, conflicts, trouble } = entry
  const isForm = sides.some(({ locale, schema }) => locale && schema.properties)
  const names = new Map([
    ...sides.map((side) => [side.file, nameOfSide(key, side)] as const),
    ...(isForm ? [['details', t('details')] as const] : []),
    ['preview', t('preview')],
  ])
  const { isShown, show } = useColumns([...names.keys()], sides)
  const { locale, setLocale, spot, place } = useCursor()
  const [target, setTarget] = useState<Target>()
  const lead = (to: Target) => {
    if (!isShown(to.file)) show(to.file)
    setTarget(to)
  }
  const [shared, setShared] = useState<FieldPath>()
  const leadToShared = (path: FieldPath) => {
    if (!isShown('details')) show('details')
    setShared([...path])
  }
  const twins = sides.flatMap(({ file, locale, schema }): Twin[] => {
    const fields = schema.properties && locale ? readFields(file, texts[file] ?? '') : undefined
    return fields ? [{ file, locale, fields }] : []
  })
  const [query, setQuery] = useState('')
  const deferredQuery = useDeferredValue(query).trim()
  const fieldsFound = deferredQuery ? pathsFound(deferredQuery, twins) : undefined
  /** Goes to a field in its first visible column. */
  const jump = (path: FieldPath) => {
    const inOrder = twins.toSorted(ownFirst)
    const twin = inOrder.find(({ file }) => isShown(file)) ?? inOrder[0]
    const offset = twin && startOf(twin.file, texts[twin.file] ?? '', path)
    if (twin && offset !== undefined) lead({ file: twin.file, offset })
  }
  const goTo = (clicked: Spot) => {
    const side = sides.find((one) => one.locale === locale) ?? sides[0]
    const offset = offsetOfSpot(texts[side?.file ?? ''] ?? '', clicked)
    if (!side || offset === undefined) return announce(t('notHere'))
    lead({ file: side.file, offset, spot: clicked })
  }

  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the entry is opened
  useEffect(() => {
    const [, fact] = location.hash.split('?')
    if (fact) return focusFact(fact)
    if (goal && 'file' in goal) return lead(goal)
    const side = sides.find((one) => one.locale === desk && isShown(one.file)) ?? sides[0]
    const places = goal ? sides.flatMap((one) => firstToWrite(one) ?? []) : []
    const place = places.find(({ file }) => file === side?.file)
    if (!place) return heading.current?.focus()
    setTarget({ ...place, others: places.filter((one) => one !== place) })
  }, [])

  const elsewhere = mistakesElsewhere(checked?.problems ?? [], sides)
  const [conflict] = Object.entries(conflicts)
  const isPaused = usePause(conflict !== undefined)
  const ordered = sides.toSorted(ownFirst)
  const titles = ordered.map(({ file, text }) => readFields(file, texts[file] ?? text ?? '')?.title)
  const ownTitle = String(titles.find(Boolean) ?? key.split('/')[1])
  const title = titleOfList(key) ?? nameInMenus(key) ?? withFacts(ownTitle, help.facts[desk])

  const shownTexts = sides.filter(({ file }) => isShown(file)).length
  const grid = grids[isShown('preview') ? 'page' : isShown('details') ? 'panel' : 'alone'][shownTexts]

  const lastTexts = useRef(texts)
  const isRemoved = sides.every(({ file }) => texts[file] === null)
  if (!isRemoved) lastTexts.current = texts
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when another program has removed the files
  useEffect(() => {
    if (!isRemoved) return
    const tell = async () => {
      const next = await ask<Key | null>('renamed', { key, texts: lastTexts.current })
      announce(next ? t('renamed', { name: title, file: nameOf(next) }) : t('removed', { name: title }))
      if (!next) return onClose()
      // Typing goes on where it was.
      const { file = '', offset = 0 } = place.current ?? {}
      const start = fileParts(file, lastTexts.current[file] ?? '')?.body
      const renamed = file.replace(`/${nameOf(key)}.`, `/${nameOf(next)}.`)
      const cursor = { file: renamed, line: '', offset: (start ?? 0) + offset, length: 0 }
      onMoved(start === undefined ? { key: next } : { key: next, ...cursor })
    }
    void tell().catch(announceTrouble)
  }, [isRemoved])

  return (
    <>
      <EntryBar
        entry={entry}
        title={title}
        heading={heading}
        columns={names}
        isShown={isShown}
        onColumn={show}
        onClose={onClose}
        propose={propose}
      />
      <p role="alert" className={trouble ? 'banner' : undefined}>
        {trouble && t('notWritten', { trouble })}
      </p>
      {elsewhere.length > 0 && (
        <details className="mx-gutter mt-3 text-xs">
          <summary className="text-soft w-fit">{t('mistakesElsewhere', { count: elsewhere.length })}</summary>
          <Findings problems={elsewhere.slice(0, 20)} />
        </details>
      )}
      {query && (
        <p role="status" className="row px-gutter pt-4 text-xs">
          {t('filtered', { query })}
          <TextButton text={t('showAll')} className="small" onClick={() => setQuery('')} />
        </p>
      )}
      <div className={`px-gutter grid items-start gap-6 pt-5 pb-24 ${grid}`}>
        {sides.map(
          (side) =>
            isShown(side.file) && (
              <SideView
                key={side.file}
                side={side}
                entry={entry}
                target={target}
                found={side.locale && fieldsFound}
                onShared={leadToShared}
              />
            ),
        )}
        {(isShown('details') || isShown('preview')) && (
          <div className="max-lg:contents lg:sticky lg:top-21 lg:flex lg:max-h-[calc(100vh-100px)] lg:flex-col lg:gap-4">
            {isShown('details') && (
              <DetailsPanel
                entry={entry}
                twins={twins}
                target={shared}
                query={query}
                found={fieldsFound}
                onQuery={setQuery}
                onJump={jump}
              />
            )}
            {isShown('preview') && (
              <Preview entry={entry} locale={locale} onLocale={setLocale} spot={spot} onWord={goTo} />
            )}
          </div>
        )}
      </div>
      <OldLinks entry={entry} />
      {conflict && isPaused && (
        <Conflict
          key={conflict[0]}
          file={conflict[0]}
          base={entry.bases[conflict[0]] ?? ''}
          mine={texts[conflict[0]] ?? ''}
          theirs={conflict[1] ?? ''}
          onDone={(text) => entry.settle(conflict[0], text)}
        />
      )}
    </>
  )
}

/** The placeholder where the writer of a new text begins. */
function firstToWrite({ file, locale, text }: Side): Target | undefined {
  const { answer, clause, opening } = templates[locale ?? language()]
  const template = [answer, clause, opening].find((one) => text?.includes(one))
  return text && template ? { file, offset: text.lastIndexOf(template), length: template.length } : undefined
}

/** Sorts the text in the desk's language first. */
function ownFirst(one: { locale?: Locale }, other: { locale?: Locale }) {
  return Number(other.locale === language()) - Number(one.locale === language())
}

/** Focuses the label of a fact, not its value, because typing there would change the fact in all texts. */
function focusFact(name: string) {
  const label = document.querySelector<HTMLElement>(`[data-path="${CSS.escape(name)}"] > :is(label, legend)`)
  if (!label) return
  label.tabIndex = -1
  label.focus()
  label.scrollIntoView({ block: 'center' })
}
