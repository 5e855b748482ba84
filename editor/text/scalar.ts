import { isScalar, type Node, parse } from 'yaml'

export type Value = string | number | boolean

/** A value as YAML on one line, as an author would write it: plain where that means the same, else in quotes. */
export function written(value: Value, inBrackets = false): string {
  if (typeof value !== 'string') return String(value)
  return isPlain(value, inBrackets) ? value : JSON.stringify(value)
}

/** A value in the place of another, in its style: in its quotes, if it has them. */
export function writtenLike(node: Node, value: Value, inBrackets: boolean): string {
  if (typeof value !== 'string' || !isScalar(node)) return written(value, inBrackets)
  if (node.type === 'QUOTE_DOUBLE') return JSON.stringify(value)
  if (node.type === 'QUOTE_SINGLE' && !/[\n\r\t]/.test(value)) return `'${value.replaceAll("'", "''")}'`
  return value === '' ? '' : written(value, inBrackets)
}

function isPlain(value: string, inBrackets: boolean): boolean {
  if (value === '' || /[\n\r\t]|^[&*!%@`]/.test(value)) return false
  try {
    if (!inBrackets) return parse(`x: ${value}`, { logLevel: 'silent' }).x === value
    const list: unknown = parse(`[${value}]`, { logLevel: 'silent' })
    return Array.isArray(list) && list.length === 1 && list[0] === value
  } catch {
    return false
  }
}
