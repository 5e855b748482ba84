import { useSyncExternalStore } from 'react'
import { home } from '../protocol.ts'
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

/** Time between two requests whether the server is there, in ms. */
const interval = 3000

const listeners = new Set<() => void>()
let isAlive = true

/** Asks the server whether it is there, and tells the page when that has changed. */
export async function checkConnection() {
  const answers = await fetch(`${home}api/alive`).then(
    ({ ok }) => ok,
    () => false,
  )
  if (answers === isAlive) return
  isAlive = answers
  for (const listener of listeners) listener()
}
setInterval(() => void checkConnection(), interval)

export function hearConnection(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const isGone = () => !isAlive

/** Tells whether the server is gone, until it is back. */
export const useIsGone = () => useSyncExternalStore(hearConnection, isGone)
