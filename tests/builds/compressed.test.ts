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

const isPacked = (file: string) => /\.(br|gz)$/.test(file)

/** The pages and programs of a folder that have no compressed version beside them, or another file's. */
function uncompressed(folder: string): string[] {
  const files = listFiles(folder).filter((file) => /\.(html|js|css)$/.test(file))
  expect(files.length).toBeGreaterThan(10)
  return files.filter((file) => {
    const read = (kind: string) => readFileSync(join(folder, file + kind))
    try {
      return ![brotliDecompressSync(read('.br')), gunzipSync(read('.gz'))].every((bytes) => bytes.equals(read('')))
    } catch {
      return true
    }
  })
}

test('every page and program of dist/, and of the folder of --out, has its compressed versions', () => {
  for (const name of ['dist', 'out']) expect(uncompressed(join(project.folder, name))).toEqual([])
})

test('they are no files of the site, and have the time of theirs: hosts make the ETag of it', () => {
  const dist = join(project.folder, 'dist')
  const { files } = JSON.parse(readFileSync(join(project.folder, '.build/build.json'), 'utf8'))
  const site = listFiles(dist).filter((file) => !isPacked(file))
  expect(files.map(({ path }: { path: string }) => path)).toEqual(site)
  const timeOf = (file: string) => statSync(join(dist, file)).mtimeMs
  // To the millisecond, as a Date has it.
  const isOther = (file: string) => Math.abs(timeOf(file) - timeOf(file.replace(/\.(br|gz)$/, ''))) > 1
  expect(listFiles(dist).filter((file) => isPacked(file) && isOther(file))).toEqual([])
})

test('a changed site is live with its compressed versions from the first moment', async () => {
  const moments = join(project.folder, 'moments')
  await mustBuild(project.folder, { ...versions[1], ...before('moments.mjs'), MOMENTS: moments }, ['--compress'])
  expect(readFileSync(moments, 'utf8')).toMatch(/^0 of [1-9]\d*$/)
  expect(uncompressed(join(project.folder, 'dist'))).toEqual([])
})

test('a build without them leaves none of the build before, and that one keeps its own', async () => {
  await mustBuild(project.folder, versions[0])
  expect(listFiles(join(project.folder, 'dist')).filter(isPacked)).toEqual([])
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
