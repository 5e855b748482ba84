import { type Message, translate } from '../../scripts/content/problem.ts'
import { localize } from '../../site/locales.ts'
import type { Sentence } from '../protocol.ts'

/** Error for the writer. A plain string serves both languages. */
export class Refused extends Error {
  readonly sentence: Sentence
  constructor(
    sentence: Sentence | string,
    readonly status = 422,
  ) {
    super(typeof sentence === 'string' ? sentence : sentence.en)
    this.sentence = typeof sentence === 'string' ? localize(() => sentence) : sentence
  }
}

export function refused(message: Message): Refused {
  return new Refused(localize((locale) => translate(message, locale, 'desk')))
}
