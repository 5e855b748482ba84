import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hashSources } from './hash-sources.mjs'

// Node reads TypeScript through a loader, module by module, which takes longer than most commands do. So they are bundled
// into plain JavaScript once, and again when a source of them is another. run.mjs starts them from there.

/** The sources of the commands, from the root. */
const sources = ['components', 'editor', 'scripts', 'site', 'package.json', 'tsconfig.json', 'vite.config.ts']

/** Modules that run in a thread or a process of their own. */
const apart = [
  'scripts/build/bundle-process.ts',
  'editor/server/program-process.ts',
  'scripts/content/entries.ts',
  'scripts/build/render.ts',
]

/** Packages of many small files, which are read sooner in the bundle. Any other stays where it is. */
const bundled = /^(image-size|parse5|temporal-polyfill|yaml|zod)$/

/** @type {import('esbuild').Plugin} */
const packages = {
  name: 'packages',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, importer, kind }) => {
      const within = kind === 'entry-point' || importer.includes('node_modules') || bundled.test(path)
      return within ? undefined : { path, external: true }
    })
  },
}

/** Bundles that are kept: one that runs may still load a part of itself. */
const most = 10

/**
 * Returns the folder of the bundled commands of a project, and makes it where there is none: scripts/check.js, and
 * whatever runs apart under its own name.
 *
 * @param {string} root The folder of the project.
 * @returns {Promise<string>}
 * @throws {Error} Where a source cannot be read as TypeScript: file, line and reason.
 */
export async function programsIn(root) {
  const all = join(root, '.cache/commands')
  // Vike reads the maps of whatever asks for a stack, so they are there for a developer alone.
  const sourcemap = process.env.DEBUG ? 'linked' : false
  const folder = join(all, hashSources(sources, root) + (sourcemap ? '-maps' : ''))
  if (existsSync(folder)) return folder
  const { build } = await import('esbuild')
  const commands = readdirSync(join(root, 'scripts')).filter((name) => /(?<!\.test)\.ts$/.test(name))
  const made = await build({
    absWorkingDir: root,
    entryPoints: [...commands.map((name) => `scripts/${name}`), ...apart],
    outdir: folder,
    write: false,
    bundle: true,
    splitting: true,
    plugins: [packages],
    // Bundled CommonJS requires modules of Node.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    sourcemap,
    sourcesContent: false,
    logLevel: 'silent',
  })
  mkdirSync(all, { recursive: true })
  const making = mkdtempSync(`${folder}.`)
  for (const { path, contents } of made.outputFiles) {
    const target = join(making, path.slice(folder.length))
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, contents)
  }
  try {
    renameSync(making, folder)
  } catch {
    // Another command has made it meanwhile.
    rmSync(making, { recursive: true, force: true })
  }
  removeOld(all)
  return folder
}

/** @param {string} all */
function removeOld(all) {
  const made = readdirSync(all).map((name) => ({ name, at: statSync(join(all, name)).mtimeMs }))
  for (const { name } of made.sort((a, b) => b.at - a.at).slice(most))
    rmSync(join(all, name), { recursive: true, force: true })
}
