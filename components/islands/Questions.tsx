import * as Accordion from '@radix-ui/react-accordion'

export interface Question {
  id: string
  title: string
  /** The answer. Only the server has it: the browser keeps what is in the page. */
  html?: string
}

export interface QuestionGroup {
  id: string
  title?: string
  questions: readonly Question[]
}

interface Props {
  sections: readonly QuestionGroup[]
  /** The question that is open; without it the accordion keeps that to itself. */
  open?: string
  onOpen?: (id: string) => void
  /** Which questions to show; the others stay in the page, hidden, with their answers. */
  shown?: (question: Question) => boolean
}

/** Questions that open one at a time; an open one can be closed. Every answer is in the HTML, open or not. */
export function Questions({ sections, open, onOpen, shown = () => true }: Props) {
  return (
    <Accordion.Root type="single" collapsible className="questions" value={open} onValueChange={onOpen}>
      {sections.map((section) => (
        <section key={section.id} id={section.id} hidden={!section.questions.some(shown)}>
          {section.title && <h2>{section.title}</h2>}
          {section.questions.map((question) => (
            <Accordion.Item key={question.id} value={question.id} id={question.id} hidden={!shown(question)}>
              <Accordion.Header>
                <Accordion.Trigger>
                  <span>{question.title}</span>
                </Accordion.Trigger>
              </Accordion.Header>
              <Accordion.Content forceMount asChild className="answer">
                <Answer html={question.html} />
              </Accordion.Content>
            </Accordion.Item>
          ))}
        </section>
      ))}
    </Accordion.Root>
  )
}

/** An answer, without the style that Radix gives it for animations: the content policy takes no style of an element. */
function Answer({ html = '', style: _, ...rest }: React.ComponentProps<'div'> & { html?: string }) {
  return (
    <div {...rest}>
      <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  )
}
