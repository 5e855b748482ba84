import { templates } from '../../scripts/content/templates.ts'
import { defaultLocale, type Locale } from '../../site/locales.ts'
import { inLanguage, thisSite } from '../site.ts'
import { removeAt, setValue } from './edit-fields.ts'
import { shownValue, type Value } from './fields.ts'

/** A readable text that has a twin. */
export interface Twin {
  file: string
  locale?: Locale
  fields: Record<string, unknown>
}

/**
 * True if twins have the same value in a shared field. Compares categories by meaning; a field that is not set equals
 * false.
 */
export function isShared(name: string, one: Twin, other: Twin): boolean {
  const [ownValue, theirs] = [one, other].map(({ fields: { [name]: value } }) =>
    value === false ? '' : shownValue(inLanguage(name, value, defaultLocale)),
  )
  return ownValue === theirs
}

/** Gives a text the value of its twin; removes the field if the twin has none. */
export function takeValue(file: string, text: string, locale: Locale | undefined, name: string, twin: Twin): string {
  const { [name]: value } = twin.fields
  const isSet = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  if (!isSet) return removeAt(file, text, [name])
  return setValue(file, text, [name], valueFor(locale, name, value))
}

/** The value that a shared field gets in a text in the given language. */
export function valueFor(locale: Locale | undefined, name: string, value: Value): Value {
  return locale ? inLanguage(name, value, locale) : value
}

/** Sets the picture of a text, and its description if `alt` is given. */
export function setPicture(file: string, text: string, src: string, alt: string | undefined): string {
  const { picture, pictureAlt } = thisSite.fields
  // Remove the comment that tells the writer to replace the example picture.
  const asked = Object.values(templates).map(({ image }) => ` # ${image}`)
  const placed = asked.reduce((all, comment) => all.replace(comment, ''), setValue(file, text, [picture], src))
  return alt === undefined ? placed : setValue(file, placed, [pictureAlt], alt)
}
