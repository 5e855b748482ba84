import { type Message, translate } from '../../scripts/content/problem.ts'
import { type Locale, type Localized, localize } from '../../site/locales.ts'
import { formatMessage, type TextKey, type Values } from '../text/words.ts'

/** Error for the writer. A plain string serves both languages. */
export class Refusal extends Error {
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

/** Makes a refusal from a message of the desk or the check. */
export function refusal(reason: TextKey | Message, values?: Values, status?: number): Refusal {
  const say = (locale: Locale) =>
    typeof reason === 'string' ? formatMessage(reason, locale, values) : translate(reason, locale, 'desk')
  return new Refusal(say, status)
}
