import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeAtomically } from './files.ts'
import { picturesOf } from './picture.ts'

test('of the pictures that changed, a proposal has those that its texts name', () => {
  const root = mkdtempSync(join(tmpdir(), 'pictures-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const [one, other] = ['content/nl/blog/one.mdx', 'content/nl/blog/other.mdx']
  writeAtomically(root, one, '---\nimage: /images/blog/named.png\n---\n')
  writeAtomically(root, other, '![Een vlak](/images/blog/inside.png)\n')
  const changed = [one, 'public/images/blog/named.png', 'public/images/blog/inside.png', 'public/images/blog/loose.png']
  expect(picturesOf(root, [one], changed)).toEqual(['public/images/blog/named.png'])
  expect(picturesOf(root, [other], changed)).toEqual(['public/images/blog/inside.png'])
})
