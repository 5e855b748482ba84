import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { problemsIn } from '../../tests/harness/content.ts'
import { smallRoot } from '../../tests/harness/small-site.ts'

const terms = 'nl:\n  - use: webwinkel\n    not: [webshop]\nen: []\n'
const read = (name: string) => (name === 'terms.yaml' ? terms : readFileSync(join(smallRoot, 'content', name), 'utf8'))

/** Replaces the last line of a file with a merge conflict between two versions of it. */
function withConflict(name: string) {
  const lines = read(name).trimEnd().split('\n')
  const own = lines.pop() ?? ''
  return [...lines, '<<<<<<< HEAD', own, '||||||| 0a455f2', own, '=======', own, '>>>>>>> main', ''].join('\n')
}

test.each(['business.yaml', 'terms.yaml', 'nl/search.yaml', 'en/legal/terms.mdx', 'nl/pages/home.mdx'])(
  'a merge that is not finished in %s is one problem',
  async (name) => {
    const text = withConflict(name)
    const line = text.split('\n').indexOf('<<<<<<< HEAD') + 1
    expect(await problemsIn({ [name]: text })).toEqual([
      `content/${name}:${line}:1  "<<<<<<< HEAD" is left over from an unfinished merge. Keep one of the versions, and remove the others and the lines that begin with <<<<<<<, |||||||, ======= or >>>>>>>.`,
    ])
  },
)

test.each(['|||||||', '=======', '>>>>>>> main'])(
  'the line %s alone in a list of facts is one problem',
  async (mark) => {
    expect(await problemsIn({ 'business.yaml': `${mark}\n${read('business.yaml')}` })).toEqual([
      expect.stringContaining(`content/business.yaml:1:1  "${mark}" is left over from an unfinished merge.`),
    ])
  },
)
