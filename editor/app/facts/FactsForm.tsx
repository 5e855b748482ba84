import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { fold } from '../../../site/search/words.ts'
import type { FactUses, Shape } from '../../protocol.ts'
import { commentOf } from '../../text/comments.ts'
import type { Path } from '../../text/head.ts'
import { ask } from '../api.ts'
import { Findings } from '../Finding.tsx'
import { Field } from '../fields/Field.tsx'
import type { FieldProps } from '../fields/form.ts'
import { Icon } from '../Icon.tsx'
import { labelOf } from '../labels.ts'
import { language, say } from '../words.ts'
import { FactNote } from './FactNote.tsx'

interface Props extends Omit<FieldProps, 'required'> {
  text: string
}

type Fields = Record<string, Record<string, unknown> | null | undefined>

/** The facts by group, each with its comment, its unit and the texts that state it, and a filter above them. */
export function FactsForm({ shape, value, tools, text }: Props) {
  const desk = language()
  const [uses, setUses] = useState<FactUses>()
  useEffect(() => {
    void ask<FactUses>('uses').then(setUses, () => {})
  }, [])
  const [query, setQuery] = useState('')
  const asked = useDeferredValue(query)
  const fields = value as Fields
  const groups = Object.entries(shape.properties ?? {}).map(([group, inner]) => ({
    group,
    label: labelOf([group], true).name,
    comment: commentOf(tools.file, text, [group]),
    facts: factsOf(inner, fields[group]).map(([key, own]) => ({
      path: [group, key],
      shape: own,
      required: inner.required?.includes(key) ?? false,
      value: fields[group]?.[key],
      comment: commentOf(tools.file, text, [group, key]),
    })),
  }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: a fact that is found stays in sight while its value is typed
  const found = useMemo(() => {
    const words = fold(asked).split(/\s+/).filter(Boolean)
    const isFound = (label: string, { path, value, comment }: (typeof groups)[number]['facts'][number]) => {
      const { name, fact } = labelOf(path, true)
      const said = fold([label, name, fact, JSON.stringify(value) ?? '', comment].join(' '))
      return words.every((word) => said.includes(word))
    }
    const all = groups.flatMap(({ label, facts }) => facts.filter((fact) => isFound(label, fact)))
    return new Set(all.map(({ path }) => path.join('.')))
  }, [asked, desk])
  // A mistake is never out of sight.
  const isShown = (path: Path) => found.has(path.join('.')) || tools.problemsAt(path).length > 0
  const shown = groups
    .map(({ facts, ...group }) => ({ ...group, facts: facts.filter(({ path }) => isShown(path)) }))
    .filter(({ facts }) => facts.length > 0)
  return (
    <>
      <div className="search filter card">
        <Icon name="search" />
        <input
          type="search"
          aria-label={say('filterFacts')}
          placeholder={say('filterFacts')}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
      </div>
      <p role="status" className="sr-only">
        {asked && say('found', { count: found.size })}
      </p>
      {found.size === 0 && <p className="note">{say('noFact')}</p>}
      {shown.map(({ group, label, comment, facts }) => (
        <fieldset key={group} className="group" data-path={group}>
          <legend>{label}</legend>
          {comment && (
            <p className="help" lang="en">
              {comment}
            </p>
          )}
          <Findings problems={tools.problemsAt([group])} mend={tools.mend} />
          {facts.map((fact) => (
            <div key={fact.path.join('.')} className="fact">
              <Field {...fact} tools={tools} />
              <FactNote shape={fact.shape} comment={fact.comment} uses={uses?.[fact.path.join('.')]} />
            </div>
          ))}
        </fieldset>
      ))}
    </>
  )
}

/** The facts that a group can have, and those of a group with names of its own. */
function factsOf({ properties = {}, additionalProperties }: Shape, fields: Fields[string]): [string, Shape][] {
  if (typeof additionalProperties !== 'object') return Object.entries(properties)
  return Object.keys(fields ?? {}).map((key) => [key, additionalProperties])
}
