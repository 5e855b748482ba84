import type { Message } from '../../engine/message.ts'
import { inWords } from '../../engine/print.ts'
import { localize } from '../../site/locales.ts'
import type { Sentence } from '../protocol.ts'

/** A sentence for who does something that cannot be done. */
export class Refused extends Error {
  readonly status = 422
  readonly sentence: Sentence
  constructor(sentence: Sentence) {
    super(sentence.en)
    this.sentence = sentence
  }
}

/** What the check says, for who does something that cannot be done. */
export function refused(message: Message): Refused {
  return new Refused(localize((locale) => inWords(message, locale)))
}

/** What went wrong with a request itself, which no window of the desk makes. */
export class BadRequest extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}
