import { useSyncExternalStore } from 'react'
import { home } from '../protocol.ts'
import { language, t } from './words.ts'

/** An error with a message in the writer's language. */
export class Refusal extends Error {}

/** Sends a request: objects as JSON, files as bytes. `keepalive` lets it outlive the window. */
export async function ask<T>(name: string, sent?: object | Blob, keepalive = false): Promise<T> {
  const body = sent instanceof Blob ? sent : sent && JSON.stringify(sent)
  try {
    const response = await fetch(`${home}api/${name}`, { method: sent ? 'POST' : 'GET', body, keepalive })
    // A proxy answers without JSON if the server is gone.
    const reply = await response.json()
    if (response.ok) return reply
    throw reply.sentence ? new Refusal(reply.sentence[language()]) : new Error(response.statusText)
  } catch (error) {
    if (!(error instanceof Refusal)) void checkConnection()
    throw error
  }
}

export function troubleOf(error: unknown): string {
  return error instanceof Refusal ? error.message : t('offline')
}

const listeners = new Set<() => void>()
let isAlive = true

async function checkConnection() {
  const answers = await fetch(`${home}api/alive`).then(
    ({ ok }) => ok,
    () => false,
  )
  if (answers === isAlive) return
  isAlive = answers
  for (const listener of listeners) listener()
}
setInterval(() => void checkConnection(), 3000)

export function hearConnection(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const isGone = () => !isAlive

export const useIsGone = () => useSyncExternalStore(hearConnection, isGone)
