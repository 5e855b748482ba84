import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { digest } from './cache.ts'
import { checkout } from './checkout.ts'
import { fromFolder } from './files.ts'

/** What a module names by a static text: what it imports, and what it loads or resolves by an address. Types are erased. */
const named =
  /(?:\b(?:import|export)\s+(?!type\b)[^'"`;()]*?\bfrom\s*|\bimport\s*\(?\s*|\bresolve\(\s*|\bnew URL\(\s*(?=['"`]\.)|@import\s+)['"`]([^'"`$\n]+)/g

const modules = /\.(tsx?|mjs|css)$/
const tests = /\.test\.tsx?$/

/**
 * Names a maker: the programs that make something, all that they import, and the versions of the packages they use, with
 * all that those depend on. While the name is the same, the same inputs give the same result; so every cache has it among
 * its inputs. `entries` are files of the project, or folders whose files all count; `apart` is imported and does not.
 *
 * @throws where a file is named that is not there.
 */
export function makerOf(entries: readonly string[], root = checkout, apart: readonly string[] = []): string {
  const { files, packages } = reach(root, entries, apart)
  const texts = files.flatMap((file) => [file, readFileSync(join(root, file))])
  return digest([process.version, ...texts, ...versionsOf(root, packages)])
}

/** Every file that some files import, themselves included, and every package that one of them names; both sorted. */
export function reach(
  root: string,
  entries: readonly string[],
  apart: readonly string[] = [],
): { files: string[]; packages: string[] } {
  const files = new Set<string>()
  const packages = new Set<string>()
  const visit = (path: string) => {
    const file = fromFolder(root, path)
    if (files.has(file) || apart.includes(file)) return
    files.add(file)
    if (!modules.test(path)) return
    for (const [, name = ''] of readFileSync(path, 'utf8').matchAll(named)) {
      if (name.startsWith('.')) filesAt(join(dirname(path), name.replace(/\?\w+$/, ''))).forEach(visit)
      else if (isPackage(name)) packages.add(packageOf(name))
    }
  }
  for (const entry of entries) filesAt(join(root, entry)).forEach(visit)
  return { files: [...files].sort(), packages: [...packages].sort() }
}

/** A file, or every file of a folder but those of tests. */
function filesAt(path: string): string[] {
  if (!existsSync(path)) throw new Error(`${path} is imported, and is not there.`)
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => !tests.test(basename(name)))
    .map((name) => join(path, name))
    .filter((name) => statSync(name).isFile())
}

/** Whether a name is that of a package: not of Node, of #content, or of a module that a plugin makes. */
function isPackage(name: string): boolean {
  return /^(@[\w.-]+\/)?[a-z][\w.-]*(\/|$)/.test(name) && !name.includes(':')
}

function packageOf(name: string): string {
  return name.split('/', name.startsWith('@') ? 2 : 1).join('/')
}

interface Locked {
  version?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

/** The places of packages in node_modules and of all that they depend on, each with its version; sorted. */
function versionsOf(root: string, packages: readonly string[]): string[] {
  const locked: Record<string, Locked> = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  const found = new Set<string>()
  const visit = (name: string, from: string) => {
    const place = placeOf(name, from, locked)
    // One that is optional may be missing.
    if (!place || found.has(place)) return
    found.add(place)
    const { dependencies, optionalDependencies, peerDependencies } = locked[place] ?? {}
    for (const dependency of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
      visit(dependency, place)
  }
  for (const name of packages) visit(name, '')
  return [...found].sort().map((place) => `${place} ${locked[place]?.version}`)
}

/** Where Node finds a package that another asks for: beside it, or in a folder above. */
function placeOf(name: string, from: string, locked: Record<string, Locked>): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    const place = `${folder && `${folder}/`}node_modules/${name}`
    if (locked[place]) return place
    if (folder === '') return undefined
  }
}
