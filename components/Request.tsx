import type { words } from '../site/content.ts'

type Received = ReturnType<typeof words<'home'>>['demo']['sectors'][number]['received']

/** A request as it came in, with the words that matter marked. */
export function Request({ from, text }: Pick<Received, 'from' | 'text'>) {
  return (
    <blockquote className="request">
      <p>{from}</p>
      <p>{marked(text)}</p>
    </blockquote>
  )
}

/** A text with what stands in [brackets] marked. */
function marked(text: string) {
  return text.split(/\[([^\]]*)\]/).map((part, index) => (index % 2 ? <mark key={part}>{part}</mark> : part))
}
