import { cpSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import pc from 'picocolors'
import { startBundle } from '../builder/bundle.ts'
import { checkedContent } from '../builder/checked-content.ts'
import { writeForPrograms, writePictures } from '../builder/for-programs.ts'
import { inputsOf } from '../builder/inputs.ts'
import { compareWithRoutes } from '../builder/publish/compare.ts'
import { marksOfPreview } from '../builder/publish/last-look.ts'
import { takeLock } from '../builder/publish/lock.ts'
import { writeManifest } from '../builder/publish/manifest.ts'
import { openBuild, openSiteOf, publish, settle } from '../builder/publish/publish.ts'
import { rebase } from '../builder/rebase.ts'
import { writePages } from '../builder/render.ts'
import { openStages } from '../builder/stages.ts'
import { collectionsIn } from '../engine/write.ts'
import { hostNamed, hosts, writeForHost, writeServerSettings } from '../hosting/settings/write.ts'
import { listPages } from '../site/pages.ts'
import { outsideOf } from '../site/third-parties.ts'
import { openCache } from '../system/cache.ts'
import { freeMemory } from '../system/memory.ts'
import { givenTo } from './command.ts'

// Checks the content, builds the whole site, and puts it in dist/ when everything passed. With BASE=/sub/ the site stands
// below that path.
const { options } = givenTo('build')

const root = process.cwd()
const stages = openStages()
const stage = stages.run
// What renders reads the content that this build wrote.
const mode = options.preview ? 'preview' : 'build'
process.env.PREVIEW = options.preview ? '1' : ''
process.env.CONTENT = mode
const lock = takeLock(join(root, '.build/lock'))
if (typeof lock !== 'function')
  throw new Error(
    `Another build is at work here: process ${lock.pid}, since ${lock.since}.
Wait until it is done, or stop it (kill ${lock.pid}) and build again.`,
  )
try {
  await build(root, options.strict)
} catch (error) {
  const why = error instanceof Error ? error.message : String(error)
  throw new Error(`${why}\ndist/ was left as it was.`, { cause: error })
} finally {
  lock()
}

async function build(root: string, strict: boolean) {
  const start = performance.now()
  const host = hostNamed(options.host)
  if (!host) throw new Error(`--host ${options.host} is not known. Known hosts: ${Object.keys(hosts).join(', ')}.`)
  if (options.preview && strict) throw new Error('A preview is not to be published. Leave out --preview or --strict.')
  // Whatever reads the content again sees the same moment.
  process.env.BUILD_NOW ||= new Date().toISOString()
  const now = process.env.BUILD_NOW
  const folder = openBuild(root)
  const cache = openCache(join(root, '.cache/site'))
  const bundle = startBundle(root, folder, cache)
  const content = stage('content', () => checkedContent(root, mode, strict, now)).finally(freeMemory)
  const { collections, hidden, hiddenPictures, due } = await content.catch(async (error) => {
    await bundle.stop()
    rmSync(folder, { recursive: true, force: true })
    throw error
  })
  await stage('programs', () => bundle.ready)
  renameSync(join(folder, 'client'), join(folder, 'site'))
  const site = openSiteOf(root, folder)
  cpSync(join(root, 'public'), site.path, { recursive: true })
  for (const src of hiddenPictures) rmSync(join(site.path, src), { force: true })
  const pages = listPages(collections.posts)
  const inputs = inputsOf(bundle.version, collections)
  const rendered = await stage('pages', () => writePages({ bundle: folder, site, pages, inputsOf: inputs, cache }))
  cache.prune()
  rmSync(join(folder, 'server'), { recursive: true })
  await stage('feeds and lists', () => writeForPrograms(site, collections, pages, collectionsIn(root, mode)))
  const made = await stage('pictures', () => writePictures(root, site, collections, pages))
  const urls = pages.map((page) => page.url)
  const faults = compareWithRoutes(site.path, urls)
  if (!options.preview) faults.push(...marksOfPreview(site, pages, collections.business.brand))
  if (faults.length > 0) throw new Error(faults.join('\n'))
  if (options.preview) {
    // It compiles, and what compiles is large: only a preview loads it.
    const { writeComponentsPage } = await import('../builder/components-page.ts')
    await writeComponentsPage(root, site, collections.facts.en)
  }
  rebase(site)
  const deployment = { origin: collections.business.brand.origin, outside: outsideOf(collections.business) }
  writeServerSettings(join(folder, 'hosts'), deployment)
  const files = await stage('manifest', () => site.files())
  await stage('settling', () => settle(site, files))
  if (options.out) writeForHost(site.path, resolve(options.out), host, deployment)
  writeManifest(root, folder, { files, hidden, due })
  publish(root, folder)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  if (options.profile) for (const [name, ms] of stages.times) console.log(`${name}: ${Math.round(ms)} ms`)
  console.log(
    pc.green(
      `Built ${urls.length} pages, ${rendered} of them anew, ${files.length} files, in ${seconds} s, ${made} pictures made anew: dist/`,
    ),
  )
}
