export interface FieldProps {
  name: string
  label: string
  type?: string
  autoComplete?: string
  required?: boolean
  /** Renders a textarea. */
  rows?: number
  /** Renders a select. */
  options?: readonly { value: string; label: string }[]
  chosen?: string
  /** Query parameter that prefills the field. */
  param?: string
  hint?: string
  error?: string
  /** Half the width of the form, except on a phone. */
  half?: boolean
}

const fieldClass = 'grid content-start gap-1.5'
const control = 'min-h-[52px] w-full px-3.5 py-3 focus-visible:outline-offset-0 aria-invalid:border-bad'

export function Field({ name, label, hint, error, half, rows, options, chosen, param, ...input }: FieldProps) {
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ') || undefined
  const shared = {
    className: control,
    id: name,
    name,
    'aria-describedby': described,
    'aria-invalid': error ? true : undefined,
  }
  return (
    <div className={half ? fieldClass : `${fieldClass} sm:col-span-2`}>
      <label className="font-medium" htmlFor={name}>
        {label}
      </label>
      {options && (
        <select {...shared} defaultValue={chosen} data-param={param}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
      {rows && <textarea {...shared} rows={rows} required={input.required} data-param={param} />}
      {!options && !rows && <input type="text" {...input} {...shared} />}
      {hint && (
        <p className="text-soft text-sm" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="text-bad text-sm" id={`${name}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}
