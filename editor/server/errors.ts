import { type Message, translate } from '../../scripts/content/problem.ts'
import { type Localized, localize } from '../../site/locales.ts'

/** Error for the writer. A plain string serves both languages. */
export class Refused extends Error {
  readonly sentence: Localized<string>
  constructor(
    sentence: Localized<string> | string,
    readonly status = 422,
  ) {
    super(typeof sentence === 'string' ? sentence : sentence.en)
    this.sentence = typeof sentence === 'string' ? localize(() => sentence) : sentence
  }
}

export function refused(message: Message): Refused {
  return new Refused(localize((locale) => translate(message, locale, 'desk')))
}
