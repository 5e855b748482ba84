import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compare } from './problem.ts'

/** Everything but the content itself that decides how content is compiled; a change in it empties the cache. */
const toolchain = ['scripts/content', 'components/mdx', 'components/locale.tsx', 'site', 'package-lock.json']

/** Results kept by what they were made of. A damaged entry counts as absent. */
export interface Cache {
  get<T extends object>(inputs: readonly string[], make: () => Promise<T>): Promise<T>
}

/** Opens the cache in `folder`; `root` is where the toolchain's own files are. */
export function openCache(folder: string, root: string): Cache {
  const version = hash(toolchain.flatMap((path) => readAll(join(root, path))))
  mkdirSync(folder, { recursive: true })
  return {
    async get(inputs, make) {
      const path = join(folder, `${hash([version, ...inputs])}.json`)
      try {
        return JSON.parse(readFileSync(path, 'utf8'))
      } catch {
        const value = await make()
        const temporary = `${path}.${process.pid}`
        writeFileSync(temporary, JSON.stringify(value))
        renameSync(temporary, path)
        return value
      }
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
