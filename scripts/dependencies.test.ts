import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listFiles } from './lib/files.ts'
import { escapeRegExp } from './lib/strings.ts'

const root = join(import.meta.dirname, '..')
const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

const folders = ['components', 'editor', 'pages', 'renderer', 'scripts', 'site']
const isOfCommands = (file: string) =>
  /\.(ts|tsx|mjs|css|mdx)$/.test(file) && !/\.test\.|^scripts\/test(\.ts$|\/)/.test(file)
const files = folders.flatMap((folder) => listFiles(join(root, folder)).map((file) => `${folder}/${file}`))

/** Sources of the pages and of all commands except npm test, without type imports. */
const sources = [...files.filter(isOfCommands), 'vite.config.ts'].map((file) =>
  readFileSync(join(root, file), 'utf8').replace(
    /^import type [^'"]+['"][^'"]+['"]$|\/\*\* @type .*? \*\/|typeof import\('[^']+'\)/gm,
    '',
  ),
)

const isUsed = (name: string) => {
  const quoted = new RegExp(`['"\`]${escapeRegExp(name)}(/[^'"\`]*)?['"\`]`)
  return sources.some((text) => quoted.test(text))
}

/** Peer dependencies of other packages. */
const peers = ['commander']

test('dependencies are the packages that commands and pages use at run time', () => {
  const unused = Object.keys(dependencies).filter((name) => !isUsed(name))
  expect(unused).toEqual(peers)
  expect(Object.keys(devDependencies).filter(isUsed)).toEqual([])
})
