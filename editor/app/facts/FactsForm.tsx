import { useDeferredValue, useMemo, useState } from 'react'
import type { Localized } from '../../../site/locales.ts'
import { type Key, kindOf, type Shape } from '../../protocol.ts'
import { withoutExample } from '../../text/edit-fields.ts'
import { TextButton } from '../controls.tsx'
import { FilterField, isFound } from '../FilterField.tsx'
import { Findings } from '../Finding.tsx'
import { EntryField, fieldsOf } from '../fields/EntryField.tsx'
import type { EntryFieldProps } from '../fields/inputs.tsx'
import { labelOf, operatorGroups } from '../labels.ts'
import { help, titleOf } from '../names.ts'
import { count, language, t } from '../words.ts'

type FactValues = Record<string, Record<string, unknown> | null | undefined>

export function FactsForm({ shape, value, tools }: Omit<EntryFieldProps, 'required'>) {
  const [query, setQuery] = useState('')
  const asked = useDeferredValue(query)
  const desk = language()
  const fields = value as FactValues
  const groups = Object.keys(shape.properties ?? {})
  const facts = Object.entries(shape.properties ?? {}).flatMap(([group, inner]) =>
    fieldsOf(inner, fields[group]).map(([key, own]) => ({
      group,
      name: `${group}.${key}`,
      path: [group, key],
      shape: own,
      required: inner.required?.includes(key) ?? false,
      value: fields[group]?.[key],
    })),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: a match stays visible while its value is edited
  const found = useMemo(() => {
    const right = facts.filter(({ group, path, value: own }) => {
      const { name, fact } = labelOf(path, true)
      const texts = [labelOf([group], true).name, name, fact, JSON.stringify(own)]
      return !operatorGroups.includes(group) && isFound(asked, texts)
    })
    return new Set(right.map(({ name }) => name))
  }, [asked, desk])
  return (
    <>
      <FilterField label={t('filterFacts')} query={query} onQuery={setQuery} found={found.size} className="mb-5" />
      {found.size === 0 && <p className="text-soft p-6">{t('noFact')}</p>}
      {groups.map((group) => {
        const problems = tools.problemsAt([group])
        // Always show facts with errors.
        const own = facts.filter((fact) => fact.group === group)
        const shown = own.filter(({ name, path }) => found.has(name) || tools.problemsAt(path).length > 0)
        if (shown.length + problems.length === 0) return null
        return (
          <fieldset key={group} className="group" data-path={group}>
            <legend>{labelOf([group], true).name}</legend>
            <Findings problems={problems} mend={tools.entry.mend} />
            {shown.map(({ name, ...fact }) => (
              <div key={name} className="mt-2 mb-5.5 *:mb-1">
                <EntryField {...fact} tools={tools} />
                <FactNote {...fact} tools={tools} uses={help.uses[name]} />
              </div>
            ))}
          </fieldset>
        )
      })}
    </>
  )
}

type NoteProps = Pick<EntryFieldProps, 'shape' | 'path' | 'tools'> & { uses?: readonly Key[] }

function FactNote({ shape, path, tools, uses }: NoteProps) {
  const { entry, problemsAt } = tools
  const { file } = tools.side
  const text = entry.texts[file] ?? ''
  const isExample = withoutExample(file, text, path) !== text
  const unit = problemsAt(path).length > 0 ? undefined : unitOf(shape)?.[language()]
  const finish = () => entry.edit(file, (old) => withoutExample(file, old, path))
  return (
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
          <summary>{count(uses.length, 'inText', 'inManyTexts')}</summary>
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
  )
}

/** Notation of a value by its schema; undefined for free text. */
function unitOf(shape: Shape): Partial<Localized<string>> | undefined {
  const isAnyText = shape.type === 'string' && !shape.pattern && !shape.format && !shape.enum
  if (isAnyText) return undefined
  return shape.nl ? shape : shape.anyOf?.map(unitOf).find(Boolean)
}
