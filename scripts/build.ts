import { cpSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { styleText } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { files, releaseFile, robotsFile, securityFile, sitemapFile } from '../site/files.ts'
import { absolute, isUnlisted } from '../site/head/metadata.ts'
import { externalOrigins } from '../site/headers.ts'
import { locales } from '../site/locales.ts'
import { listPages } from '../site/pages.ts'
import { routeNames } from '../site/routes.ts'
import { viewOf } from '../site/views.ts'
import { startBundle } from './build/bundle.ts'
import { checkedContent } from './build/checked-content.ts'
import { compressSite } from './build/compress.ts'
import { feeds } from './build/lists/feeds.ts'
import { llmsText, securityText, sitemap, webManifest } from './build/lists/texts.ts'
import { writePictures } from './build/pictures.ts'
import { lockProject } from './build/publish/lock.ts'
import { openBuild, openSiteOf, publish, releaseDir, type SiteName } from './build/publish/publish.ts'
import { printRelease, releaseOf, revisionOf } from './build/publish/release.ts'
import { normalizeFiles, type SiteFolder } from './build/publish/site-folder.ts'
import { applyBase, inputsOf, writePages } from './build/render.ts'
import { buildCommand } from './commands.ts'
import type { Content, SitePage } from './content/collections.ts'
import { contentSettings } from './content/settings.ts'
import { collectionsIn, readSearchFiles, selectCollections } from './content/write.ts'
import { writeForHost, writeServerSettings } from './hosting/settings/write.ts'
import { type Cache, openCache } from './lib/cache.ts'
import { fileOf, listFiles } from './lib/files.ts'

// Checks the content, builds the site, and publishes it to dist/ if everything passed. BASE=/sub/ sets the base path.
const options = buildCommand.opts()

const root = process.cwd()
const mode = options.preview ? 'preview' : 'build'
selectCollections(mode)
// `npm start` and the tests build in separate folders.
const dir = releaseDir(root, options.preview ? 'preview' : ((process.env.BUILD_PLACE || 'dist') as SiteName))
const siteFolder = `${relative(root, dir.site)}/`
const unlock = lockProject(root, 'build')
try {
  await build(root, options.strict ?? false)
} catch (error) {
  const why = error instanceof Error ? error.message : String(error)
  throw new Error(`${why}\n${siteFolder} was not changed.`, { cause: error })
} finally {
  unlock()
}

async function build(root: string, strict: boolean) {
  const { host } = options
  const start = performance.now()
  if (options.compress && host !== 'plain')
    throw new Error(`${host} compresses files itself. Remove --compress, which is for your own server.`)
  if (options.preview && strict) throw new Error('A preview cannot be published. Remove --preview or --strict.')
  const viewless = missingViews(root)
  if (viewless.length > 0) throw new Error(viewless.join('\n'))
  // Fixes the time for the whole build.
  const settings = { now: Date.now(), ...contentSettings(process.env, mode) }
  // Reads the revision before --out changes the work tree.
  const revision = revisionOf(root)
  const folder = openBuild(dir)
  const cache = openCache(join(root, '.cache/site'))
  const bundle = startBundle(root, folder, cache)
  const content = checkedContent(root, settings, strict).finally(collectGarbage)
  const { collections, hidden, hiddenPictures, due } = await content.catch(async (error) => {
    await bundle.stop()
    rmSync(folder, { recursive: true, force: true })
    throw error
  })
  await bundle.ready
  renameSync(join(folder, 'client'), join(folder, 'site'))
  const site = openSiteOf(dir, folder)
  cpSync(join(root, 'public'), site.path, { recursive: true })
  for (const src of hiddenPictures) rmSync(join(site.path, src), { force: true })
  const pages = listPages(collections)
  const inputs = inputsOf(bundle.version, collections)
  const rendered = await writePages({ bundle: folder, site, pages, inputsOf: inputs, cache })
  rmSync(join(folder, 'server'), { recursive: true })
  await writeMachineReadable(site, collections, pages, collectionsIn(root, mode), cache)
  cache.prune()
  const made = await writePictures(root, site, collections, pages)
  const faults = [...strayPages(site, pages), ...(options.preview ? [] : noindexPages(site, pages))]
  if (faults.length > 0) throw new Error(faults.join('\n'))
  applyBase(site)
  const { business } = collections
  const outside = externalOrigins(business)
  const hosts = join(folder, 'hosts')
  writeServerSettings(hosts, business.brand.origin, outside)
  site.write(releaseFile, printRelease(releaseOf(revision, site.files())))
  const files = site.files()
  normalizeFiles(site, files)
  // Compresses after the files are listed, because the manifest omits compressed versions.
  if (options.compress) console.log(await compressSite(site.path, openCache(join(root, '.cache/compressed'))))
  if (options.out) writeForHost(site.path, resolve(options.out), host, outside, revision, hosts)
  publish(dir, folder, { ...revision, files, hidden, due })
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const where = options.out ? `${siteFolder} and ${options.out}` : siteFolder
  console.log(
    styleText(
      'green',
      `Built ${pages.length} pages (${rendered} rendered) and ${files.length} files (${made} new pictures) in ${seconds} s: ${where}`,
    ),
  )
}

/** Collects garbage, which V8 delays on large machines. A call between two build stages halves peak memory. */
function collectGarbage() {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
}

/** Returns an error for each route without a view. Rendering would fail too, but with a stack trace. */
function missingViews(root: string): string[] {
  const files = new Set(readdirSync(join(root, 'pages')))
  const names = [...new Set(routeNames.map((route) => viewOf(route).file ?? route))]
  return names
    .filter((name) => !files.has(`${name}.tsx`) && !files.has(`${name}.mdx`))
    .map((name) => `pages/${name}.tsx is missing. Write it, or pages/${name}.mdx, with a default export.`)
}

/** Returns an error for each page without a route, such as one in public/. Menus, sitemap and checks would miss it. */
function strayPages(site: SiteFolder, pages: readonly SitePage[]): string[] {
  const routed = new Set(pages.map(({ url }) => fileOf(url)))
  return listFiles(site.path)
    .filter((file) => file.endsWith('.html') && !routed.has(file))
    .map(
      (file) =>
        `${file} was written, but no route in site/routes.ts has its address. Add that route, or remove the file.`,
    )
}

/** Returns an error for each page with the `noindex` of a preview. Skips pages reused from the published site. */
function noindexPages(site: SiteFolder, pages: readonly SitePage[]): string[] {
  return pages
    .filter((page) => !isUnlisted(page) && !site.isTaken(fileOf(page.url)))
    .filter(({ url }) =>
      /<meta name="robots" content="[^"]*noindex/.test(readFileSync(join(site.path, fileOf(url)), 'utf8')),
    )
    .map(({ url }) => `${url} has noindex, which only previews may have.`)
}

async function writeMachineReadable(
  site: SiteFolder,
  content: Content,
  pages: readonly SitePage[],
  folder: string,
  cache: Cache,
) {
  const { business } = content
  site.write(sitemapFile, sitemap(pages, content))
  // No Disallow: crawlers must be able to read a page's `noindex`.
  site.write(robotsFile, `User-agent: *\nAllow: /\n\nSitemap: ${absolute(sitemapFile, business.brand)}\n`)
  site.write(securityFile, securityText(business))
  for (const locale of locales) {
    for (const { path, text } of await feeds(locale, content, folder, cache)) site.write(path, text)
    site.write(files.llms[locale], llmsText(pages, locale, content))
    site.write(files.manifest[locale], webManifest(locale, content))
  }
  for (const { path, bytes } of readSearchFiles(folder)) site.write(path, bytes)
}
