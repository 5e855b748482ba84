import { type ReactNode, useEffect, useState } from 'react'
import type { Problem } from '../../../scripts/content/problem.ts'
import { kindOf, type Side } from '../../protocol.ts'
import { isAmong, thisSite } from '../../site.ts'
import { type FieldPath, pathAt } from '../../text/fields.ts'
import type { Spot } from '../../text/locate.ts'
import { fileParts, offsetOf } from '../../text/parts.ts'
import { placeholderLength } from '../../text/placeholder.ts'
import { Body, moveCursor, scrollBody } from '../body/Body.tsx'
import { Findings, severityOf } from '../Finding.tsx'
import { FactsForm } from '../facts/FactsForm.tsx'
import { EntryFields, fieldsOf } from '../fields/EntryField.tsx'
import type { FormTools } from '../fields/field.ts'
import { useTyping } from '../fields/useTyping.ts'
import { offsetOfSpot } from '../preview/spots.ts'
import { language, t } from '../words.ts'
import type { OpenEntry } from './entry-store.ts'
import { fixShared } from './shared-problems.ts'

export interface Target {
  file: string
  offset: number
  length?: number
  /** Places in the other texts, which are scrolled into view. */
  others?: readonly Target[]
  /** The word to find in the field, with its context. */
  spot?: Spot
}

export interface FileProps {
  side: Side
  entry: OpenEntry
  fields: Record<string, unknown> | undefined
  target?: Target
  /** Paths of the fields that match the filter; undefined without a filter. */
  found?: ReadonlySet<string>
  /** Goes to a shared field. */
  onShared: (path: FieldPath) => void
}

