import { z } from 'zod'
import { type Message, named, say } from '../../check/message.ts'

/**
 * What to write for a value that a schema refuses: the end of the sentence "Write …". It is the description of the schema
 * or, where that would repeat what the schema says, made of it.
 */
export function cureOf(schema: z.ZodType | undefined): Message {
  const inner = schema && unwrap(schema)
  const known = schema?.description ?? inner?.description
  if (known) return named(known)
  if (inner instanceof z.ZodEnum) return say`one of ${inner.options.join(', ')}`
  if (inner instanceof z.ZodArray && inner._zod.bag.length)
    return say`a list of exactly ${Number(inner._zod.bag.length)}`
  if (inner instanceof z.ZodString)
    return inner.minLength && inner.maxLength ? say`${inner.minLength} to ${inner.maxLength} characters` : say`a text`
  const fields = Object.keys(shapeOf(schema))
  return fields.length > 0 ? say`its fields: ${fields.join(', ')}` : say`another value`
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
