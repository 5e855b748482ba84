import type { Locale } from '../../site/locales.ts'
import { home, type Sentence } from '../protocol.ts'
import { checkConnection } from './connection.ts'
import { sayIn } from './words.ts'

/** What the desk's server refused, with the sentence that says why. */
export class Refusal extends Error {
  readonly sentence: Sentence
  constructor(sentence: Sentence) {
    super(sentence.en)
    this.sentence = sentence
  }
}

/** What cannot be done, in the language of the window. */
export class Unable extends Error {}

/** Asks the server; what is sent goes as JSON, and a file as it is. `keepalive` lets it arrive when the window closes. */
export async function ask<T>(name: string, sent?: object | Blob, keepalive = false): Promise<T> {
  const body = sent instanceof Blob ? sent : sent && JSON.stringify(sent)
  try {
    const response = await fetch(`${home}api/${name}`, { method: sent ? 'POST' : 'GET', body, keepalive })
    // A proxy answers for a server that is gone, and not with JSON.
    const reply = await response.json()
    if (response.ok) return reply
    throw reply.sentence ? new Refusal(reply.sentence) : new Error(response.statusText)
  } catch (error) {
    if (!(error instanceof Refusal)) void checkConnection()
    throw error
  }
}

/** What went wrong, as a sentence for the writer: what the server refused, else that it does not answer. */
export function troubleOf(error: unknown, locale: Locale): string {
  if (error instanceof Refusal) return error.sentence[locale]
  return error instanceof Unable ? error.message : sayIn(locale)('offline')
}
