import { type Locale, type Localized, localize } from '../../site/locales.ts'

interface Sentence extends Partial<Localized<string>> {
  en: string
  nl: string
}

/**
 * Message to a writer, with placeholders %1, %2 for its values. Plain JSON: it is cached with an entry and sent to the
 * desk, and translated for display.
 */
export interface Message extends Sentence {
  /** Variant for the desk, with the same values, if the main sentence names a command. */
  desk?: Sentence
  values?: readonly Value[]
}

export type Value = string | number | Message

export function say(sentence: Message, ...values: Value[]): Message {
  return { ...sentence, values }
}

export function translate(message: Message, locale: Locale = 'en', reader?: 'desk'): string {
  const { values = [], desk } = message
  const sentence = (reader && desk) || message
  return (sentence[locale] ?? sentence.en).replace(/%(\d)/g, (_, number) => {
    const value = values[number - 1]
    return typeof value === 'object' ? translate(value, locale, reader) : String(value)
  })
}

export function didYouMean(close: Value): Message {
  return { en: 'Did you mean %1?', nl: 'Bedoel je %1?', values: [close] }
}

export function meantIn({ en, values = [] }: Message): string | undefined {
  if (en === didYouMean('').en) return String(values[0])
  for (const value of values) {
    const meant = typeof value === 'object' ? meantIn(value) : undefined
    if (meant !== undefined) return meant
  }
  return undefined
}

/** Formats alternatives: a, b or c. */
export function oneOf(choices: readonly Value[]): Value {
  return choices.reduce((before, choice) => ({ en: '%1 or %2', nl: '%1 of %2', values: [before, choice] }))
}

export function languageName(locale: Locale): Message {
  return localize((shown) => new Intl.DisplayNames(shown, { type: 'language' }).of(locale) ?? locale)
}
