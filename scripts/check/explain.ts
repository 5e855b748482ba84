import type { Locale } from '../../site/locales.ts'
import { type Message, translate } from '../content/problem.ts'
import { rules } from './all.ts'
import type { Explained } from './rule.ts'

export function ruleOf(id: string): Explained | undefined {
  return rules.find((rule) => rule.id === id)
}

const guide: Message = { en: 'CONTRIBUTING.md#how-an-error-reads', nl: 'CONTRIBUTING.nl.md#zo-lees-je-een-melding' }

/** Returns the URL of a rule's specification, or else of the writers' guide. */
export function urlOf({ url }: Explained, locale?: Locale): string {
  return url ?? translate(guide, locale)
}

export function explain(rule: Explained, locale?: Locale): string {
  const words = (en: string, nl: string) => translate({ en, nl }, locale)
  const indented = (text: string) => text.replace(/^(?=.)/gm, '  ')
  const { id, says = [], why, example } = rule
  return [
    id,
    ...says.map((sentence) => indented(translate({ ...sentence, values: Array(9).fill('…') }, locale))),
    '',
    translate(why, locale),
    '',
    words('Wrong:', 'Fout:'),
    indented(example.wrong),
    words('Right:', 'Goed:'),
    indented(example.right),
    '',
    `${words('More:', 'Meer:')} ${urlOf(rule, locale)}`,
  ].join('\n')
}
