import type { Identifier } from '@mdn/browser-compat-data'
import { type CssNode, parse, walk } from 'css-tree'
import { identifierAt, type Versions, versionsOf } from '../../scripts/facts/support.ts'
import { engines } from '../../site/browsers.ts'

/** Something of the platform that was found, by the places in the compat data that it can be. */
export type Found = readonly string[]

/** An identifier of the compat data, with the versions that have it. */
interface Supported {
  path: string
  since: Versions
}

const atRules = supportBelow('css.at-rules', 1)
const media = supportBelow('css.at-rules.media', 1)
const properties = supportBelow('css.properties', 1)
const selectors = supportBelow('css.selectors', 1)
const types = supportBelow('css.types', 3)
const values = new Map<string, Map<string, Supported[]>>()

/** What a value of a property is in the data: of that property, or a function of any. */
function inValue(property: string, name: string, isFunction: boolean): Supported[] | undefined {
  const known = values.get(property) ?? supportBelow(`css.properties.${property}`, 1)
  values.set(property, known)
  return known.get(name) ?? (isFunction ? types.get(name) : undefined)
}

/** What in a stylesheet is newer than the browsers given. What has a prefix is of one engine, and is passed over. */
export function newerInStyles(css: string, oldest: Versions): Found[] {
  const found: (Supported[] | undefined)[] = []
  walk(parse(css), function (node: CssNode) {
    if (node.type === 'Atrule') found.push(atRules.get(node.name))
    if (node.type === 'Feature') found.push(media.get(node.name))
    if (node.type === 'Declaration') found.push(properties.get(node.property))
    if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector')
      found.push(selectors.get(node.name))
    if ((node.type === 'Identifier' || node.type === 'Function') && this.declaration)
      found.push(inValue(this.declaration.property, node.name, node.type === 'Function'))
  })
  return newerOf(found, oldest)
}

/** Objects that there is one of, by the name under which the data has what they can do. */
const single = { Document: 'document', Navigator: 'navigator', CSS: 'CSS', Window: 'window' }

/** What is asked of any object by a name that few others have. */
const common = ['Document', 'Element', 'HTMLElement', 'HTMLDialogElement', 'HTMLFormElement', 'Range', 'ShadowRoot']

/**
 * What in programs is newer than the browsers given: built-ins that are called, interfaces that are made, and what is
 * asked of the document. Programs have no types, so a name that something older has too is passed over.
 */
export function newerInPrograms(code: string, oldest: Versions): Found[] {
  const builtIns = supportBelow('javascript.builtins', 2)
  const everywhere = supportBelow('api', 2)
  // What only a newer class has is found where one is made.
  const owners = [
    ...[...supportBelow('javascript.builtins', 1).values()]
      .flat()
      .filter(({ since }) => !isNewer(since, oldest))
      .map(({ path }) => path),
    ...common.map((name) => `api.${name}`),
  ]
  const calls = owners.flatMap((path) => [...supportBelow(path, 1).keys()])
  const asked = Object.entries(single).flatMap(([name, object]) =>
    [...supportBelow(`api.${name}`, 1)].map(([member, all]) => ({ text: `${object}.${member}`, all })),
  )
  const called = new Set([...code.matchAll(/\.([A-Za-z]\w*)\(/g)].map(([, name]) => name))
  const made = new Set([...code.matchAll(/\bnew ([A-Z]\w*)/g)].map(([, name]) => name))
  const pairs = new Set(code.match(/\b(?:document|navigator|CSS|window)\.\w+/g))
  const named = (name: string) => [...(builtIns.get(name) ?? []), ...(everywhere.get(name) ?? [])]
  return newerOf(
    [
      ...calls.filter((name) => called.has(name)).map(named),
      ...[...builtIns.keys(), ...everywhere.keys()].filter((name) => made.has(name)).map(named),
      ...asked.filter(({ text }) => pairs.has(text)).map(({ all }) => all),
    ],
    oldest,
  )
}

/** Of each that was found, where it is in the data, if it is newer wherever that is. Each once. */
function newerOf(found: readonly (Supported[] | undefined)[], oldest: Versions): Found[] {
  const newer = found.flatMap((all) =>
    all && all.length > 0 && all.every(({ path, since }) => isNewer(since, oldest) && !/\.-[a-z]+-/.test(path))
      ? [all.map(({ path }) => path)]
      : [],
  )
  return [...new Map(newer.map((paths) => [paths.join(), paths])).values()]
}

/** Lists the identifiers of the compat data below a path, to a depth, by name. */
function supportBelow(path: string, depth: number): Map<string, Supported[]> {
  const top = identifierAt(path)
  const found = new Map<string, Supported[]>()
  const walk = (parent: Identifier, at: string, left: number) => {
    for (const key of Object.keys(parent)) {
      const value = parent[key]
      if (key === '__compat' || !value) continue
      const name = key.replace(/_(static|function)$/, '')
      if (value.__compat) {
        const all = found.get(name) ?? []
        found.set(name, all)
        all.push({ path: `${at}.${key}`, since: versionsOf(value.__compat) })
      }
      if (left > 1) walk(value, `${at}.${key}`, left - 1)
    }
  }
  if (top) walk(top, path, depth)
  return found
}

/** Tells whether one of the engines has it later than the browsers given. */
function isNewer(since: Versions, oldest: Versions): boolean {
  return engines.some((engine) => since[engine] > oldest[engine])
}
