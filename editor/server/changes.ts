import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentReport } from '../../scripts/check/run.ts'
import { appearsAt, clockTime } from '../../scripts/content/clock.ts'
import { kinds, type NewEntryRequest, nextId } from '../../scripts/content/templates.ts'
import { toSlug } from '../../scripts/content/text.ts'
import { planNew } from '../../scripts/new/plan-new.ts'
import type { Key } from '../protocol.ts'
import { addItem, removeAt, setValue } from '../text/edit-fields.ts'
import { readFields } from '../text/fields.ts'
import { filesOf, isFree, keyOf, partsOfKey } from './entries.ts'
import { Refused, refused } from './errors.ts'
import { setAside, textOf, writeWhole } from './files.ts'
import { refuseLink } from './guard.ts'

/** Creates an entry from the template of `npm run new`; returns its key. */
export function makeNew(root: string, request: NewEntryRequest, { entries, site }: ContentReport): Key {
  if (!kinds.includes(request.kind))
    throw new Refused({ nl: 'Kies wat je wilt schrijven.', en: 'Choose what to write.' })
  const files = planNew(root, { ...request, day: clockTime(site.now).slice(0, 10) }, entries)
  if (!Array.isArray(files)) throw refused(files)
  for (const { file, text } of files) writeWhole(root, file, text)
  return keyOf(files[0]?.file ?? '')
}

/** Copies an entry under a new name, hidden, with its unique fields changed. */
export function duplicate(root: string, key: Key, { entries }: ContentReport): Key {
  const { kind, name } = freePartsOf(root, key)
  let number = 2
  while (isTaken(root, `${kind}/${name}-${number}`)) number++
  for (const { file } of filesOf(key)) {
    const text = textOf(root, file)
    if (text === null) continue
    const { slug, aliases } = readFields(file, text) ?? {}
    let copy = setValue(file, text, ['draft'], true)
    if (kind === 'blog') copy = setValue(file, copy, ['id'], nextId(entries))
    if (typeof slug === 'string') copy = setValue(file, copy, ['slug'], `${slug}-${number}`)
    if (aliases !== undefined) copy = removeAt(file, copy, ['aliases'])
    writeWhole(root, file.replace(`/${name}.mdx`, `/${name}-${number}.mdx`), copy)
  }
  return `${kind}/${name}-${number}`
}

export interface Renaming {
  key: Key
  to: string
}

/** Renames the files of an entry in every language. A published post keeps its old address as an alias. */
export function rename(root: string, { key, to }: Renaming, { entries, site }: ContentReport, time: string): Key {
  const { kind, name } = freePartsOf(root, key)
  const next = toSlug(to).slice(0, 60)
  if (isTaken(root, `${kind}/${next}`))
    throw new Refused({
      nl: `${next} bestaat al. Kies een andere naam.`,
      en: `${next} exists already. Choose another name.`,
    })
  for (const { file } of filesOf(key)) {
    const text = textOf(root, file)
    if (text === null) continue
    const entry = entries.find((one) => one.file === file)
    const isPublished = entry !== undefined && appearsAt(entry) <= site.now
    const isAddress = kind === 'blog' && entry?.hasBody && entry.fields.slug === undefined
    const renamed = isPublished && isAddress ? addItem(file, text, ['aliases'], name) : text
    writeWhole(root, file.replace(`/${name}.mdx`, `/${next}.mdx`), renamed)
    setAside(root, file, time)
  }
  return `${kind}/${next}`
}

/** Removes an entry in every language; backup in .local/desk/removed. */
export function remove(root: string, key: Key, time: string) {
  freePartsOf(root, key)
  for (const { file } of filesOf(key)) if (existsSync(join(root, file))) setAside(root, file, time)
}

function isTaken(root: string, key: Key): boolean {
  return filesOf(key).some(({ file }) => existsSync(join(root, file)))
}

function freePartsOf(root: string, key: Key) {
  const parts = partsOfKey(key)
  for (const { file } of filesOf(key)) refuseLink(root, file)
  if (parts && isFree(parts.kind)) return parts
  throw new Refused({ nl: 'Deze tekst hoort bij de site en blijft.', en: 'This text is part of the site and stays.' })
}
