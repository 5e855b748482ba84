import { type MouseEvent, useEffect, useId } from 'react'
import { untranslatedFields } from '../../../site/locales.ts'
import type { Side } from '../../protocol.ts'
import { isAmong, thisSite } from '../../site.ts'
import { setValue } from '../../text/edit-fields.ts'
import type { FieldPath, Value } from '../../text/fields.ts'
import { isShared, type Twin, takeValue, valueFor } from '../../text/shared.ts'
import { TextButton } from '../controls.tsx'
import { describeField } from '../FileDiff.tsx'
import { FilterField } from '../FilterField.tsx'
import { EntryField, fieldsOf } from '../fields/EntryField.tsx'
import type { Field, FormTools } from '../fields/field.ts'
import { useTyping } from '../fields/useTyping.ts'
import { labelOf } from '../labels.ts'
import { announce } from '../Notices.tsx'
import { localeOfFile } from '../names.ts'
import { language, nameOfLanguage, t } from '../words.ts'
import type { OpenEntry } from './entry-store.ts'
import { isLong } from './field-filter.ts'
import { fixShared, isSame, problemsOf } from './shared-problems.ts'

interface Props {
  entry: OpenEntry
  /** Texts of the entry, except those with unreadable fields. */
  twins: readonly Twin[]
  /** Shared field to go to. */
  target?: FieldPath
  query: string
  found?: ReadonlySet<string>
  onQuery: (query: string) => void
  onJump: (path: FieldPath) => void
}

/** Panel with the values that both languages share, and an index if the form is long. */
export function DetailsPanel({ entry, twins, target, query, found, onQuery, onJump }: Props) {
  const first = twins.find(({ locale }) => locale === language()) ?? twins[0]
  const side = entry.sides.find(({ file }) => file === first?.file)
  const unreadable = entry.sides.filter(
    ({ file }) => entry.texts[file] !== null && twins.every((twin) => twin.file !== file),
  )
  useEffect(() => {
    if (!target) return
    const field = document.querySelector(`[data-shared] [data-path="${target[0]}"]`)
    field?.querySelector<HTMLElement>('input, select, button')?.focus()
    field?.scrollIntoView({ block: 'nearest' })
  }, [target])
  if (!first || !side) return null
  const fields = fieldsOf({ shape: side.schema, path: [], value: first.fields })
  const shared = thisSite.fields.shared.flatMap((name) => fields.filter(({ path }) => path[0] === name))
  const isFor = twins.length > 1 ? t('sharedBoth') : t('sharedOne', { language: nameOfLanguage(first.locale ?? 'nl') })
  return (
    <section
      data-shared
      className="card px-3.5 pt-3 max-lg:order-first max-lg:col-span-full lg:max-h-[58vh] lg:shrink-0 lg:overflow-y-auto lg:only:max-h-full"
      aria-label={t('details')}
    >
      <h2 className="text-md mb-2.5">{shared.length > 0 ? isFor : t('fieldIndex')}</h2>
      {unreadable.map(({ file, locale }) => (
        <p key={file} className="border-warm mb-3 border-l-3 pl-2.5 text-xs">
          {locale && t('sharedUnreadable', { language: nameOfLanguage(locale) })}
        </p>
      ))}
      {shared.length > 0 && <SharedFields entry={entry} side={side} first={first} twins={twins} fields={shared} />}
      {isLong(first) && <FieldIndex fields={fields} query={query} found={found} onQuery={onQuery} onJump={onJump} />}
    </section>
  )
}

interface SharedFieldsProps extends Pick<Props, 'entry' | 'twins'> {
  side: Side
  first: Twin
  fields: readonly Field[]
}

function SharedFields({ entry, side, first, twins, fields }: SharedFieldsProps) {
  const files = twins.map(({ file }) => file)
  const typing = useTyping(files, entry, (file, [name], value) => valueFor(localeOfFile(file), String(name), value))
  const set = (path: FieldPath, value: Value | undefined, required: boolean) => {
    keepAccepted(entry, twins, String(path[0]))
    typing.set(path, value, required)
  }
  const tools: FormTools = {
    side,
    sides: entry.sides.filter(({ file }) => files.includes(file)),
    entry: { ...entry, applyFix: (problem) => fixShared(entry, problem) },
    problemsAt: ([name]) => {
      const problems = files.flatMap((file) => problemsOf(entry, file, name))
      return problems.filter((problem, at) => problems.findIndex((one) => isSame(one, problem)) === at)
    },
    set,
  }
  return (
    <div className="grid gap-x-4 md:max-lg:grid-cols-3" {...typing.form}>
      {fields.map((field) => (
        <div
          key={field.path.join('.')}
          className="min-w-0 has-[[type=checkbox]]:col-span-full has-[[type=checkbox]]:border-t has-[[type=checkbox]]:pt-3 has-[fieldset]:col-span-full"
        >
          <EntryField {...field} tools={tools} />
          <Differing field={field} entry={entry} first={first} twins={twins} />
        </div>
      ))}
    </div>
  )
}

