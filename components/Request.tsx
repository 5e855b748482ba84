import type { words } from '../site/content.ts'

type Received = ReturnType<typeof words<'home'>>['demo']['sectors'][number]['received']

/** An incoming request with its key words marked. */
export function Request({ from, text }: Pick<Received, 'from' | 'text'>) {
  return (
    <blockquote className="request">
      <p>{from}</p>
      <p>{marked(text)}</p>
    </blockquote>
  )
}

/** Marks the [bracketed] parts of a text. */
function marked(text: string) {
  return text.split(/\[([^\]]*)\]/).map((part, index) => (index % 2 ? <mark key={part}>{part}</mark> : part))
}
