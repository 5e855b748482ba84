import { useState } from 'react'
import { keepAddress } from '../../text/addresses.ts'
import { setValue } from '../../text/edit-fields.ts'
import { readFields } from '../../text/fields.ts'
import type { Entry } from '../entry/entry-store.ts'
import { labelOf } from '../labels.ts'
import { announce } from '../Notices.tsx'
import { nameOf, say } from '../words.ts'
import { Dialog } from './Dialog.tsx'

/** Changes the titles of an entry, and the addresses of a post; an old address keeps working. */
export function RenameDialog({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const { opened, texts } = entry
  const [typed, setTyped] = useState<Record<string, string>>({})
  const keys = opened.kind === 'blog' ? ['title', 'slug'] : ['title']
  const fields = opened.sides.flatMap(({ file, locale }) => {
    const values = typeof texts[file] === 'string' ? readFields(file, texts[file]) : undefined
    const of = (key: string) => String(values?.[key] ?? (key === 'slug' ? opened.name : ''))
    return values && locale ? keys.map((key) => ({ id: `${file} ${key}`, file, locale, key, value: of(key) })) : []
  })
  const changed = fields.filter(({ id, value }) => typed[id] !== undefined && typed[id].trim() !== value)
  const rename = () => {
    for (const { id, file, key } of changed)
      entry.edit(file, (old) => {
        const { text, kept } = keepAddress(file, old, setValue(file, old, [key], typed[id]?.trim() ?? ''))
        if (kept) announce(say('oldAddress', { slug: kept }))
        return text
      })
    onClose()
  }
  const isReady = changed.length > 0 && changed.every(({ id }) => typed[id]?.trim())
  return (
    <Dialog title={say('rename')} isReady={isReady} onDone={rename} onClose={onClose}>
      {fields.map(({ id, locale, key, value }) => (
        <label key={id} className="field">
          {labelOf([key], false).name} ({nameOf(locale)})
          <input
            lang={locale}
            value={typed[id] ?? value}
            onChange={({ target }) => setTyped({ ...typed, [id]: target.value })}
          />
        </label>
      ))}
    </Dialog>
  )
}
