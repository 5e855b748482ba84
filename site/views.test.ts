import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { examineWith, repository } from '../tests/harness/content.ts'
import { routeNames } from './routes.ts'
import { pageName, viewOf } from './views.ts'

test('a missing id of a view is reported at its row', async () => {
  const { site } = await examineWith({})
  const own = routeNames.flatMap((route) => (viewOf(route).anchors ?? []).map((id) => ({ route, id })))
  expect(own).not.toEqual([])
  for (const { route, id } of own) {
    const page = site.published().find((one) => one.route === route)
    const { file = '', line = 0 } = (page && site.anchorsOf(page)?.get(id)) ?? {}
    const rows = readFileSync(join(repository, file), 'utf8').split('\n')
    expect(rows[line - 1]).toMatch(new RegExp(`anchors: .*'${id}'`))
  }
})

test('a route without a row is reported, with the file that needs one', () => {
  const page = { route: 'spring' as 'faq', locale: 'nl' } as const
  expect(() => pageName(page, {} as never)).toThrow('site/views.ts does not describe spring. Add its row,')
})
