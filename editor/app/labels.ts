import type { Localized } from '../../site/locales.ts'
import { withFacts } from '../text/plain.ts'
import table from './labels.json'
import { help } from './names.ts'
import { language } from './words.ts'

/** Labels of fields, facts, their groups and components by key, or by group and key if the key is ambiguous. */
export const labels: Record<string, Localized<string>> = table.fields
export const iconNames: Record<string, Localized<string>> = table.icons
const fieldHelp: Record<string, Localized<string>> = table.help

/** Label and help of a field. For a fact, `fact` is its notation in texts, such as {starter.monthly}. */
export function labelOf(path: readonly (string | number)[], isFact = false) {
  const locale = language()
  const key = String(path.findLast((part) => typeof part === 'string') ?? '')
  const isOwn = isFact && path.length < 3
  const about = isOwn ? undefined : fieldHelp[key]?.[locale]
  const label = (isOwn && labels[path.join('.')]) || labels[key]
  return {
    name: label?.[locale] ?? key,
    help: about && withFacts(about, help?.facts[locale] ?? {}),
    fact: isOwn && path.length === 2 ? `{${path.join('.')}}` : undefined,
  }
}
