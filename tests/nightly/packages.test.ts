import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../harness/site.ts'

interface Lock {
  packages: Record<string, { license?: string; dev?: boolean }>
}

/**
 * Licences allowed in a closed-source site. Only compilers and sharp have MPL or LGPL, and the site ships neither.
 */
const allowed =
  /^(MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-4\.0|OFL-1\.1|MPL-2\.0|LGPL-3\.0-or-later)$/

test('every package of the site has a licence that allows its use', () => {
  const { packages }: Lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const refused = Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && !dev)
    .map(([path, { license = 'none' }]) => ({ path, license }))
    .filter(({ license }) => !license.split(' AND ').every((part) => allowed.test(part)))
  expect(refused).toEqual([])
})