export function FileView({ side, entry, fields, target, found, onShared }: FileProps) {
  const { file, locale, schema } = side
  const text = entry.texts[file] ?? ''
  const problems = entry.problemsIn(file)
  const parts = fields && fileParts(file, text)
  const start = parts?.body ?? 0
  const startOf = ({ line, column }: Problem) => offsetOf(text, line, column)
  const placed = problems.map((problem) => ({ problem, path: pathAt(file, text, startOf(problem)) }))
  const hasBody =
    parts === undefined ||
    parts.body < text.length ||
    !(isAmong(thisSite.formKinds, kindOf(entry.key)) || file.endsWith('.yaml'))
  const typing = useTyping([file], entry)
  const tools: FormTools = {
    side,
    sides: [side],
    entry,
    problemsAt: (path) =>
      placed.filter((one) => one.path?.join('\n') === path.join('\n')).map(({ problem }) => problem),
    set: typing.set,
    isShown: found && ((path) => found.has(path.join('.'))),
  }
  const { fingerprint, generated, seldom, shared, title } = thisSite.fields
  const isInPanel = (key: unknown) => locale !== undefined && isAmong(shared, key)
  const isSeldom = ({ path }: { path?: FieldPath }) => isAmong(seldom, path?.[0])
  const listedFields = fieldsOf({ shape: schema, path: [], value: fields }).filter(
    ({ path: [key = ''] }) =>
      key !== fingerprint &&
      !isInPanel(key) &&
      (found?.has(`${key}`) ?? true) &&
      (!isAmong(generated, key) || tools.problemsAt([key]).length > 0),
  )
  // If a text has a body, the title is the only field above it.
  const isFirst = ({ path: [key] }: { path: FieldPath }) => !hasBody || locale === undefined || key === title
  const usual = listedFields.filter((one) => !isSeldom(one))
  const others = listedFields.filter(isSeldom)
  const isWrongBelow = placed.some((one) => severityOf(one.problem) === 'error' && isSeldom(one))
  const Form = file === thisSite.files.facts ? FactsForm : EntryFields
  // Keep the section open while a problem in it is being corrected.
  const [isOpened, setOpened] = useState(false)
  const isOpen = isOpened || found !== undefined
  if (isWrongBelow && !isOpened) setOpened(true)
  /** Moves the cursor to an offset in the body, or to the field that contains the offset. */
  const lead = (offset: number, length?: number) => {
    const section = document.querySelector<HTMLElement>(`[data-file="${file}"]`)
    if (section && offset >= start) return moveCursor(section, offset - start, length)
    const path = pathAt(file, text, offset)
    if (path && isInPanel(path[0])) return onShared(path)
    const field = path ? section?.querySelector(`[data-path="${path.join('.')}"]`) : section
    const input = field?.querySelector<HTMLElement>('textarea, input, select, button')
    const details = input?.closest('details')
    if (details) details.open = true
    // A mouse click alone would show no ring around a button.
    input?.focus({ focusVisible: true })
    input?.scrollIntoView({ block: 'center' })
    if (length && input instanceof HTMLTextAreaElement) selectWords(input, text.slice(offset, offset + length))
    return input
  }
  const fix = (problem: Problem) => {
    fixShared(entry, problem)
    // The list disappears with its last problem, so move the focus to the text.
    if (problems.length === 1) lead(startOf(problem))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: each click moves the cursor once
  useEffect(() => {
    const other = target?.others?.find((one) => one.file === file)
    const section = other && document.querySelector<HTMLElement>(`[data-file="${file}"]`)
    if (section) scrollBody(section, other.offset - start)
    const input = target?.file === file && lead(target.offset, target.length)
    if (!target?.spot || !(input instanceof HTMLTextAreaElement)) return
    const from = offsetOfSpot(input.value, target.spot) ?? 0
    input.setSelectionRange(from, from)
  }, [target])
  return (
    <>
      <CheckPanel problems={problems} isChecked={entry.checked !== undefined}>
        <Findings
          problems={[...problems].sort((a, b) => Number(isAdvice(a)) - Number(isAdvice(b)))}
          applyFix={fix}
          go={(one) => lead(startOf(one), placeholderLength(text, startOf(one)))}
        />
      </CheckPanel>
      {!fields && <p className="text-soft p-6">{t(schema.properties ? 'sourceWhy' : 'searchWhy')}</p>}
      <div {...typing.form}>
        {fields && <Form fields={usual.filter(isFirst)} tools={tools} />}
        {hasBody && (
          <div className="mb-5">
            <h3 className="mt-6 mb-2">{t(fields ? 'body' : 'source')}</h3>
            <Body key={language()} side={side} entry={entry} isSource={!fields} />
          </div>
        )}
        {fields && <EntryFields fields={usual.filter((one) => !isFirst(one))} tools={tools} />}
        {fields && others.length > 0 && (
          <details className="card mb-4 px-3.5 py-1" open={isOpen || undefined}>
            <summary className="py-2 font-medium">{t('seldom')}</summary>
            <EntryFields fields={others} tools={tools} />
          </details>
        )}
      </div>
    </>
  )
}

function selectWords(input: HTMLTextAreaElement, words: string) {
  const from = input.value.indexOf(words)
  if (from >= 0) input.setSelectionRange(from, from + words.length)
}

const isAdvice = (problem: Problem) => severityOf(problem) === 'warning'

interface CheckPanelProps {
  problems: readonly Problem[]
  isChecked: boolean
  children: ReactNode
}

/** What the check says. Closed until the writer opens it, because a new message would move the form below it. */
function CheckPanel({ problems, isChecked, children }: CheckPanelProps) {
  const errors = problems.filter((one) => severityOf(one) === 'error').length
  const count = errors > 0 ? t('problems', { count: errors }) : problems.length || t('fine')
  const [isOpen, setOpen] = useState(false)
  const title = (
    <>
      {t('review')} <span className={errors > 0 ? 'text-bad' : 'text-soft font-normal'}>{isChecked ? count : ''}</span>
    </>
  )
  if (problems.length === 0 && !isOpen) return <p className="card mb-4 truncate px-3.5 py-3 font-medium">{title}</p>
  return (
    <details
      className="card mb-4 px-3.5 py-1"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="truncate py-2 font-medium">{title}</summary>
      <div className="max-h-48 overflow-y-auto">
        {problems.length === 0 ? <p className="text-soft py-2 text-xs">{t('reviewEmpty')}</p> : children}
      </div>
    </details>
  )
}
