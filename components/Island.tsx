import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'

/** Every island by its file name; the folder is the registry. Only the server loads them all (see renderer/client/islands.ts). */
const modules = import.meta.glob<Record<string, unknown>>('./islands/*.tsx', { eager: true })

const names = new Map(
  Object.entries(modules).map(([path, module]) => {
    const name = path.slice('./islands/'.length, -'.tsx'.length)
    return [module[name], name]
  }),
)

/** P, if JSON can carry it; a function or a class has no place in the props of an island. */
type Jsonable<T> = T extends (...args: never[]) => unknown
  ? never
  : T extends object
    ? { [K in keyof T]: Jsonable<T[K]> }
    : T

interface Props<P extends object> {
  of: ComponentType<P>
  /** Unique on the page; prefixes the ids inside, so that server and browser make the same ones. */
  id: string
  props: P & Jsonable<P>
  /** A parameter of the address that brings React at once, such as `q`. */
  param?: string
}

/**
 * Makes one component interactive on a page that is otherwise plain HTML. It is rendered as its own React root, so that
 * the browser can hydrate it alone. Text under the key `html` stays in the page and is not sent a second time.
 */
export function Island<P extends object>({ of: Component, id, props, param }: Props<P>) {
  const name = names.get(Component)
  if (!name) throw new Error(`${Component.name} is no island. Export it under its file's name from components/islands.`)
  const html = renderToString(<Component {...props} />, { identifierPrefix: id })
  const sent = JSON.stringify(props, (key, value) => (key === 'html' ? undefined : value))
  return (
    <div id={id} data-island={name} data-param={param} data-props={sent} dangerouslySetInnerHTML={{ __html: html }} />
  )
}
