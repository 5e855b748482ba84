import { locales } from '../../site/locales.ts'
import { type Key, type Kind, keyOfFile, type ListedEntry } from '../protocol.ts'
import { language, type TextKey, t } from './words.ts'

export const kindOf = (key: Key) => key.split('/')[0] as Kind

export const factsFile = 'content/business.yaml'

const listTitles: Record<string, TextKey> = {
  'facts/business': 'factsTitle',
  'words/search': 'searchTitle',
  'words/terms': 'termsTitle',
}

export const isList = ({ kind }: { kind: Kind }) => kind === 'facts' || kind === 'words'

/** Title of a list of facts or words; undefined for texts, which have their own. */
export function titleOfList(key: Key): string | undefined {
  const word = listTitles[key]
  return word && t(word)
}

export const localeOfFile = (file: string) => locales.find((locale) => file.startsWith(`content/${locale}/`))

/** Title of an entry, preferably in the given language. */
export function titleOf(key: Key, entries: readonly ListedEntry[], locale = language()): string {
  const list = titleOfList(key)
  if (list) return list
  const { sides = {} } = entries.find((entry) => entry.key === key) ?? {}
  return sides[locale]?.title || Object.values(sides)[0]?.title || key
}

export function titleOfFile(file: string, entries: readonly ListedEntry[]): string {
  const key = keyOfFile(file)
  return key ? titleOf(key, entries, localeOfFile(file)) : file.replace(/^(content|public)\//, '')
}
