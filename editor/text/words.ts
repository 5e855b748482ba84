import type { Locale, Localized } from '../../site/locales.ts'
import table from './words.json'

export type TextKey = keyof typeof table.words
export type Values = Record<string, string | number>

/** Translations of CodeMirror's own phrases. */
export const editorWords: Localized<Record<string, string>> = table.editor

/** Formats a message with its values. `{count|one|more}` depends on a number, which replaces `#` in `more`. */
export function formatMessage(word: TextKey, locale: Locale, values: Values = {}): string {
  return table.words[word][locale].replace(/\{(\w+)(?:\|(.+?)\|(.+?))?\}/g, (_, name, one, more) => {
    const value = String(values[name] ?? '')
    if (more === undefined) return value
    return value === '1' ? one : more.replace('#', value)
  })
}
