import { useEffect, useRef, useState } from 'react'
import { excerptOf } from './faq/excerpt.ts'
import { highlight, maxFilterLength, normalise } from './faq/highlight.ts'
import { type Question, type QuestionGroup, Questions } from './Questions.tsx'

type Text = 'search' | 'contents' | 'one' | 'many' | 'none' | 'clear' | 'near'

interface Props {
  sections: readonly (QuestionGroup & { title: string })[]
  texts: Record<Text, string>
}

/** Delay before the address and the announcement are updated, in ms. */
const debounceMs = 300

/** Finds an answer in the page, because the text is not passed to React. */
const elementOf = (id: string) => document.getElementById(id)?.querySelector('[role=region]')

const answerOf = (id: string) => normalise(elementOf(id)?.textContent ?? '')

/** FAQ with a live filter on question and answer text. */
export function FaqSearch({ sections, texts }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const [open, setOpen] = useState('')
  const [announced, setAnnounced] = useState('')

  const part = normalise(query).trim()
  const matches = ({ id, title }: Question) => !part || normalise(title).includes(part) || answerOf(id).includes(part)
  const questions = sections.flatMap((section) => section.questions)
  const matching = questions.filter(matches)
  const count = matching.length
  const only = part && count === 1 ? matching[0]?.id : undefined
  const result = count === 0 ? texts.none : (count === 1 ? texts.one : texts.many).replace('{count}', String(count))

  useEffect(() => {
    const initialQuery = new URLSearchParams(location.search).get('q')
    if (!initialQuery || field.current?.value !== '') return
    field.current.value = initialQuery
    setQuery(initialQuery)
  }, [])

  useEffect(() => {
    if (root.current) highlight(root.current, part)
  }, [part])

  // Opens the answer if there is only one result, and closes it when that changes.
  useEffect(() => {
    if (!only) return
    setOpen(only)
    return () => setOpen('')
  }, [only])

  useEffect(() => {
    const timer = setTimeout(() => {
      const url = new URL(location.href)
      if (part) url.searchParams.set('q', query)
      else url.searchParams.delete('q')
      if (url.href !== location.href) history.replaceState(history.state, '', url)
      setAnnounced(part ? result : '')
    }, debounceMs)
    return () => clearTimeout(timer)
  }, [part, query, result])

  function clear(next = '') {
    if (field.current) field.current.value = ''
    setQuery('')
    setOpen(next)
    if (next) requestAnimationFrame(() => document.getElementById(next)?.querySelector('button')?.focus())
    else field.current?.focus()
  }

  return (
    <div ref={root}>
      <search>
        {/* Without React, Enter reloads the page with the query in its address. */}
        <form
          className="mb-[clamp(32px,4vw,56px)] grid max-w-[40rem] gap-1.5 print:hidden noscript:hidden"
          onSubmit={(event) => event.preventDefault()}
        >
          <label className="font-medium" htmlFor="faq-query">
            {texts.search}
          </label>
          <input
            className="bg-card min-h-14 px-4 py-3 text-lg [&::-webkit-search-decoration]:appearance-none"
            id="faq-query"
            ref={field}
            type="search"
            name="q"
            autoComplete="off"
            maxLength={maxFilterLength}
            onInput={(event) => setQuery(event.currentTarget.value)}
          />
          <button type="submit" hidden>
            {texts.search}
          </button>
          <p className="text-soft min-h-[1.6em] text-sm">{part && count > 0 ? result : ''}</p>
          <p className="sr-only" role="status">
            {announced}
          </p>
        </form>
      </search>
      <div className="grid gap-x-[calc(100%/12)] gap-y-12 lg:grid-cols-[3fr_8fr] print:block">
        <nav className="print:hidden" aria-label={texts.contents} hidden={part !== ''}>
          <ul className="lg:sticky lg:top-[calc(var(--spacing-header)+24px)]">
            {sections.map((section) => (
              <li key={section.id}>
                <a className="text-soft inline-block py-2 hover:text-blue-600" href={`#${section.id}`}>
                  {section.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="lg:col-start-2">
          {part && count === 0 && <NothingFound part={part} questions={questions} texts={texts} onClear={clear} />}
          <Questions
            sections={sections}
            open={open}
            onOpen={setOpen}
            isShown={matches}
            excerpt={({ id }) => (part && id !== open ? excerptOf(elementOf(id), part) : undefined)}
          />
        </div>
      </div>
    </div>
  )
}

interface NothingProps {
  part: string
  questions: readonly Question[]
  texts: Record<Text, string>
  onClear: (open?: string) => void
}

function NothingFound({ part, questions, texts, onClear }: NothingProps) {
  const [near, setNear] = useState<readonly Question[]>([])
  useEffect(() => {
    let current = true
    import('./faq/similar.ts').then(
      ({ similarQuestions }) => current && setNear(similarQuestions(part, questions, answerOf)),
      () => {},
    )
    return () => {
      current = false
    }
  }, [part, questions])
  return (
    <div className="mb-8">
      <p className="lead">{texts.none}</p>
      <button className="button button-quiet mt-5" type="button" onClick={() => onClear()}>
        {texts.clear}
      </button>
      {near.length > 0 && (
        <>
          <h2 className="mt-10 mb-3 text-xl">{texts.near}</h2>
          <ul className="border-y text-lg leading-[1.4] *:py-4 *:not-last:border-b">
            {near.map((question) => (
              <li key={question.id}>
                <button className="min-h-8 text-left" type="button" onClick={() => onClear(question.id)}>
                  {question.title}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
