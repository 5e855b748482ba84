import type { ComponentProps, ReactNode } from 'react'
import { Glyph, type GlyphName } from './Glyph.tsx'

interface TextButtonProps extends ComponentProps<'button'> {
  text: string
  icon?: GlyphName
}

export function TextButton({ text, icon, ...own }: TextButtonProps) {
  return (
    <button type="button" {...own}>
      {icon && <Glyph name={icon} />} {text}
    </button>
  )
}

export function IconButton({ text, icon, ...own }: TextButtonProps & { icon: GlyphName }) {
  return (
    <button type="button" className="quiet" aria-label={text} title={text} {...own}>
      <Glyph name={icon} />
    </button>
  )
}

interface CheckBoxProps {
  item: string
  ticked: ReadonlySet<string>
  onTicked: (ticked: ReadonlySet<string>) => void
  children: ReactNode
}

export function CheckBox({ item, ticked, onTicked, children }: CheckBoxProps) {
  const toggle = (isTicked: boolean) => {
    const others = [...ticked].filter((one) => one !== item)
    onTicked(new Set(isTicked ? [...others, item] : others))
  }
  return (
    <label className="flex items-baseline gap-2 font-normal">
      <input type="checkbox" checked={ticked.has(item)} onChange={({ target }) => toggle(target.checked)} />
      <span>{children}</span>
    </label>
  )
}
