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
}

export function Field({ name, label, hint, error, rows, options, chosen, param, ...input }: FieldProps) {
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ') || undefined
  const shared = { id: name, name, 'aria-describedby': described, 'aria-invalid': error ? true : undefined }
  return (
    <>
      <label htmlFor={name}>{label}</label>
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
        <p className="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${name}-error`}>
          {error}
        </p>
      )}
    </>
  )
}
