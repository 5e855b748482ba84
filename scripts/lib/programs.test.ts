import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { checkout } from './process.ts'
import { programsIn } from './programs.mjs'

const root = mkdtempSync(join(tmpdir(), 'programs '))

const separateModules = [
  'scripts/build/bundle.ts',
  'editor/server/program.ts',
  'scripts/check/run.ts',
  'scripts/build/render.ts',
]
for (const folder of ['components', 'editor/server', 'renderer/styles', 'scripts/build', 'scripts/check', 'site'])
  mkdirSync(join(root, folder), { recursive: true })
for (const file of ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'])
  cpSync(join(checkout, file), join(root, file))
for (const file of [...separateModules, 'renderer/sheet.ts']) write(file, 'export default 0')
symlinkSync(join(checkout, 'node_modules'), join(root, 'node_modules'), 'junction')
write('site/price.ts', 'export const price: number = 1')
write('scripts/say.ts', "import { price } from '../site/price.ts'\nexport default price")
write('scripts/say.test.ts', 'export default 0')

function write(file: string, text: string) {
  writeFileSync(join(root, file), text)
}

async function said(): Promise<unknown> {
  const { default: value } = await import(pathToFileURL(join(await programsIn(root), 'scripts/say.js')).href)
  return value
}

const made = () => readdirSync(join(root, '.cache/commands'))

test('commands are bundled once, and again when one of their sources changes', async () => {
  expect(await said()).toBe(1)
  expect(readdirSync(join(await programsIn(root), 'scripts'))).not.toContain('say.test.js')
  write('scripts/say.test.ts', 'export default 1')
  expect(await said()).toBe(1)
  expect(made()).toHaveLength(1)
  write('site/price.ts', 'export const price: number = 2')
  expect(await said()).toBe(2)
  expect(made()).toHaveLength(2)
})

test('packages of many small files are in the bundle, and any other stays where it is', async () => {
  write(
    'site/price.ts',
    "import { z } from 'zod'\nimport { version } from 'react'\nexport const price = z.coerce.number().parse(version.split('.')[0])",
  )
  expect(await said()).toBeGreaterThan(18)
  const folder = await programsIn(root)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'))
  const imported = files.flatMap(
    (name) => readFileSync(join(folder, name), 'utf8').match(/(?<= from ")[^./].*?(?=")/g) ?? [],
  )
  expect(imported).toContain('react')
  expect(imported).not.toContain('zod')
})

test('two processes that build the same bundle do not conflict, and leave one', async () => {
  rmSync(join(root, '.cache'), { recursive: true })
  const [one, other] = await Promise.all([programsIn(root), programsIn(root)])
  expect(other).toBe(one)
  expect(made()).toHaveLength(1)
})

test('a source with a syntax error is reported at its position, and no bundle is kept', async () => {
  write('site/price.ts', 'export const price: number = = 3')
  await expect(programsIn(root)).rejects.toThrow('site/price.ts:1:29')
  expect(made()).toHaveLength(1)
})
