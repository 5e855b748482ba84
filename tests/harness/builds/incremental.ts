import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../../../scripts/lib/files.ts'
import { copyProject } from '../project.ts'
import { before, build, mustBuild } from './build.ts'
import { type Change, write } from './changes.ts'

/** A build after a change: every file of the site by its name, what the build said, and whether Vite ran. */
export interface Step {
  name: string
  files: ReadonlyMap<string, Buffer>
  said: string
  vite: boolean
}

/** Makes changes in a project, one after another, and builds it after each with everything that earlier builds kept. */
export async function buildAfterEach(folder: string, changes: readonly Change[]): Promise<Step[]> {
  const started = join(folder, 'started.txt')
  const steps: Step[] = []
  let env: Readonly<Record<string, string>> = { ...before('started.mjs'), STARTED: started }
  for (const { name, edit, env: more } of changes) {
    rmSync(started, { force: true })
    edit?.(folder)
    env = { ...env, ...more }
    const { said } = await mustBuild(folder, env)
    const vite = existsSync(started) && readFileSync(started, 'utf8').includes('bundle-process.js\n')
    steps.push({ name, said, vite, files: filesOf(folder) })
  }
  return steps
}

/** The files of a built site by their names. The search indexes alone have the hash of content in theirs. */
export function filesOf(folder: string, site = join(folder, 'dist')): ReadonlyMap<string, Buffer> {
  const nameOf = (file: string) => file.replace(/^(assets\/search\/\w+)\.\w+/, '$1')
  return new Map(listFiles(site).map((file) => [nameOf(file), readFileSync(join(site, file))]))
}

/** The names of what differs between two sites, sorted. */
export function differing(one: Step['files'], other: Step['files']): string[] {
  const names = new Set([...one.keys(), ...other.keys()])
  return [...names].filter((name) => !one.get(name)?.equals(other.get(name) ?? Buffer.alloc(0))).sort()
}

/**
 * Makes changes in a copy of the project, one after another, and builds it after each: as it stands, with everything
 * that earlier builds kept, and in a copy that has nothing of them. Says where the two were not the same.
 */
export async function compareBuilds(changes: readonly Change[]): Promise<string[]> {
  const project = copyProject({ cache: 'own' })
  const faults: string[] = []
  let env: Readonly<Record<string, string>> = { BUILD_NOW: '2026-11-21 09:00' }
  try {
    write('first', 901)(project.folder)
    write('second', 902)(project.folder)
    let last = await mustBuild(project.folder, env)
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
  const copy = copyProject({ cache: 'none', source })
  try {
    return await build(copy.folder, env)
  } finally {
    copy.remove()
  }
}
