import { type Locale, type Localized, localize } from '../../site/locales.ts'

/** A sentence in each language; a new language may do without it. */
interface Sentence extends Partial<Localized<string>> {
  en: string
  nl: string
}

/**
 * A sentence to a writer, with %1, %2 and so on in the place of its values. It is plain JSON, as it is cached with an entry
 * and sent to the desk, and is translated when displayed.
 */
export interface Message extends Sentence {
  /** The sentence at the desk, with the same values, where the other names a command. */
  desk?: Sentence
  values?: readonly Value[]
}

/** A part of a sentence: something of the content, or words that differ by language. */
export type Value = string | number | Message

/** Fills a sentence with values. */
export function say(sentence: Message, ...values: Value[]): Message {
  return { ...sentence, values }
}

/** Returns a message in a language, in English unless told, for a terminal or for the desk. */
export function translate(message: Message, locale: Locale = 'en', reader?: 'desk'): string {
  const { values = [], desk } = message
  const sentence = (reader && desk) || message
  return (sentence[locale] ?? sentence.en).replace(/%(\d)/g, (_, number) => {
    const value = values[number - 1]
    return typeof value === 'object' ? translate(value, locale, reader) : String(value)
  })
}

/** Names what a writer most likely meant. */
export function didYouMean(close: Value): Message {
  return { en: 'Did you mean %1?', nl: 'Bedoel je %1?', values: [close] }
}

/** Returns the text that a message asks about: "Did you mean …?" */
export function meantIn({ en, values = [] }: Message): string | undefined {
  if (en === didYouMean('').en) return String(values[0])
  for (const value of values) {
    const meant = typeof value === 'object' ? meantIn(value) : undefined
    if (meant !== undefined) return meant
  }
  return undefined
}

/** Several of which one is meant: a, b or c. */
export function oneOf(choices: readonly Value[]): Value {
  return choices.reduce((before, choice) => ({ en: '%1 or %2', nl: '%1 of %2', values: [before, choice] }))
}

/** The name of a language. */
export function languageName(locale: Locale): Message {
  return localize((shown) => new Intl.DisplayNames(shown, { type: 'language' }).of(locale) ?? locale)
}
