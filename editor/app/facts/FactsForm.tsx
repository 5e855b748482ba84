import { useDeferredValue, useMemo, useState } from 'react'
import type { Localized } from '../../../site/locales.ts'
import { kindOf, type Shape } from '../../protocol.ts'
import { isAmong, thisSite } from '../../site.ts'
import { withoutExample } from '../../text/edit-fields.ts'
import type { FieldPath } from '../../text/fields.ts'
import { TextButton } from '../controls.tsx'
import { FilterField, isFound } from '../FilterField.tsx'
import { EntryField, EntryFields, fieldsOf } from '../fields/EntryField.tsx'
import type { EntryFieldProps, Field, FormTools } from '../fields/field.ts'
import { labelOf } from '../labels.ts'
import { help, titleOf } from '../names.ts'
import { language, t } from '../words.ts'

export function FactsForm({ fields: groups, tools }: { fields: readonly Field[]; tools: FormTools }) {
  const [query, setQuery] = useState('')
  const deferredQuery = useDeferredValue(query)
  const desk = language()
  const facts = groups.flatMap(fieldsOf)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a match stays visible while its value is edited
  const matches = useMemo(() => {
    const right = facts.filter(({ path, value }) => {
      const { name, fact } = labelOf(path, true)
      const words = JSON.stringify(value)
      const ofPrice = / euro\b/.test(words) ? t('priceWords') : ''
      const texts = [labelOf(path.slice(0, 1), true).name, name, fact, words, ofPrice]
      return !isAmong(thisSite.operatorFacts, path[0]) && isFound(deferredQuery, texts)
    })
    return new Set(right.map(({ path }) => path.join('.')))
  }, [deferredQuery, desk])
  // Always show facts with problems.
  const isShown = (path: FieldPath) =>
    path.length > 2 || matches.has(path.join('.')) || tools.problemsAt(path).length > 0
  return (
    <>
      <FilterField label={t('filterFacts')} query={query} onQuery={setQuery} found={matches.size} className="mb-5" />
      {matches.size === 0 && <p className="text-soft p-6">{t('nothing')}</p>}
      <EntryFields fields={groups} tools={{ ...tools, isShown, Field: FactField }} />
    </>
  )
}

/** Renders a field, with the uses of a fact below it. */
function FactField(props: EntryFieldProps) {
  const { shape, path, tools } = props
  const field = <EntryField {...props} />
  if (path.length !== 2) return field
  const { entry, problemsAt } = tools
  const { file } = tools.side
  const text = entry.texts[file] ?? ''
  const uses = help.uses[path.join('.')]
  const isExample = withoutExample(file, text, path) !== text
  const unit = problemsAt(path).length > 0 ? undefined : unitOf(shape)?.[language()]
  const finish = () => entry.edit(file, (old) => withoutExample(file, old, path))
  return (
    <div className="mt-2 mb-5.5 *:mb-1">
      {field}
      <div className="row text-soft items-baseline gap-y-0 text-xs">
        {isExample && (
          <p className="row">
            {t('example')} <TextButton text={t('noExample')} className="small" onClick={finish} />
          </p>
        )}
        {unit && <p>{t('writeUnit', { unit })}</p>}
        {uses?.length === 0 && <p>{t('inNoText')}</p>}
        {uses && uses.length > 0 && (
          <details>
            <summary>{t('inTexts', { count: uses.length })}</summary>
            <ul className="list-disc pt-1 pb-2 pl-4">
              {uses.map((key) => (
                <li key={key}>
                  <a href={`#${key}`}>{titleOf(key)}</a> {t(kindOf(key))}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </div>
  )
}

/** Notation that a schema asks for, such as 950 euro; undefined for free text. */
function unitOf(shape: Shape): Partial<Localized<string>> | undefined {
  const isAnyText = shape.type === 'string' && !shape.pattern && !shape.format && !shape.enum
  if (isAnyText) return undefined
  return shape.nl ? shape : shape.anyOf?.map(unitOf).find(Boolean)
}
