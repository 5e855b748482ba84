import { Icon } from '../../../components/Icon.tsx'
import { iconNames, labelOf } from '../labels.ts'
import { language } from '../words.ts'
import type { InputProps } from './field.ts'

type Name = Parameters<typeof Icon>[0]['name']

/** Icon of a card, chosen by sight. */
export function IconField({ shape, value, set, input }: InputProps) {
  const names = (shape.enum ?? []).map(String)
  return (
    <div role="radiogroup" aria-label={labelOf(['icon']).name} id={input.id} className="row gap-1.5">
      {names.map((name) => (
        <label
          key={name}
          title={iconNames[name]?.[language()] ?? name}
          className="bg-card relative grid size-11 place-items-center rounded-(--radius) border outline-blue-600 has-checked:border-blue-600 has-checked:bg-blue-50 has-focus-visible:outline-2"
        >
          <input type="radio" name={input.id} className="sr-only" checked={value === name} onChange={() => set(name)} />
          {/* The schema has the names of the drawings. */}
          <Icon name={name as Name} />
          <span className="sr-only">{iconNames[name]?.[language()] ?? name}</span>
        </label>
      ))}
    </div>
  )
}
