import { useDeferredValue, useMemo, useState } from 'react'
import type { Localized } from '../../../site/locales.ts'
import { kindOf, type Shape } from '../../protocol.ts'
import { withoutExample } from '../../text/edit-fields.ts'
import type { FieldPath } from '../../text/fields.ts'
import { TextButton } from '../controls.tsx'
import { FilterField, isFound } from '../FilterField.tsx'
import { Findings } from '../Finding.tsx'
import { EntryField, fieldsOf } from '../fields/EntryField.tsx'
import type { EntryFieldProps, Field, FormTools } from '../fields/inputs.tsx'
import { labelOf, operatorGroups } from '../labels.ts'
import { help, titleOf } from '../names.ts'
import { count, language, t } from '../words.ts'

export function FactsForm({ fields: groups, tools }: { fields: readonly Field[]; tools: FormTools }) {
  const [query, setQuery] = useState('')
  const asked = useDeferredValue(query)
  const desk = language()
  const facts = groups.flatMap(fieldsOf)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a match stays visible while its value is edited
  const found = useMemo(() => {
    const right = facts.filter(({ path, value }) => {
      const { name, fact } = labelOf(path, true)
      const texts = [labelOf(path.slice(0, 1), true).name, name, fact, JSON.stringify(value)]
      return !operatorGroups.includes(String(path[0])) && isFound(asked, texts)
    })
    return new Set(right.map(({ path }) => path.join('.')))
  }, [asked, desk])
  return (
    <>
      <FilterField label={t('filterFacts')} query={query} onQuery={setQuery} found={found.size} className="mb-5" />
      {found.size === 0 && <p className="text-soft p-6">{t('noFact')}</p>}
      {groups.map((group) => {
        const problems = tools.problemsAt(group.path)
        // Always show facts with errors.
        const isShown = (path: FieldPath) => found.has(path.join('.')) || tools.problemsAt(path).length > 0
        const shown = fieldsOf(group).filter(({ path }) => isShown(path))
        if (shown.length + problems.length === 0) return null
        const name = group.path.join('.')
        return (
          <fieldset key={name} className="group" data-path={name}>
            <legend>{labelOf(group.path, true).name}</legend>
            <Findings problems={problems} mend={tools.entry.mend} />
            {shown.map((fact) => (
              <div key={fact.path.join('.')} className="mt-2 mb-5.5 *:mb-1">
                <EntryField {...fact} tools={tools} />
                <FactNote {...fact} tools={tools} />
              </div>
            ))}
          </fieldset>
        )
      })}
    </>
  )
}

function FactNote({ shape, path, tools }: EntryFieldProps) {
  const { entry, problemsAt } = tools
  const { file } = tools.side
  const text = entry.texts[file] ?? ''
  const uses = help.uses[path.join('.')]
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
