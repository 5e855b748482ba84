import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pc from 'picocolors'
import { build as buildVike } from 'vike/api'
import { listPages } from '../site/pages.ts'
import { compareWithRoutes } from './build/compare.ts'
import { writeManifest } from './build/manifest.ts'
import { prune } from './build/prune.ts'
import { buildContent } from './build-content.ts'
import { variableOf } from './content/facts.ts'
import { print } from './content/problem.ts'

// npm run build: checks the content, builds the whole site, and puts it in dist/ when everything passed.
// --strict, for publishing, also refuses what is still a placeholder.
const { values: options } = parseArgs({ options: { strict: { type: 'boolean', default: false } } })

try {
  await build(process.cwd(), options.strict)
} catch (error) {
  console.error(pc.red(error instanceof Error ? error.message : String(error)))
  console.error('dist/ was left as it was.')
  process.exitCode = 1
}

async function build(root: string, strict: boolean) {
  const start = performance.now()
  const content = await buildContent({ root, env: process.env })
  if (Array.isArray(content))
    throw new Error(`${content.map(print).join('\n')}\n\n${content.length} problem(s) in the content.`)
  const { business, posts } = content.content
  const missing = [...content.placeholders]
  for (const form of ['contact', 'newsletter'] as const) if (!business.forms[form]) missing.push(`forms.${form}`)
  if (missing.length > 0) {
    const list = missing.map((name) => `  ${name} (or ${variableOf(name)} in the environment)`).join('\n')
    if (strict) throw new Error(`Still to be filled in, in content/business.yaml:\n${list}`)
    console.log(`${pc.yellow('Still a placeholder')}, in content/business.yaml:\n${list}`)
  }

  const output = join(root, '.build/vite')
  rmSync(output, { recursive: true, force: true })
  process.env.NODE_ENV = 'production'
  await buildVike({ viteConfig: { root, logLevel: 'warn' } })

  const site = join(output, 'client')
  rmSync(join(site, '.vite'), { recursive: true, force: true })
  prune(site)
  // Reads the collections, which before the content was built did not exist or were of another time.
  const { writeForPrograms } = await import('./build/for-programs.ts')
  const made = await writeForPrograms(root, site)
  const faults = compareWithRoutes(
    site,
    listPages(posts).map((page) => page.url),
  )
  if (faults.length > 0) throw new Error(faults.join('\n'))
  const files = writeManifest(root, site)
  publish(site, join(root, 'dist'))
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(
    pc.green(
      `Built ${listPages(posts).length} pages, ${files} files, in ${seconds} s, ${made} pictures made anew: dist/`,
    ),
  )
}

/** Puts the finished site in the place of the old one. */
function publish(site: string, dist: string) {
  const old = `${site}.old`
  rmSync(old, { recursive: true, force: true })
  mkdirSync(dist, { recursive: true })
  renameSync(dist, old)
  renameSync(site, dist)
  rmSync(old, { recursive: true, force: true })
}
