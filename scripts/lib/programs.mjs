import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

// Bundles the commands into plain JavaScript when a source changes. Loading TypeScript module by module takes longer
// than most commands. run.mjs starts the bundles.

export const commandSources = [
  ...['components', 'editor', 'renderer/sheet.ts', 'renderer/styles', 'scripts', 'site'],
  ...['package.json', 'tsconfig.json', 'vite.config.ts'],
]

const separateModules = [
  'scripts/build/bundle.ts',
  'editor/server/program.ts',
  'scripts/check/run.ts',
  'scripts/build/render.ts',
]

/** Packages of many small files, which load faster bundled. All other packages stay external. */
const bundled = /^(image-size|parse5|remark-.*|temporal-polyfill|unified|vfile(-message)?|yaml|zod)$/

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

/**
 * Returns the folder of a project's bundled commands, and builds it if needed. Commands and separate modules keep their
 * paths, such as scripts/check.js.
 * @param {string} root
 * @returns {Promise<string>}
 * @throws {Error} If a source has a syntax error, with file, line and reason.
 */
export async function programsIn(root) {
  const all = join(root, '.cache/commands')
  // Writes source maps only with DEBUG, because Vike reads them for every stack trace.
  const sourcemap = process.env.DEBUG ? 'linked' : false
  const folder = join(all, hashSources(commandSources, root) + (sourcemap ? '-maps' : ''))
  if (existsSync(folder)) return folder
  const { build } = await import('esbuild')
  const commands = readdirSync(join(root, 'scripts')).filter((name) => /(?<!\.test)\.ts$/.test(name))
  mkdirSync(all, { recursive: true })
  const outdir = mkdtempSync(`${folder}.`)
  try {
    await build({
      absWorkingDir: root,
      entryPoints: [...commands.map((name) => `scripts/${name}`), ...separateModules],
      outdir,
      bundle: true,
      splitting: true,
      plugins: [packages],
      // Bundled CommonJS code requires Node's modules.
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
    renameSync(outdir, folder)
  } catch (error) {
    rmSync(outdir, { recursive: true, force: true })
    // Another process may have built the same folder.
    if (!existsSync(folder)) throw error
  }
  const made = readdirSync(all).map((name) => ({ path: join(all, name), time: statSync(join(all, name)).mtimeMs }))
  // Keeps the ten newest bundles: a running command may still load a chunk of an older one.
  for (const { path } of made.sort((a, b) => b.time - a.time).slice(10)) rmSync(path, { recursive: true, force: true })
  return folder
}

/**
 * Returns the hash of a program: its sources, all package versions, and Node's version. Leaves out tests in the folders
 * of `paths`.
 * @param {readonly string[]} paths From the root.
 * @param {string} root
 */
export function hashSources(paths, root) {
  const hash = createHash('sha256').update(process.version)
  for (const file of ['package-lock.json', ...paths.flatMap((path) => filesAt(root, path))]) {
    const bytes = readFileSync(join(root, file))
    hash.update(`\n${file} ${bytes.length}\n`).update(bytes)
  }
  return hash.digest('hex').slice(0, 32)
}

/**
 * @param {string} root
 * @param {string} path
 */
function filesAt(root, path) {
  if (!statSync(join(root, path)).isDirectory()) return [path]
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .sort()
}
