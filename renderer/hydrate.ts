import { type ComponentType, createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Every island as a chunk of its own. The server's list of the same folder is components/island-names.ts. */
const chunks = import.meta.glob<Record<string, ComponentType<Record<string, unknown>>>>('../components/islands/*.tsx')

/** Brings React to one island. Rejects when its program cannot be loaded. */
export async function hydrate(island: HTMLElement) {
  const name = island.dataset.island ?? ''
  const module = await chunks[`../components/islands/${name}.tsx`]?.()
  const Component = module?.[name]
  if (!Component) throw new Error(`There is no island "${name}".`)
  const props = JSON.parse(island.dataset.props ?? '{}')
  const onRecoverableError = (error: unknown) => console.error(`The island ${name} does not match its HTML.`, error)
  // React hydrates a root at once when a click or key reaches it, so a held event can follow immediately.
  hydrateRoot(island, createElement(Component, props), { identifierPrefix: island.id, onRecoverableError })
}
