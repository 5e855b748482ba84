import { type Message, translate } from '../../scripts/content/problem.ts'
import { type Locale, type Localized, localize } from '../../site/locales.ts'
import { sentence, type TextKey, type Values } from '../text/words.ts'

/** Error for the writer. A plain string serves both languages. */
export class Refused extends Error {
  readonly sentence: Localized<string>
  constructor(
    said: string | ((locale: Locale) => string),
    readonly status = 422,
  ) {
    const say = typeof said === 'string' ? () => said : said
    super(say('en'))
    this.sentence = localize(say)
  }
}

export function refusal(word: TextKey, values?: Values, status?: number): Refused {
  return new Refused((locale) => sentence(word, locale, values), status)
}

export function refused(message: Message): Refused {
  return new Refused((locale) => translate(message, locale, 'desk'))
}
