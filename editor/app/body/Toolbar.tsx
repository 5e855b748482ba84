import type { EditorView } from '@codemirror/view'
import { type KeyboardEvent, type RefObject, useState } from 'react'
import { IconButton } from '../controls.tsx'
import { announce } from '../Notices.tsx'
import { t } from '../words.ts'
import { cellIn } from './cell.ts'
import { type CommandName, commands, isInline, shortcuts } from './commands.ts'
import { showSigns, useSigns } from './signs-switch.ts'

type Move = Extract<CommandName, `section${string}`>

const names = Object.keys(commands) as CommandName[]
const isMove = (name: CommandName | 'picture' | 'signs'): name is Move => name.startsWith('section')
const buttons = [
  ...names.filter((name) => !isMove(name)),
  'picture' as const,
  ...names.filter(isMove),
  'signs' as const,
]

interface Props {
  label: string
  view: RefObject<EditorView | null>
  onPicture: () => void
}

/**
 * Formatting buttons: one tab stop, with arrow keys between them. A phone cuts one in half, which shows that there are
 * more.
 */
export function Toolbar({ label, view, onPicture }: Props) {
  const [focusIndex, setFocusIndex] = useState(0)
  const areSignsShown = useSigns()
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const place = (focusIndex + step + buttons.length) % buttons.length
    setFocusIndex(place)
    event.currentTarget.querySelectorAll('button')[place]?.focus()
  }
  const press = (name: (typeof buttons)[number]) => {
    if (name === 'picture') return onPicture()
    if (name === 'signs') return showSigns(!areSignsShown)
    if (!view.current) return
    if (isMove(name)) {
      const isMoved = commands[name](view.current)
      view.current.focus()
      return announce(t(isMoved ? `${name}Done` : 'cannotMove'))
    }
    const cell = cellIn(view.current)
    if (cell && !isInline(name)) return announce(t('notInCell'))
    const editor = cell ?? view.current
    editor.focus()
    commands[name](editor)
  }
  return (
    <div
      className="row border-edge bg-tint sticky top-(--bar) z-4 gap-0.5 rounded-t-[8px] border p-1 max-md:flex-nowrap max-md:overflow-x-auto max-md:*:flex-none max-sm:*:w-[calc(100%/8.5-2px)]"
      role="toolbar"
      aria-label={label}
      onKeyDown={move}
      tabIndex={-1}
    >
      {buttons.map((name, index) => (
        <IconButton
          key={name}
          text={t(name)}
          icon={name}
          shortcut={shortcuts[name]}
          tabIndex={focusIndex === index ? 0 : -1}
          aria-pressed={name === 'signs' ? areSignsShown : undefined}
          onClick={() => press(name)}
        />
      ))}
    </div>
  )
}
