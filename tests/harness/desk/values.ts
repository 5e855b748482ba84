import type { FieldPath, Value } from '../../../editor/text/fields.ts'

export interface Leaf {
  path: FieldPath
  value: Value | null
}

export function leavesOf(value: unknown, path: FieldPath = []): Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ path, value: value as Value | null }]
  return Object.entries(value).flatMap(([key, item]) => leavesOf(item, [...path, Array.isArray(value) ? +key : key]))
}

export function valueAt(fields: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], fields)
}

export function withValue(fields: unknown, path: FieldPath, value: unknown): unknown {
  const copy = structuredClone(fields) as Record<string, unknown>
  const parent = valueAt(copy, path.slice(0, -1)) as Record<string, unknown>
  parent[path.at(-1) ?? ''] = value
  return copy
}
