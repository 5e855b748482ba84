import { locales } from '../../site/locales.ts'
import { translate } from '../content/problem.ts'
import { type Sentence, words } from './words.ts'

/** A sentence in each language. The styles show the one in the reader's language. */
export function Say({ of: [name, values] }: { of: Sentence }) {
  return <Translated text={(locale) => translate({ ...words[name], values }, locale)} />
}

export function Translated({ text }: { text: (locale: (typeof locales)[number]) => string }) {
  return locales.map((locale) => (
    <span key={locale} className="say" lang={locale}>
      {text(locale)}
    </span>
  ))
}
