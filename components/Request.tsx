import { clsx } from 'clsx'
import type { words } from '../site/content.ts'

type Received = ReturnType<typeof words<'home'>>['demo']['sectors'][number]['received']

/** A line below and a tint, which the live workflow draws from left to right. */
const highlight =
  'border-b-[1.5px] border-blue-600 bg-transparent bg-[linear-gradient(var(--color-blue-100)_0_0)] bg-size-[100%_100%] bg-no-repeat py-px text-inherit'

/** An incoming request with its key words marked. */
export function Request({ from, text, on = 'paper' }: Pick<Received, 'from' | 'text'> & { on?: 'paper' | 'card' }) {
  return (
    <blockquote
      className={clsx('rounded-[4px_10px_10px_10px] border px-4 py-3.5', on === 'card' ? 'bg-card' : 'bg-paper')}
    >
      <p className="text-soft mb-1 text-xs">{from}</p>
      <p>{marked(text)}</p>
    </blockquote>
  )
}

/** Marks the [bracketed] parts of a text. */
function marked(text: string) {
  return text.split(/\[([^\]]*)\]/).map((part, index) =>
    index % 2 ? (
      <mark key={part} className={highlight}>
        {part}
      </mark>
    ) : (
      part
    ),
  )
}
