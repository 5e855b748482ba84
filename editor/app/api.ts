import { home } from '../protocol.ts'
import { checkConnection } from './connection.ts'
import { language, say } from './words.ts'

/** Says why something cannot be done, in the language of the writer. */
export class Refusal extends Error {}

/** Asks the server; what is sent goes as JSON, and a file as it is. `keepalive` lets it arrive when the window closes. */
export async function ask<T>(name: string, sent?: object | Blob, keepalive = false): Promise<T> {
  const body = sent instanceof Blob ? sent : sent && JSON.stringify(sent)
  try {
    const response = await fetch(`${home}api/${name}`, { method: sent ? 'POST' : 'GET', body, keepalive })
    // A proxy answers for a server that is gone, and not with JSON.
    const reply = await response.json()
    if (response.ok) return reply
    throw reply.sentence ? new Refusal(reply.sentence[language()]) : new Error(response.statusText)
  } catch (error) {
    if (!(error instanceof Refusal)) void checkConnection()
    throw error
  }
}

/** Explains an error to the writer: what the server refused, else that it does not answer. */
export function troubleOf(error: unknown): string {
  return error instanceof Refusal ? error.message : say('offline')
}
