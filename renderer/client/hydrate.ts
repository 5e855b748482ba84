import { type ComponentType, createElement, type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

/**
 * Brings React to one island, whose HTML is in the page already. Resolves once the island answers every event: React
 * hydrates at once for a click or a key, but lets a submit pass.
 */
export function hydrate(island: HTMLElement, Component: ComponentType<Record<string, unknown>>): Promise<void> {
  const props = JSON.parse(island.dataset.props ?? '{}')
  const onRecoverableError = (error: unknown) =>
    console.error(`The island ${island.dataset.island} does not match its HTML.`, error)
  return new Promise((resolve, reject) => {
    const onReady = () => {
      island.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea').forEach(tellTyped)
      resolve()
    }
    hydrateRoot(island, createElement(Whole, { onReady }, createElement(Component, props)), {
      identifierPrefix: island.id,
      onRecoverableError,
      onUncaughtError: (error) => {
        console.error(error)
        reject(error)
      },
    })
  })
}

/** Repeats the event of what a visitor typed before React came, for `onInput`; `onChange` would take it for old news. */
function tellTyped(field: HTMLInputElement | HTMLTextAreaElement) {
  if (field.value !== field.defaultValue) field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Tells when everything inside it is there. It renders nothing of its own, so the ids inside stay the server's. */
function Whole({ children, onReady }: { children?: ReactNode; onReady: () => void }) {
  useEffect(onReady, [onReady])
  return children
}
