import { type ComponentType, createElement, type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

/**
 * Hydrates an island. Resolves once all children are mounted: until then, React replays clicks and keys, but not
 * submits.
 */
export function hydrate(island: HTMLElement, Component: ComponentType<Record<string, unknown>>): Promise<void> {
  const props = JSON.parse(island.dataset.props ?? '{}')
  const onRecoverableError = (error: unknown) =>
    console.error(`The island ${island.dataset.island} does not match its HTML.`, error)
  return new Promise((resolve, reject) => {
    const onReady = () => {
      // Reports text that was typed before hydration. Islands listen with `onInput`, because React would not call
      // `onChange` for an unchanged value.
      for (const field of island.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'))
        if (field.value !== field.defaultValue) field.dispatchEvent(new Event('input', { bubbles: true }))
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

/** Signals that all children are mounted. Renders no element, so ids match the server's. */
function Whole({ children, onReady }: { children?: ReactNode; onReady: () => void }) {
  useEffect(onReady, [onReady])
  return children
}
