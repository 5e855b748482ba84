/**
 * What is said to a writer, as data: who shows it says it in the language of who reads it (print.ts). It is plain JSON, as
 * it is kept with an entry in the cache and sent to the desk.
 */
export interface Message {
  /** The sentence in English, with %1, %2 and so on in the place of its values. Translations are found by it. */
  name: string
  values: readonly Value[]
}

/** What stands in a sentence: something of the content, or a part of it that has words of its own. */
export type Value = string | number | Message

/** Makes a message, as a tag: say`link ${url} leads to no page.` is named "link %1 leads to no page." */
export function say(parts: TemplateStringsArray, ...values: Value[]): Message {
  return { name: parts.reduce((name, part, index) => `${name}%${index}${part}`), values }
}

/** Words that stand elsewhere as English, such as what a schema says of a field. */
export function named(name: string): Message {
  return { name, values: [] }
}

/** Names what a writer most likely meant. */
export function didYouMean(close: Value): Message {
  return say`Did you mean ${close}?`
}

/** Several of which one is meant: a, b or c. */
export function oneOf(choices: readonly Value[]): Value {
  return choices.reduce((before, choice) => say`${before} or ${choice}`)
}
