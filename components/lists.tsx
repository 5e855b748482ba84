import { clsx } from 'clsx'
import { Icon } from './Icon.tsx'

interface Point {
  title: string
  text: string
}

export function FeatureGrid({ items, across = 3 }: { items: readonly Point[]; across?: 2 | 3 }) {
  return (
    <ul
      className={clsx(
        'gap-x-gap grid gap-y-[clamp(40px,5.2vw,56px)] *:border-t *:pt-6 sm:grid-cols-2',
        across === 3 && 'lg:grid-cols-3',
      )}
    >
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p className="text-soft mt-2 max-w-[44ch]">{text}</p>
        </li>
      ))}
    </ul>
  )
}

/** Numbered steps joined by a drawn line. On wide screens they form a row, unless `narrow`. */
export function Steps({ items, narrow }: { items: readonly Point[]; narrow?: boolean }) {
  return (
    <ol
      className={
        narrow
          ? 'steps mt-6 *:pb-6'
          : 'steps steps-wide xl:grid xl:auto-cols-fr xl:grid-flow-col xl:gap-6 xl:*:pt-16 xl:*:pb-0 xl:*:pl-0'
      }
    >
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3 className={narrow ? 'text-md' : 'xl:text-[1.25rem]'}>{title}</h3>
          <p className={narrow ? undefined : 'xl:text-base'}>{text}</p>
        </li>
      ))}
    </ol>
  )
}

export function CheckList({ items, className }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={clsx('grid content-start gap-2.5 text-base leading-normal', className)}>
      {items.map((item) => (
        <li key={item} className="grid grid-cols-[18px_1fr] gap-3">
          <Icon name="check" size={18} className="h-lh text-blue-600" />
          {item}
        </li>
      ))}
    </ul>
  )
}
