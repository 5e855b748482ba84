import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { Localized } from '../../../site/locales.ts'
import type { FactUses, Key, Listed, Shape } from '../../protocol.ts'
import { commentOf } from '../../text/fields.ts'
import { ask } from '../api.ts'
import { Findings } from '../Finding.tsx'
import { Field } from '../fields/Field.tsx'
import type { FieldProps } from '../fields/form.ts'
import { labelOf } from '../labels.ts'
import { kindOf, titleOf } from '../names.ts'
import { isFound, SearchField } from '../SearchField.tsx'
import { count, language, say } from '../words.ts'

interface Props extends Omit<FieldProps, 'required'> {
  text: string
  entries: readonly Listed[]
}

type Fields = Record<string, Record<string, unknown> | null | undefined>

export function FactsForm({ shape, value, tools, text, entries }: Props) {
  const [uses, setUses] = useState<FactUses>()
  useEffect(() => {
    void ask<FactUses>('uses').then(setUses, () => {})
  }, [])
  const [query, setQuery] = useState('')
  const asked = useDeferredValue(query)
  const desk = language()
  const fields = value as Fields
  const groups = Object.entries(shape.properties ?? {}).map(([group, inner]) => ({
    group,
    label: labelOf([group], true).name,
    comment: commentOf(tools.file, text, [group]),
    facts: factsOf(inner, fields[group]).map(([key, own]) => ({
      name: `${group}.${key}`,
      path: [group, key],
      shape: own,
      required: inner.required?.includes(key) ?? false,
      value: fields[group]?.[key],
      comment: commentOf(tools.file, text, [group, key]),
    })),
  }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: a match stays visible while its value is edited
  const found = useMemo(() => {
    const all = groups.flatMap(({ label, facts }) => facts.map((fact) => ({ label, ...fact })))
    const right = all.filter(({ label, path, value: own, comment }) => {
      const { name, fact } = labelOf(path, true)
      return isFound(asked, [label, name, fact, JSON.stringify(own), comment])
    })
    return new Set(right.map(({ name }) => name))
  }, [asked, desk])
  return (
    <>
      <SearchField label={say('filterFacts')} query={query} onQuery={setQuery} found={found.size} className="mb-5" />
      {found.size === 0 && <p className="text-soft p-6">{say('noFact')}</p>}
      {groups.map(({ group, label, comment, facts }) => {
        // Always show facts with errors.
        const shown = facts.filter(({ name, path }) => found.has(name) || tools.problemsAt(path).length > 0)
        if (shown.length === 0) return null
        return (
          <fieldset key={group} className="group" data-path={group}>
            <legend>{label}</legend>
            {comment && (
              <p className="text-soft mt-1 text-xs" lang="en">
                {comment}
              </p>
            )}
            <Findings problems={tools.problemsAt([group])} mend={tools.entry.mend} />
            {shown.map(({ name, comment: own, ...fact }) => (
              <div key={name} className="mt-2 mb-5.5 *:mb-1">
                <Field {...fact} tools={tools} />
                <FactNote shape={fact.shape} comment={own} uses={uses?.[name]} entries={entries} />
              </div>
            ))}
          </fieldset>
        )
      })}
    </>
  )
}

/** Facts of a group, including groups with free keys. */
function factsOf({ properties = {}, additionalProperties }: Shape, fields: Fields[string]): [string, Shape][] {
  if (typeof additionalProperties !== 'object') return Object.entries(properties)
  return Object.keys(fields ?? {}).map((key) => [key, additionalProperties])
}

interface NoteProps {
  shape: Shape
  comment: string
  uses?: readonly Key[]
  entries: readonly Listed[]
}

function FactNote({ shape, comment, uses, entries }: NoteProps) {
  const unit = unitOf(shape)?.[language()]
  return (
    <div className="row text-soft items-baseline gap-y-0 text-xs">
      {comment && <p lang="en">{comment}</p>}
      {unit && <p>{say('writeUnit', { unit })}</p>}
      {uses?.length === 0 && <p>{say('inNoText')}</p>}
      {uses && uses.length > 0 && (
        <details>
          <summary>{count(uses.length, 'inText', 'inManyTexts')}</summary>
          <ul className="list-disc pt-1 pb-2 pl-4">
            {uses.map((key) => (
              <li key={key}>
                <a href={`#${key}`}>{titleOf(key, entries)}</a> {say(kindOf(key))}
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
