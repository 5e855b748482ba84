import { build } from './build.ts'
import { type Change, write } from './changes.ts'
import { copyProject } from './project.ts'

/**
 * Makes changes in a copy of the project, one after another, and builds it after each: as it stands, with everything
 * that earlier builds kept, and in a copy that has nothing of them. Says where the two were not the same.
 */
export async function compareBuilds(changes: readonly Change[]): Promise<string[]> {
  const project = copyProject()
  const faults: string[] = []
  let env: Readonly<Record<string, string>> = { BUILD_NOW: '2026-11-21 09:00' }
  try {
    write('first', 901)(project.folder)
    write('second', 902)(project.folder)
    let last = await build(project.folder, env)
    if (last.code !== 0) return [`Before any change: ${last.said}`]
    for (const { name, edit, env: more, unseen } of changes) {
      edit?.(project.folder)
      env = { ...env, ...more }
      const kept = await build(project.folder, env)
      const clean = await buildClean(project.folder, env)
      if (kept.code !== 0 || clean.code !== 0) faults.push(`${name}: ${kept.said}\n${clean.said}`)
      else if (kept.digest !== clean.digest)
        faults.push(`${name}: the build that kept what it had made is not the same.`)
      // Most changes show; where one does not, two builds that miss it would be the same too.
      else if (!unseen && kept.digest === last.digest) faults.push(`${name}: the site did not change.`)
      last = kept
    }
  } finally {
    project.remove()
  }
  return faults
}

/** Builds a copy of a project that has its sources only. */
async function buildClean(source: string, env: Readonly<Record<string, string>>) {
  const copy = copyProject('project', ['.cache'], source)
  try {
    return await build(copy.folder, env)
  } finally {
    copy.remove()
  }
}
