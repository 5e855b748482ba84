import { cpSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { project } from '../content.ts'
import { gitIn, remoteIn, withRemote } from './repository.ts'

let original: string | undefined

/** Makes a repository of the test content, once for each worker, because that is slow. */
function makeOriginal(): string {
  const above = mkdtempSync(join(tmpdir(), 'repository-'))
  const root = join(above, 'project')
  renameSync(project({}), root)
  const { remote, clone } = withRemote(root, above)
  // Copying one pack is faster than copying each object.
  for (const each of [root, remote, clone]) gitIn(each, 'repack', '-adq')
  return above
}

/** A repository of the test content, with a remote and a colleague's clone, until the end of the test. */
export function repositoryCopy() {
  original ??= makeOriginal()
  const above = mkdtempSync(join(tmpdir(), 'remote-'))
  cpSync(original, above, { recursive: true, verbatimSymlinks: true })
  for (const config of ['project/.git/config', 'clone/.git/config']) {
    const path = join(above, config)
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(original, above))
  }
  const repository = remoteIn(above)
  onTestFinished(repository.remove)
  return { root: join(above, 'project'), ...repository }
}
