import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'

/** Islands by file name. Only the server loads them all (see renderer/client/islands.ts). */
const modules = import.meta.glob<Record<string, unknown>>('./islands/*.tsx', { eager: true })

const names = new Map(
  Object.entries(modules).map(([path, module]) => {
    const name = path.slice('./islands/'.length, -'.tsx'.length)
    return [module[name], name]
  }),
)

/** Allows only props that JSON can represent. */
type Jsonable<T> = T extends (...args: never[]) => unknown
  ? never
  : T extends object
    ? { [K in keyof T]: Jsonable<T[K]> }
    : T

interface Props<P extends object> {
  of: ComponentType<P>
  /** Unique on the page. Prefixes the ids inside the island, so that server and browser generate the same ids. */
  id: string
  props: P & Jsonable<P>
  /** Query parameter that triggers hydration on load, such as `q`. */
  param?: string
}

/**
 * Renders a component that the browser hydrates as a React root. The props in the page omit `html`, because the
 * rendered component already contains it.
 */
export function Island<P extends object>({ of: Component, id, props, param }: Props<P>) {
  const name = names.get(Component)
  if (!name)
    throw new Error(`${Component.name} is not an island. Export it under its file's name from components/islands.`)
  const html = renderToString(<Component {...props} />, { identifierPrefix: id })
  const sent = JSON.stringify(props, (key, value) => (key === 'html' ? undefined : value))
  return (
    <div id={id} data-island={name} data-param={param} data-props={sent} dangerouslySetInnerHTML={{ __html: html }} />
  )
}
