import { type ComponentType, createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Brings React to one island, whose HTML is in the page already. */
export function hydrate(island: HTMLElement, Component: ComponentType<Record<string, unknown>>) {
  const props = JSON.parse(island.dataset.props ?? '{}')
  const onRecoverableError = (error: unknown) =>
    console.error(`The island ${island.dataset.island} does not match its HTML.`, error)
  // React hydrates a root at once when a click or key reaches it, so a held event can follow immediately.
  hydrateRoot(island, createElement(Component, props), { identifierPrefix: island.id, onRecoverableError })
}
