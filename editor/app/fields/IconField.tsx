import { useState } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { iconNames, labelOf } from '../labels.ts'
import { language } from '../words.ts'
import type { InputProps } from './field.ts'

type Name = Parameters<typeof Icon>[0]['name']

const nameOf = (icon: string) => iconNames[icon]?.[language()] ?? icon

/** Icon picker of a card. A form has many of these, so the icons are drawn on request. */
export function IconField({ shape, value, set, input }: InputProps) {
  const [isOpen, setOpen] = useState(false)
  const icons = (shape.enum ?? []).map(String)
  const chosen = icons.find((icon) => icon === value)
  const { name } = labelOf(['icon'])
  return (
    <>
      <button
        type="button"
        id={input.id}
        aria-expanded={isOpen}
        aria-label={chosen ? `${name}: ${nameOf(chosen)}` : name}
        aria-describedby={input['aria-describedby']}
        className="min-h-[42px]"
        onClick={() => setOpen(!isOpen)}
      >
        {chosen ? <Drawing icon={chosen} /> : String(value ?? '…')}
        {chosen && nameOf(chosen)}
      </button>
      {isOpen && (
        <div role="radiogroup" aria-label={name} className="row mt-2 gap-1.5">
          {icons.map((icon) => (
            <label
              key={icon}
              title={nameOf(icon)}
              className="bg-card relative grid size-11 place-items-center rounded-(--radius) border outline-blue-600 has-checked:border-blue-600 has-checked:bg-blue-50 has-focus-visible:outline-2"
            >
              <input
                type="radio"
                name={input.id}
                className="sr-only"
                checked={value === icon}
                onChange={() => set(icon)}
              />
              <Drawing icon={icon} />
              <span className="sr-only">{nameOf(icon)}</span>
            </label>
          ))}
        </div>
      )}
    </>
  )
}

// Safe cast: the schema lists the names of the drawings.
const Drawing = ({ icon }: { icon: string }) => <Icon name={icon as Name} />
