import type { ComponentProps, ReactNode } from 'react'
import { Icon, type IconName } from './Icon.tsx'

interface ButtonProps extends ComponentProps<'button'> {
  text: string
  icon?: IconName
}

export function Button({ text, icon, ...own }: ButtonProps) {
  return (
    <button type="button" {...own}>
      {icon && <Icon name={icon} />} {text}
    </button>
  )
}

export function IconButton({ text, icon, ...own }: ButtonProps & { icon: IconName }) {
  return (
    <button type="button" className="quiet" aria-label={text} title={text} {...own}>
      <Icon name={icon} />
    </button>
  )
}

interface CheckBoxProps {
  item: string
  ticked: ReadonlySet<string>
  onTicked: (ticked: ReadonlySet<string>) => void
  disabled?: boolean
  children: ReactNode
}

export function CheckBox({ item, ticked, onTicked, disabled, children }: CheckBoxProps) {
  const toggle = (isTicked: boolean) => {
    const others = [...ticked].filter((one) => one !== item)
    onTicked(new Set(isTicked ? [...others, item] : others))
  }
  return (
    <label className="flex items-baseline gap-2 font-normal">
      <input
        type="checkbox"
        checked={ticked.has(item)}
        disabled={disabled}
        onChange={({ target }) => toggle(target.checked)}
      />
      <span>{children}</span>
    </label>
  )
}
