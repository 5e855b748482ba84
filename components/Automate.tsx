import type { words } from '../site/content.ts'
import { isDrawn, Work } from './drawings/Work.tsx'
import { Icon } from './Icon.tsx'

/** The kinds of work that are automated, each with its drawing. */
export function Automate({ cards }: { cards: ReturnType<typeof words<'home'>>['automate']['cards'] }) {
  return (
    <ul className="works grid">
      {cards.map(({ title, text, icon }) => (
        <li key={title}>
          {isDrawn(icon) ? <Work name={icon} /> : <Icon name={icon} size={28} />}
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
