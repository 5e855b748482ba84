import * as Accordion from '@radix-ui/react-accordion'
import type { Excerpt } from './faq/excerpt.ts'

export interface Question {
  id: string
  title: string
  html?: string
}

export interface QuestionGroup {
  id: string
  title?: string
  questions: readonly Question[]
}

// Without scripts, or if React fails to load, every answer is visible.
const answer =
  'answer max-w-[66ch] pb-7 text-soft data-[state=closed]:hidden in-data-failed:block! noscript:block! print:block!'

interface Props {
  sections: readonly QuestionGroup[]
  /** Id of the open question. If unset, the accordion is uncontrolled. */
  open?: string
  onOpen?: (id: string) => void
  /** Filter. Excluded questions stay in the page, but are hidden. */
  isShown?: (question: Question) => boolean
  /** The sentence in a closed answer that matches the filter. */
  excerpt?: (question: Question) => Excerpt | undefined
}

/** An accordion, one question open at a time. All answers are in the HTML. */
export function Questions({ sections, open, onOpen, isShown = () => true, excerpt = () => undefined }: Props) {
  return (
    <Accordion.Root type="single" collapsible value={open} onValueChange={onOpen}>
      {sections.map((section) => (
        <section key={section.id} id={section.id} className="not-first:mt-16" hidden={!section.questions.some(isShown)}>
          {section.title && <h2 className="mb-4 text-xl">{section.title}</h2>}
          {section.questions.map((question) => (
            <Accordion.Item
              key={question.id}
              value={question.id}
              id={question.id}
              className="last:border-b"
              hidden={!isShown(question)}
            >
              <Accordion.Header className="border-t text-lg font-medium">
                <Accordion.Trigger className="fold">
                  <span>{question.title}</span>
                </Accordion.Trigger>
              </Accordion.Header>
              <Sentence {...excerpt(question)} />
              <Accordion.Content forceMount asChild className={answer}>
                <Answer html={question.html} />
              </Accordion.Content>
            </Accordion.Item>
          ))}
        </section>
      ))}
    </Accordion.Root>
  )
}

function Sentence({ before, match, after }: Partial<Excerpt>) {
  if (!match) return null
  return (
    <p className="text-soft max-w-[66ch] pb-5">
      {before}
      <mark className="text-ink bg-blue-200">{match}</mark>
      {after}
    </p>
  )
}

/** Renders an answer without Radix's inline style, which the CSP forbids. */
function Answer({ html = '', style: _, ...rest }: React.ComponentProps<'div'> & { html?: string }) {
  return (
    <div {...rest}>
      <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  )
}
