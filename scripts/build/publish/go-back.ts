import type { Place } from './place.ts'
import { previousAt, publicationsAt, writeLog } from './publications.ts'
import { makeLive } from './publish.ts'

/**
 * Makes the build live that was so before this one, and returns its name; nothing where there is none. The link goes
 * first, as only it tells the build that was left from one that is live.
 */
export function goBack(place: Place): string | undefined {
  const build = previousAt(place)
  if (build === undefined) return undefined
  makeLive(place, build)
  writeLog(place, publicationsAt(place))
  return build
}

/** Makes a build live that is kept, as one that is published: going back from it leads to the one before. */
export function goTo(place: Place, build: string) {
  writeLog(place, [...publicationsAt(place), { build, time: new Date().toISOString() }])
  makeLive(place, build)
}
