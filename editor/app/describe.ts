import type { Locale } from '../../site/locales.ts'
import { type Path, readFields } from '../text/fields.ts'
import { partsOf, readingOf } from '../text/parts.ts'
import { labelOf } from './labels.ts'

/** Renders a file as paragraphs: each field's value after its labels, then the body. */
export function describeFile(file: string, text: string, locale: Locale, silent?: RegExp): string {
  const fields = readFields(file, text)
  if (!fields) return readingOf(text)
  const shown = Object.entries(fields).filter(([field]) => !silent?.test(field))
  const values = shown.flatMap(([field, value]) => valuesIn(value, [field]))
  const paragraphs = values.map(({ path, value }) => `${labelsOf(file, path, locale)}: ${value}`)
  const body = readingOf(text.slice(partsOf(file, text)?.body)).trim()
  return [...paragraphs, body].map((paragraph) => `${paragraph}\n\n`).join('')
}

function valuesIn(value: unknown, path: Path): { path: Path; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ path, value: value ?? '' }]
  return Object.entries(value).flatMap(([key, inner]) =>
    valuesIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

function labelsOf(file: string, path: Path, locale: Locale): string {
  if (file.endsWith('.yaml')) return labelOf(path.slice(0, 2), true, locale).name
  const names = path.filter((part) => typeof part === 'string')
  return names.map((name) => labelOf([name], false, locale).name).join(', ')
}
