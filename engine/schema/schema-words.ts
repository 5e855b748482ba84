import { z } from 'zod'

/** What to write for a value that a schema refuses: the end of the sentence "Write …". */
export function cureOf(schema: z.ZodType | undefined): string {
  const known = schema?.description ?? (schema && unwrap(schema).description)
  if (known) return known
  const fields = Object.keys(shapeOf(schema))
  if (fields.length > 0) return `its fields: ${fields.join(', ')}`
  return schema && unwrap(schema) instanceof z.ZodString ? 'a text' : 'another value'
}

/** The schema of the field at a path, undefined where the schema knows no such field. */
export function schemaAt(schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType | undefined {
  let at: z.ZodType | undefined = schema
  for (const key of path) {
    const inner: z.ZodType | undefined = at && unwrap(at)
    if (inner instanceof z.ZodArray) at = inner.element as z.ZodType
    else if (inner instanceof z.ZodRecord) at = inner.valueType as z.ZodType
    else at = shapeOf(inner)[String(key)]
  }
  return at
}

/** The fields of an object's schema. */
export function shapeOf(schema: z.ZodType | undefined): Record<string, z.ZodType> {
  const inner = schema && unwrap(schema)
  return inner instanceof z.ZodObject ? (inner.shape as Record<string, z.ZodType>) : {}
}

function unwrap(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return unwrap(schema.unwrap() as z.ZodType)
  if (schema instanceof z.ZodUnion) return unwrap(schema.options[0] as z.ZodType)
  if (schema instanceof z.ZodPipe) return unwrap(schema.in as z.ZodType)
  return schema
}
