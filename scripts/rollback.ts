import { statSync } from 'node:fs'
import { join } from 'node:path'
import { styleText } from 'node:util'
import { lockProject } from './build/publish/lock.ts'
import { activate, listBuilds, liveBuild, previousBuild, releaseDir } from './build/publish/publish.ts'
import { manifestOf } from './build/publish/release.ts'
import { rollbackCommand } from './commands.ts'
import { clockTime } from './content/clock.ts'

const root = process.cwd()
const dir = releaseDir(root, 'dist')
const [name] = rollbackCommand.args

if (listBuilds(dir).length === 0) throw new Error('No build has been published here yet. Run npm run build first.')
if (rollbackCommand.opts().list) console.log(listed())
else rollBack()

function rollBack() {
  const unlock = lockProject(root, 'roll back')
  try {
    const live = liveBuild(dir)
    const build = name ?? previousBuild(dir)
    if (build === undefined) throw new Error(`No build was live before ${live}. ${choose()}`)
    if (build === live) rollbackCommand.error(`${build} is already live. ${choose()}`)
    if (!listBuilds(dir).includes(build)) rollbackCommand.error(`${build} is not one of the kept builds. ${choose()}`)
    activate(dir, build)
  } finally {
    unlock()
  }
  console.log(styleText('green', `dist/ is build ${liveBuild(dir)} again. Kept builds:\n${listed()}`))
}

function choose(): string {
  return `Kept builds:\n${listed()}\nChoose one: npm run rollback -- NAME`
}

function listed(): string {
  const live = liveBuild(dir) ?? ''
  return listBuilds(dir)
    .reverse()
    .map((build) => {
      const folder = join(dir.folder, 'sites', build)
      const time = clockTime(statSync(join(folder, 'build.json')).mtime.getTime())
      // Shortens the hash, but keeps a + after it.
      const commit = manifestOf(folder)?.commit?.replace(/(?<=^.{7})[^+]*/, '') ?? 'no commit'
      const state = build === live ? 'live' : build > live ? 'rolled back' : ''
      return `${build}  ${time}  ${commit.padEnd(9)}  ${state}`.trimEnd()
    })
    .join('\n')
}
