import * as Accordion from '@radix-ui/react-accordion'

interface Question {
  id: string
  title: string
  /** The answer. Only the server has it: the browser keeps what is in the page. */
  html?: string
}

interface Props {
  sections: readonly { id: string; title?: string; questions: readonly Question[] }[]
}

/** Questions that open one at a time; an open one can be closed. Every answer is in the HTML, open or not. */
export function Questions({ sections }: Props) {
  return (
    <Accordion.Root type="single" collapsible className="questions">
      {sections.map((section) => (
        <section key={section.id} id={section.id}>
          {section.title && <h2>{section.title}</h2>}
          {section.questions.map((question) => (
            <Accordion.Item key={question.id} value={question.id} id={question.id}>
              <Accordion.Header>
                <Accordion.Trigger>{question.title}</Accordion.Trigger>
              </Accordion.Header>
              <Accordion.Content forceMount className="answer">
                <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: question.html ?? '' }} />
              </Accordion.Content>
            </Accordion.Item>
          ))}
        </section>
      ))}
    </Accordion.Root>
  )
}
