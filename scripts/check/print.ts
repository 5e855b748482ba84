import type { Locale, Localized } from '../../site/locales.ts'
import { fields } from './dutch/fields.ts'
import { site } from './dutch/site.ts'
import { text } from './dutch/text.ts'
import type { Message } from './message.ts'
import { compare, type Problem } from './problem.ts'

/** What is said in each language, by the English sentence. What is not in a table is said in English. */
export const sentences: Localized<Readonly<Record<string, string>>> = { nl: { ...fields, ...text, ...site }, en: {} }

/** A message in the words of a language, in English unless told. */
export function inWords({ name, values }: Message, locale?: Locale): string {
  const sentence = (locale && sentences[locale][name]) ?? name
  return sentence.replace(/%(\d)/g, (_, number) => {
    const value = values[number - 1]
    return typeof value === 'object' ? inWords(value, locale) : String(value)
  })
}

/** One line for a terminal, with the place first so that editors link it. In English. */
export const print = printIn()

/** Prints problems in the words of a language, in English unless told. */
export function printIn(locale?: Locale): (problem: Problem) => string {
  return ({ file, line, column, message }) => `${file}:${line}:${column}  ${inWords(message, locale)}`
}

/** Problems in the order a writer would work through them: by file, then from top to bottom. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) =>
      compare(a.file, b.file) ||
      a.line - b.line ||
      a.column - b.column ||
      compare(inWords(a.message), inWords(b.message)),
  )
}
