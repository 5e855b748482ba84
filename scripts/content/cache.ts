import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compare } from './problem.ts'

/** Everything but the content itself that decides how content is compiled; a change in it empties the cache. */
const toolchain = ['scripts/content', 'components/mdx', 'components/locale.tsx', 'site', 'package-lock.json']

/** Results kept by what they were made of. A damaged entry counts as absent. */
export interface Cache {
  get<T extends object>(inputs: readonly string[], make: () => Promise<T>): Promise<T>
  /** Removes what nobody asked for in a month. What is kept longer serves who changes between branches. */
  prune(): void
}

const day = 24 * 60 * 60
const month = 30 * day

/** Opens the cache in `folder`; `root` is where the toolchain's own files are. */
export function openCache(folder: string, root: string): Cache {
  const version = hash(toolchain.flatMap((path) => readAll(join(root, path))))
  mkdirSync(folder, { recursive: true })
  const used = new Set<string>()
  return {
    async get(inputs, make) {
      const path = join(folder, `${hash([version, ...inputs])}.json`)
      try {
        const value = JSON.parse(readFileSync(path, 'utf8'))
        used.add(path)
        return value
      } catch {
        const value = await make()
        const temporary = `${path}.${process.pid}`
        writeFileSync(temporary, JSON.stringify(value))
        renameSync(temporary, path)
        used.add(path)
        return value
      }
    },
    prune() {
      // Each run marks what it used, and removes what no run has used since.
      const now = Date.now() / 1000
      for (const path of used) if (statSync(path).mtimeMs < (now - day) * 1000) utimesSync(path, now, now)
      const names = readdirSync(folder)
      if (names.length <= used.size) return
      for (const path of names.map((name) => join(folder, name)))
        if (!used.has(path) && statSync(path).mtimeMs < (now - month) * 1000) rmSync(path, { force: true })
    },
  }
}

function hash(inputs: readonly string[]): string {
  const digest = createHash('sha256')
  for (const input of inputs) digest.update(`${input.length}:`).update(input)
  return digest.digest('hex').slice(0, 32)
}

function readAll(path: string): string[] {
  try {
    return [readFileSync(path, 'utf8')]
  } catch {
    const names = readdirSync(path).filter((name) => !/(\.test|^testing)\.ts$/.test(name))
    return names.sort(compare).flatMap((name) => readAll(join(path, name)))
  }
}
