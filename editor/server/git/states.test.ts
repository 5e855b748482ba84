import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeAtomically } from '../files.ts'
import { filesToSend } from './states.ts'

test('a proposal has the changed pictures that its texts use', () => {
  const root = mkdtempSync(join(tmpdir(), 'pictures-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const [one, other] = ['content/nl/blog/one.mdx', 'content/nl/blog/other.mdx']
  writeAtomically(root, one, '---\nimage: /images/blog/named.png\n---\n')
  writeAtomically(root, other, '![Een vlak](/images/blog/inside.png)\n')
  const [named, inside, loose] = ['named', 'inside', 'loose'].map((name) => `public/images/blog/${name}.png`)
  const changed = [one, other, named, inside, loose] as string[]
  expect(filesToSend(root, ['blog/one'], changed)).toEqual([one, named])
  expect(filesToSend(root, ['blog/other'], changed)).toEqual([other, inside])
})
