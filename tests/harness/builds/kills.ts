import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { kill } from '../command.ts'
import { digestOf } from '../project.ts'
import { startBuild, versions } from './build.ts'

/** A build that has to make the programs first, or one that finds them made. */
export type Kind = 'cold' | 'warm'

/** How much longer the first takes, about. */
const colder = 5

interface Project {
  folder: string
  /** What dist/ holds of each version. */
  digests: readonly string[]
  /** How long a build takes that finds its programs made, in ms. */
  duration: number
}

/**
 * Kills builds of two versions at random moments, and says when dist/ was neither of them, or when the next build was
 * kept from starting by what the killed one left behind.
 */
export async function killBuilds({ folder, digests, duration }: Project, kinds: readonly Kind[]): Promise<string[]> {
  const programs = join(folder, '.cache/site')
  const aside = join(folder, '.local/programs')
  const faults: string[] = []
  cpSync(programs, aside, { recursive: true })
  for (const [time, kind] of kinds.entries()) {
    if (kind === 'cold') rmSync(programs, { recursive: true, force: true })
    const moment = Math.random() * duration * (kind === 'cold' ? colder : 1.05)
    const command = startBuild(folder, versions[(time + 1) % 2])
    await Promise.race([wait(moment), command.ended])
    kill(command)
    await command.ended
    // Beside what the killed build kept of what it had made.
    if (kind === 'cold') cpSync(aside, programs, { recursive: true })
    const where = `Kill ${time + 1}, of a ${kind} build, after ${Math.round(moment)} of ${Math.round(duration)} ms`
    if (!digests.includes(digestOf(join(folder, 'dist')))) faults.push(`${where}: dist/ is not one whole version.`)
    if (command.said().includes('Another build')) faults.push(`${where}: ${command.said()}`)
  }
  return faults
}
