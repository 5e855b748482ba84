import { clsx } from 'clsx'
import { Icon } from './Icon.tsx'

/** A list with a check mark before each item. */
export function CheckList({ items, className }: { items: readonly string[]; className?: string }) {
  return (
    <ul
      className={clsx(
        'grid content-start gap-2.5 text-base leading-normal *:grid *:grid-cols-[18px_1fr] *:gap-3',
        className,
      )}
    >
      {items.map((item) => (
        <li key={item}>
          <Icon name="check" size={18} className="h-lh text-blue-600" />
          {item}
        </li>
      ))}
    </ul>
  )
}
