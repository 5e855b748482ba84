import type { FieldPath } from '../../text/fields.ts'
import type { Twin } from '../../text/shared.ts'
import { isFound } from '../FilterField.tsx'
import { labelOf } from '../labels.ts'

interface Leaf {
  path: FieldPath
  value: unknown
}

/** A form with more values than this gets an index and a filter. */
const maxShortForm = 20

export const isLong = ({ fields }: Twin): boolean => leavesOf(fields).length > maxShortForm

/** Paths of the values whose label or text matches a query in any language, and of the groups around them. */
export function pathsFound(query: string, twins: readonly Twin[]): ReadonlySet<string> {
  const leaves = twins.flatMap(({ fields }) => leavesOf(fields))
  const matches = leaves.filter(({ path, value }) => {
    const labels = path.filter((key) => typeof key === 'string').map((key) => labelOf([key]).name)
    return isFound(query, [...labels, String(value)])
  })
  return new Set(matches.flatMap(({ path }) => path.map((_, at) => path.slice(0, at + 1).join('.'))))
}

function leavesOf(value: unknown, path: FieldPath = []): Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ path, value: value ?? '' }]
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, Array.isArray(value) ? +key : key]))
}
