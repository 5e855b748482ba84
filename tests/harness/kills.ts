import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { build, startBuild, versions } from './build.ts'
import { kill } from './command.ts'
import { digestOf } from './project.ts'

/**
 * Kills builds of two versions at random moments, and says when dist/ was neither of them, or when the next build was
 * kept from starting by what the killed one left behind. At the end a build must pass.
 */
export async function killBuilds(folder: string, digests: readonly string[], times: number): Promise<string[]> {
  const dist = join(folder, 'dist')
  const faults: string[] = []
  // In turn a build that makes everything anew, and one that finds most of it made.
  const programs = join(folder, '.cache/site')
  const durations = { cold: 0, warm: 0 }
  for (const kind of ['cold', 'warm'] as const) {
    if (kind === 'cold') rmSync(programs, { recursive: true })
    const started = performance.now()
    await build(folder, versions[0])
    durations[kind] = performance.now() - started
  }
  for (let time = 1; time <= times; time++) {
    const kind = time % 2 ? 'cold' : 'warm'
    if (kind === 'cold') rmSync(programs, { recursive: true, force: true })
    const duration = durations[kind]
    const moment = Math.random() * duration * 1.05
    const command = startBuild(folder, versions[(time >> 1) % 2])
    await wait(moment)
    kill(command)
    await command.ended
    const where = `Kill ${time}, of a ${kind} build, after ${Math.round(moment)} of ${Math.round(duration)} ms`
    if (!digests.includes(digestOf(dist))) faults.push(`${where}: dist/ is not one whole version.`)
    if (command.said().includes('Another build')) faults.push(`${where}: ${command.said()}`)
  }
  const last = await build(folder, versions[1])
  if (last.code !== 0 || last.digest !== digests[1]) faults.push(`The build after the last kill: ${last.said}`)
  return faults
}
