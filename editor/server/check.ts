import type { Problem } from '../../scripts/content/problem.ts'
import { sourceOf } from '../../scripts/content/twins.ts'
import type { Checked, Key } from '../protocol.ts'
import type { DeskContent } from './content.ts'
import { filesOf } from './entries.ts'
import { onDisk } from './files.ts'
import { statesOf } from './git/states.ts'

export async function checkEntry(root: string, content: DeskContent, key: Key): Promise<Checked> {
  const [examined, states] = await Promise.all([content.examined(), statesOf(root)])
  const files = filesOf(key).map(({ file }) => file)
  const { entries, site, problems, advice, behind } = examined
  const isOwn = ({ file }: Problem) => files.includes(file)
  const errors = problems.map((problem) => ({ ...problem, severity: 'error' as const }))
  const warnings = advice.filter(isOwn).map((problem) => ({ ...problem, severity: 'warning' as const }))
  const own = entries.filter(({ file }) => files.includes(file))
  return {
    // Those of these files first.
    problems: [...errors.filter(isOwn), ...warnings, ...errors.filter((problem) => !isOwn(problem))],
    hashes: Object.fromEntries(files.map((file) => [file, onDisk(root, file).hash])),
    addresses: Object.fromEntries(own.map((entry) => [entry.file, site.pageOf(entry)?.url])),
    accepts: Object.fromEntries(own.map((entry) => [entry.file, sourceOf(entry, entries)?.fingerprint])),
    version: content.version(),
    states,
    behind: files.filter((file) => behind.includes(file)),
  }
}
