import type { words } from '../site/content.ts'

type Workflow = ReturnType<typeof words<'home'>>['demo']['sectors'][number]

/** A request as it came in, with the words that matter marked. */
export function Request({ from, text }: Pick<Workflow['received'], 'from' | 'text'>) {
  return (
    <blockquote className="request">
      <p>{from}</p>
      <p>{marked(text)}</p>
    </blockquote>
  )
}

/** What is taken from it. */
export function Found({ fields }: Pick<Workflow['found'], 'fields'>) {
  return (
    <dl className="request-found">
      {fields.map((field) => (
        <div key={field.label}>
          <dt>{field.label}</dt>
          <dd>{field.value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A text with what stands in [brackets] marked. */
function marked(text: string) {
  return text.split(/\[([^\]]*)\]/).map((part, index) => (index % 2 ? <mark key={part}>{part}</mark> : part))
}
