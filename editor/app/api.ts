import { useSyncExternalStore } from 'react'
import { home } from '../protocol.ts'
import { language, t } from './words.ts'

/** Error whose message is shown to the writer, in the language of the desk. */
export class ShownError extends Error {}

/** Sends a request: objects as JSON, files as bytes. `keepalive` lets the request outlive the window. */
export async function ask<T>(name: string, sent?: object | Blob, keepalive = false): Promise<T> {
  const body = sent instanceof Blob ? sent : sent && JSON.stringify(sent)
  try {
    const response = await fetch(`${home}api/${name}`, { method: sent ? 'POST' : 'GET', body, keepalive })
    // If the server is gone, a proxy may answer without JSON.
    const reply = await response.json()
    if (response.ok) return reply
    throw reply.sentence ? new ShownError(reply.sentence[language()]) : new Error(response.statusText)
  } catch (error) {
    if (!(error instanceof ShownError)) setAlive(false)
    throw error
  }
}

export function troubleOf(error: unknown): string {
  return error instanceof ShownError ? error.message : t('offline')
}

/** Fires an event when the server stops or resumes answering. */
export const connection = new EventTarget()
let isAlive = true

function setAlive(answers: boolean) {
  if (answers === isAlive) return
  isAlive = answers
  connection.dispatchEvent(new Event(isAlive ? 'back' : 'gone'))
}

const checkConnection = () => fetch(home, { method: 'HEAD' }).then(({ ok }) => setAlive(ok))
setInterval(() => void checkConnection().catch(() => setAlive(false)), 3000)

function hearConnection(listener: () => void) {
  const leaving = new AbortController()
  for (const event of ['back', 'gone']) connection.addEventListener(event, listener, leaving)
  return () => leaving.abort()
}

export const isGone = () => !isAlive

export const useIsGone = () => useSyncExternalStore(hearConnection, isGone)
