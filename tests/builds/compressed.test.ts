import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listFiles } from '../../scripts/lib/files.ts'
import { before, build, mustBuild, versions } from '../harness/builds/build.ts'
import { copyProject } from '../harness/project.ts'

// What a server of one's own publishes: npm run build -- --compress.
let project: ReturnType<typeof copyProject>
beforeAll(async () => {
  project = copyProject()
  await mustBuild(project.folder, versions[0], ['--compress', '--out', join(project.folder, 'out')])
})
afterAll(() => project?.remove())

/** The pages and programs of a folder that have no compressed version beside them, or another file's. */
function uncompressed(folder: string): string[] {
  return listFiles(folder)
    .filter((file) => /\.(html|js|css)$/.test(file))
    .filter((file) => {
      const read = (kind: string) => readFileSync(join(folder, file + kind))
      try {
        return ![brotliDecompressSync(read('.br')), gunzipSync(read('.gz'))].every((bytes) => bytes.equals(read('')))
      } catch {
        return true
      }
    })
}

test('every page and program of dist/, and of the folder of --out, has its compressed versions', () => {
  expect(listFiles(join(project.folder, 'dist')).filter((file) => file.endsWith('.html')).length).toBeGreaterThan(10)
  for (const name of ['dist', 'out']) expect(uncompressed(join(project.folder, name))).toEqual([])
})

test('they are no files of the site: its list is that of a build without', () => {
  const { files }: { files: { path: string }[] } = JSON.parse(
    readFileSync(join(project.folder, '.build/build.json'), 'utf8'),
  )
  const site = listFiles(join(project.folder, 'dist')).filter((file) => !/\.(br|gz)$/.test(file))
  expect(files.map(({ path }) => path)).toEqual(site)
})

test('a changed site is live with its compressed versions from the first moment', async () => {
  const moments = join(project.folder, 'moments')
  await mustBuild(project.folder, { ...versions[1], ...before('moments.mjs'), MOMENTS: moments }, ['--compress'])
  const first = readFileSync(moments, 'utf8')
  expect(first).toMatch(/^\d+ of \d+$/)
  expect(first).toBe(`0 of ${first.split(' of ')[1]}`)
  expect(uncompressed(join(project.folder, 'dist'))).toEqual([])
})

test('they have the time of their file: hosts make the ETag of it, so it changes with the file alone', () => {
  const dist = join(project.folder, 'dist')
  const timeOf = (file: string) => statSync(join(dist, file)).mtimeMs
  const compressed = listFiles(dist).filter((file) => file.endsWith('.br'))
  // To the millisecond, as a Date has it.
  const isOther = (file: string) => Math.abs(timeOf(file) - timeOf(file.replace(/\.br$/, ''))) > 1
  expect(compressed.length).toBeGreaterThan(10)
  expect(compressed.filter(isOther)).toEqual([])
})

test('a build without them leaves none of the build before, and that one keeps its own', async () => {
  await mustBuild(project.folder, versions[0])
  expect(listFiles(join(project.folder, 'dist')).filter((file) => /\.(br|gz)$/.test(file))).toEqual([])
  const older = readdirSync(join(project.folder, '.build/sites')).sort().at(-2) ?? ''
  expect(uncompressed(join(project.folder, '.build/sites', older, 'site'))).toEqual([])
})

test('for a host that compresses by itself they are refused', async () => {
  const options = ['--compress', '--host', 'github-pages', '--out', join(project.folder, 'out')]
  const { code, said } = await build(project.folder, versions[0], options)
  expect(code).toBe(1)
  expect(said).toContain(
    'github-pages compresses by itself. Leave out --compress, which is for a server of your own.\ndist/ was left as it was.',
  )
})