const untranslated = new RegExp(`^(?:${untranslatedFields})$`)

/** Keeps a translation marked as up to date when a shared value changes, because that needs no translation. */
function keepAccepted(entry: OpenEntry, twins: readonly Twin[], name: string) {
  const { fingerprint } = thisSite.fields
  const isCheckedNow = () => {
    const { checked, texts } = entry.now()
    return twins.every(({ file }) => checked?.files[file] === texts[file])
  }
  const accepts = () => entry.now().checked?.accepts ?? {}
  const accepted = twins.filter(({ file, fields }) => fields[fingerprint] && fields[fingerprint] === accepts()[file])
  if (untranslated.test(name) || accepted.length === 0 || !isCheckedNow()) return
  const acceptAgain = async () => {
    // Writing the source also triggers a check, which returns the new fingerprint.
    await entry.write()
    const accept = (old: string, file: string) => setValue(file, old, [fingerprint], accepts()[file] ?? '')
    const files = accepted.map(({ file }) => file)
    if (isCheckedNow() && files.every((file) => accepts()[file])) entry.editAll(files, accept, true)
  }
  setTimeout(() => void acceptAgain())
}

interface DifferingProps extends Pick<SharedFieldsProps, 'entry' | 'first' | 'twins'> {
  field: Field
}

/** If a shared field differs between the languages, offers each value for use in both. */
function Differing({ field, entry, first, twins }: DifferingProps) {
  const name = String(field.path[0])
  const id = useId()
  if (twins.every((twin) => isShared(name, first, twin))) return null
  const take = (event: MouseEvent<HTMLElement>, own: Twin) => {
    const others = twins.filter(({ file }) => file !== own.file)
    keepAccepted(entry, twins, name)
    entry.editAll(
      others.map(({ file }) => file),
      (text, file) => takeValue(file, text, localeOfFile(file), name, own),
    )
    announce(t('isEqual', { name: labelOf(field.path).name }), entry.undoOfLast())
    const place = event.currentTarget.closest('[data-shared]')
    place?.querySelector<HTMLElement>(`[data-path="${name}"] :is(input, select, button)`)?.focus()
  }
  return (
    <fieldset className="border-warm mb-4 grid justify-items-start gap-1.5 border-l-3 pl-2.5" aria-labelledby={id}>
      <p id={id} className="text-xs">
        {t('differs')}
      </p>
      {twins.map((twin) => (
        <TextButton
          key={twin.file}
          text={`${describeField(twin.file, name, twin.fields[name])} (${twin.locale && nameOfLanguage(twin.locale)})`}
          className="small"
          onClick={(event) => take(event, twin)}
        />
      ))}
    </fieldset>
  )
}

interface FieldIndexProps extends Pick<Props, 'query' | 'found' | 'onQuery' | 'onJump'> {
  fields: readonly Field[]
}

function FieldIndex({ fields: all, query, found, onQuery, onJump }: FieldIndexProps) {
  const { shared, generated, fingerprint } = thisSite.fields
  const fields = all.filter(
    ({ path: [name], value }) =>
      value !== undefined && !isAmong([...shared, ...generated, fingerprint], name) && (!found || found.has(`${name}`)),
  )
  return (
    <nav aria-label={t('fieldIndex')} className="mb-3 border-t pt-3 nth-2:border-0 nth-2:pt-0">
      <FilterField
        label={t('filterFields')}
        query={query}
        onQuery={onQuery}
        found={fields.length}
        className="mb-2 min-h-10!"
      />
      {fields.length === 0 && <p className="text-soft text-xs">{t('nothing')}</p>}
      <ul className="flex flex-wrap gap-x-1">
        {fields.map(({ path }) => (
          <li key={path.join('.')}>
            <TextButton text={labelOf(path).name} className="quiet text-xs" onClick={() => onJump(path)} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
