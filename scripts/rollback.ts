import { join } from 'node:path'
import pc from 'picocolors'
import { lockProject } from './build/publish/lock.ts'
import { manifestOf } from './build/publish/manifest.ts'
import { placeIn } from './build/publish/place.ts'
import { liveAt, publicationsAt } from './build/publish/publications.ts'
import { goBack, goTo } from './build/publish/publish.ts'
import { givenTo, Misuse } from './command.ts'
import { clockTime } from './content/clock.ts'

// Makes a build live that was published before: the one before this, or the one that is named.
const root = process.cwd()
const place = placeIn(root, 'dist')
const {
  options,
  args: [name],
} = givenTo('rollback')

if (publicationsAt(place).length === 0) throw new Error('Nothing was published here yet. Run npm run build first.')
if (options.list) console.log(listed())
else rollBack()

function rollBack() {
  const release = lockProject(root, 'roll back')
  try {
    const live = liveAt(place)
    if (name === undefined) {
      if (!goBack(place)) throw new Error(`No build was live before ${live}. ${choose()}`)
    } else {
      if (name === live) throw new Misuse(`${name} is live already. ${choose()}`)
      if (!publicationsAt(place).some(({ build }) => build === name))
        throw new Misuse(`${name} is no build that is kept. ${choose()}`)
      goTo(place, name)
    }
  } finally {
    release()
  }
  console.log(pc.green(`dist/ is the build ${liveAt(place)} again. These are kept:\n${listed()}`))
}

function choose(): string {
  return `These are kept:\n${listed()}\nName one: npm run rollback -- NAME`
}

/** Every build that is kept, the newest first: its name, when it was published, its commit, and how it stands. */
function listed(): string {
  const live = liveAt(place)
  const newest = new Map(publicationsAt(place).map((publication) => [publication.build, publication]))
  return [...newest.values()]
    .sort((one, other) => Date.parse(other.time) - Date.parse(one.time))
    .map(({ build, time, left }) => {
      const state = build === live ? 'live' : left ? 'rolled back' : ''
      return `${build}  ${clockTime(Date.parse(time))}  ${commitOf(build).padEnd(9)}  ${state}`.trimEnd()
    })
    .join('\n')
}

/** The commit of a build, short; with `+` where the work tree differed from it. */
function commitOf(build: string): string {
  const commit = manifestOf(join(place.folder, 'sites', build))?.commit
  return commit ? commit.slice(0, 7) + (commit.endsWith('+') ? '+' : '') : 'no commit'
}
