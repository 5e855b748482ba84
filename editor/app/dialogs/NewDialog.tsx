import { useState } from 'react'
import { categories } from '../../../site/categories.ts'
import { type Locale, locales } from '../../../site/locales.ts'
import type { Key } from '../../protocol.ts'
import { ask } from '../api.ts'
import { labelOf } from '../labels.ts'
import { categoryNamesBySlug, titlesByName } from '../names.ts'
import { language, nameOfLanguage, t } from '../words.ts'
import { Dialog } from './Dialog.tsx'

const kinds = ['post', 'question', 'legal'] as const

export function NewDialog({ onMade, onClose }: { onMade: (key: Key) => void; onClose: () => void }) {
  const locale = language()
  const [kind, setKind] = useState<(typeof kinds)[number]>('post')
  const [title, setTitle] = useState<Partial<Record<Locale, string>>>({})
  const [place, setPlace] = useState('')
  const [why, setWhy] = useState('')
  const places =
    kind === 'post' ? categoryNamesBySlug(locale) : titlesByName([kind === 'legal' ? 'legal' : 'faq'], locale)
  const into = places[place] ? place : Object.keys(places)[0]
  const given = locales.filter((one) => title[one]?.trim())
  const isWhole = given.length === locales.length
  const isReady = isWhole || (kind === 'post' && given.length > 0 && why.trim().length >= 10)
  const make = async () => {
    const titles = Object.fromEntries(given.map((one) => [one, title[one]?.trim()]))
    const category = Object.values(categories).find(({ slug }) => slug[locale] === into)?.slug
    const wish = { kind, title: titles, category, into, why: isWhole ? undefined : why.trim() }
    onMade((await ask<{ key: Key }>('new', wish)).key)
  }
  return (
    <Dialog title={t('newWhat')} done={t('make')} isReady={isReady} onDone={make} onClose={onClose}>
      <fieldset className="row" aria-label={t('newWhat')}>
        {kinds.map((value) => (
          <label key={value} className="flex items-baseline gap-2 font-normal">
            <input type="radio" name="kind" value={value} checked={kind === value} onChange={() => setKind(value)} />
            {t(`new/${value}`)}
          </label>
        ))}
      </fieldset>
      {locales.map((one) => (
        <label key={one} className="field">
          {t('newTitle', { language: nameOfLanguage(one) })}
          <input
            lang={one}
            value={title[one] ?? ''}
            onChange={({ target }) => setTitle({ ...title, [one]: target.value })}
          />
        </label>
      ))}
      <label className="field">
        {kind === 'post' ? labelOf(['category']).name : t('newInto')}
        <select value={into} onChange={({ target }) => setPlace(target.value)}>
          {Object.entries(places).map(([name, shown]) => (
            <option key={name} value={name}>
              {shown}
            </option>
          ))}
        </select>
      </label>
      {kind === 'post' && (
        // Keeps its place while hidden, so that a typed title does not move the other fields.
        <label className={`field ${given.length === 1 ? '' : 'invisible'}`}>
          {t('newWhy')}
          <input value={why} onChange={({ target }) => setWhy(target.value)} />
        </label>
      )}
    </Dialog>
  )
}
