import type { ComponentProps, ReactNode } from 'react'
import { t } from './words.ts'

const glyphs = {
  add: 'M12 5v14M5 12h14',
  back: 'M19 12H5m6-7-7 7 7 7',
  bold: 'M7 5h6a3.5 3.5 0 0 1 0 7H7zm0 7h7a3.5 3.5 0 0 1 0 7H7z',
  callout: 'M4 5h16v14H4zM8 5v14M11 10h6M11 14h4',
  component: 'M4 7h16v10H4zM8 7v10',
  down: 'm6 9 6 6 6-6',
  fact: 'M9 4c-4 0-1 7-5 8 4 1 1 8 5 8M15 4c4 0 1 7 5 8-4 1-1 8-5 8',
  heading: 'M6 5v14M18 5v14M6 12h12',
  heading3: 'M4 5v14M13 5v14M4 12h9M17 10.5a2 2 0 1 1 2 2.5 2 2 0 1 1-2 2.5',
  italic: 'M14 5h-4m4 14h-4m3-14-3 14',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1m2 4a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6v.01M4.5 12v.01M4.5 18v.01',
  numbered: 'M10 6h10M10 12h10M10 18h10M4 5l1.5-1v5M4 15.5c0-2 3-2 3 0 0 1.2-3 2-3 3.5h3',
  picture: 'M4 5h16v14H4zM4 16l5-5 4 4 2-2 5 5M15.5 9v.01',
  quote: 'M9 7c-3 1-4 3-4 6v4h4v-4H6M18 7c-3 1-4 3-4 6v4h4v-4h-3',
  redo: 'm15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3',
  remove: 'M6 6l12 12M18 6 6 18',
  sectionDown: 'M4 5h10M4 9h7M17 8v11m0 0-4-4m4 4 4-4',
  sectionUp: 'M4 19h10M4 15h7M17 16V5m0 0-4 4m4-4 4 4',
  signs: 'M9 4 7 20M17 4l-2 16M4 9h17M3 15h17',
  table: 'M4 5h16v14H4zM4 10h16M4 14.5h16M12 5v14',
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  up: 'm6 15 6-6 6 6',
  phone: 'M8 3h8v18H8zM11 18h2',
  screen: 'M3 5h18v11H3zM9 20h6',
  out: 'M14 4h6v6m0-6-9 9M18 14v6H4V6h6',
} as const

type GlyphName = keyof typeof glyphs

export function Glyph({ name }: { name: GlyphName }) {
  return (
    <svg
      className="size-4.5 flex-none fill-none stroke-current stroke-[1.8] [stroke-linecap:round] [stroke-linejoin:round]"
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={glyphs[name]} />
    </svg>
  )
}

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

export function IconButton({ text, icon, shortcut, ...own }: TextButtonProps & { icon: GlyphName; shortcut?: string }) {
  const title = shortcut ? `${text} (Ctrl+${shortcut})` : text
  return (
    <button type="button" className="quiet" aria-label={text} title={title} {...own}>
      <Glyph name={icon} />
    </button>
  )
}

export function ForgeLink({ link, className }: { link?: string; className?: string }) {
  if (!link) return null
  return (
    <a className={className} href={link} target="_blank" rel="noreferrer">
      {t('openCompare')}
    </a>
  )
}

interface CheckBoxProps {
  item: string
  ticked: readonly string[]
  onTicked: (ticked: readonly string[]) => void
  children: ReactNode
}

export function CheckBox({ item, ticked, onTicked, children }: CheckBoxProps) {
  const isTicked = ticked.includes(item)
  const toggle = () => onTicked(isTicked ? ticked.filter((one) => one !== item) : [...ticked, item])
  return (
    <label className="flex items-baseline gap-2 font-normal">
      <input type="checkbox" checked={isTicked} onChange={toggle} />
      <span>{children}</span>
    </label>
  )
}

interface AllBoxProps extends Pick<CheckBoxProps, 'ticked' | 'onTicked'> {
  label: string
  items: readonly string[]
}

/** Checkbox that ticks all boxes of a list, or none. Half-ticked if only some are ticked. */
export function AllBox({ label, items, ticked, onTicked }: AllBoxProps) {
  const count = items.filter((item) => ticked.includes(item)).length
  const isAll = count === items.length
  const isSome = count > 0 && !isAll
  return (
    <label className="flex items-baseline gap-2 font-medium">
      <input
        ref={(box) => {
          if (box) box.indeterminate = isSome
        }}
        type="checkbox"
        checked={isAll}
        onChange={() => onTicked(isAll ? [] : items)}
      />
      <span>{label}</span>
    </label>
  )
}
