import { type Changed, compareWords } from '../text/paragraphs.ts'
import { say } from './words.ts'

export function Difference({ before, after }: Changed) {
  return (
    <p className="difference">
      {compareWords(before.trim(), after.trim()).map(({ text, kind }, at) => {
        const [Tag, name] = kind === 'gone' ? (['del', 'wordsGone'] as const) : (['ins', 'wordsNew'] as const)
        // biome-ignore lint/suspicious/noArrayIndexKey: the words keep their order
        if (kind === 'same') return <span key={at}>{text}</span>
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the words keep their order
          <Tag key={at}>
            <span className="sr-only">{say(name)} </span>
            {text}
          </Tag>
        )
      })}
    </p>
  )
}
