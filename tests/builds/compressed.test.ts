import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listFiles } from '../../scripts/lib/files.ts'
import { before, build, mustBuild } from '../harness/builds/build.ts'
import { copyProject } from '../harness/project.ts'
import { nightly } from '../harness/sample.ts'

// Tests the output of `npm run build -- --compress`.

let project: ReturnType<typeof copyProject>
const at = (file: string) => join(project.folder, file)

/** Writes the number of compressed files at the moment a release goes live. */
const counting = before(`
  import fs from 'node:fs'
  import { syncBuiltinESMExports } from 'node:module'
  const { renameSync } = fs
  fs.renameSync = (from, to) => {
    renameSync(from, to)
    if (!to.endsWith('.build/current')) return
    const packed = fs.readdirSync(to + '/site', { recursive: true }).filter((file) => /[.](br|gz)$/.test(file))
    fs.writeFileSync('packed', String(packed.length))
  }
  syncBuiltinESMExports()`)

beforeAll(async () => {
  project = copyProject()
  if (nightly) await mustBuild(project.folder, counting, ['--compress', '--out', at('out')])
})
afterAll(() => project?.remove())

const isPacked = (file: string) => /\.(br|gz)$/.test(file)

test.runIf(nightly).each(['dist', 'out'])('every page and program of %s has its compressed versions', (name) => {
  const read = (file: string) => readFileSync(join(at(name), file))
  const files = listFiles(at(name)).filter((file) => /\.(html|js|css)$/.test(file))
  expect(files.length).toBeGreaterThan(10)
  for (const file of files) {
    expect(brotliDecompressSync(read(`${file}.br`)).equals(read(file)), file).toBe(true)
    expect(gunzipSync(read(`${file}.gz`)).equals(read(file)), file).toBe(true)
  }
})

test.runIf(nightly)(
  'compressed files exist when a release goes live, are not listed as its files, and have the times from which hosts make ETags',
  () => {
    const all = listFiles(at('dist'))
    expect(Number(readFileSync(at('packed'), 'utf8'))).toBe(all.filter(isPacked).length)
    const { files } = JSON.parse(readFileSync(at('.build/build.json'), 'utf8'))
    expect(files.map(({ path }: { path: string }) => path)).toEqual(all.filter((file) => !isPacked(file)))
    const timeOf = (file: string) => statSync(join(at('dist'), file)).mtimeMs
    // Allow a millisecond, the precision of a Date.
    const isOther = (file: string) => Math.abs(timeOf(file) - timeOf(file.replace(/\.(br|gz)$/, ''))) > 1
    expect(all.filter((file) => isPacked(file) && isOther(file))).toEqual([])
  },
)

test.runIf(nightly)('a build without them keeps none of the previous build', async () => {
  await mustBuild(project.folder)
  expect(listFiles(at('dist')).filter(isPacked)).toEqual([])
})

test('for a host that compresses files itself, the option is refused', async () => {
  const { code, said } = await build(project.folder, {}, ['--compress', '--host', 'github-pages', '--out', at('out')])
  expect(code).toBe(1)
  expect(said).toContain('github-pages compresses files itself. Remove --compress, which is for your own server.')
})
