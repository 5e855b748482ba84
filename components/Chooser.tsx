import { clsx } from 'clsx'

export const segment = 'grid place-items-center rounded-[7px] font-medium text-soft'

interface Props {
  name: string
  items: readonly { value: string | number; label: string; isChosen?: boolean }[]
}

/** Radio buttons as a segmented control. CSS alone marks the selected option. */
export function Chooser({ name, items }: Props) {
  return (
    <div className="flex flex-wrap rounded border p-[3px]">
      {items.map(({ value, label, isChosen }) => (
        <label
          key={value}
          className={clsx(
            segment,
            'hover:text-ink min-h-10.5 flex-auto cursor-pointer px-[clamp(6px,1.2vw,18px)] text-center text-sm',
            'has-checked:text-ink has-checked:bg-blue-100 forced-colors:has-checked:border',
            'has-focus-visible:[outline:2px_solid_var(--color-blue-600)] has-focus-visible:outline-offset-1',
          )}
        >
          <input className="absolute opacity-0" type="radio" name={name} value={value} defaultChecked={isChosen} />
          {label}
        </label>
      ))}
    </div>
  )
}
