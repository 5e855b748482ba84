import type { ComponentType } from 'react'

type Module = Record<string, unknown>

/** Every island by its file name; the folder is the registry. Only the server loads them all (see renderer/client/islands.ts). */
const modules = import.meta.glob<Module>('./islands/*.tsx', { eager: true })

const names = new Map<unknown, string>(
  Object.entries(modules).flatMap(([path, module]) => {
    const name = path.slice('./islands/'.length, -'.tsx'.length)
    return name in module ? [[module[name], name] as const] : []
  }),
)

/** The name under which the browser finds a component again. A component outside components/islands has none: an error. */
export function islandNameOf<P>(component: ComponentType<P>): string {
  const name = names.get(component)
  if (!name) throw new Error(`${component.name} is no island. Export it under its file's name from components/islands.`)
  return name
}
