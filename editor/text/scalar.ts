import { parse, type Scalar } from 'yaml'

export type Value = string | number | boolean

export interface Style {
  type?: Scalar.Type
  /** Custom tag, such as !placeholder; a tagged value is a string. */
  tag?: string
  isInBrackets?: boolean
}

/** Writes a value as YAML on one line: in the given quotes, or plain if equivalent. */
export function written(value: Value, { type, tag = '', isInBrackets = false }: Style = {}): string {
  if (typeof value !== 'string') return String(value)
  if (type === 'QUOTE_SINGLE' && value !== '' && !/[\n\r\t]/.test(value)) return `'${value.replaceAll("'", "''")}'`
  const isQuoted = type === 'QUOTE_DOUBLE' || !isPlain(value, tag, isInBrackets)
  return isQuoted ? JSON.stringify(value) : value
}

function isPlain(value: string, tag: string, isInBrackets: boolean): boolean {
  if (value === '' || /[\n\r\t]|^[&*!%@`]/.test(value)) return false
  try {
    const list: unknown = parse(isInBrackets ? `[${tag} ${value}]` : `- ${tag} ${value}`, { logLevel: 'silent' })
    return Array.isArray(list) && list.length === 1 && list[0] === value
  } catch {
    return false
  }
}
