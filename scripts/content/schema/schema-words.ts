import { z } from 'zod'
import type { Message } from '../problem.ts'

/**
 * Returns the end of the message "Write …" for a rejected value: the metadata of the schema, or a text derived from its
 * type.
 */
export function cureOf(schema: z.ZodType | undefined): Message {
  const inner = schema && unwrap(schema)
  const known = schema?.meta() ?? inner?.meta()
  if (known) return known
  if (inner instanceof z.ZodEnum) return { en: 'one of %1', nl: 'een van deze: %1', values: [inner.options.join(', ')] }
  if (inner instanceof z.ZodArray && inner._zod.bag.length)
    return { en: 'a list of exactly %1', nl: 'een lijst van precies %1', values: [Number(inner._zod.bag.length)] }
  if (inner instanceof z.ZodString)
    return inner.minLength && inner.maxLength
      ? { en: '%1 to %2 characters', nl: '%1 tot %2 tekens', values: [inner.minLength, inner.maxLength] }
      : { en: 'a text', nl: 'een tekst' }
  const fields = Object.keys(shapeOf(schema))
  return fields.length > 0
    ? { en: 'its fields: %1', nl: 'de velden ervan: %1', values: [fields.join(', ')] }
    : { en: 'another value', nl: 'een andere waarde' }
}

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
