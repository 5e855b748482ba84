import { expect, test } from 'vitest'
import { year } from '../harness/builds/year.ts'
import { withCheckout } from '../harness/checkout.ts'

// A year of ordinary writing in a copy of the project, whatever its content is today: no check and no test may mind.
const { folder, run, runTests } = withCheckout()

test.each(year)('$name: the check finds no problem', ({ write }) => {
  write(folder)
  expect(run('npm', 'run', 'legal', '--', '--against', 'HEAD')).toMatchObject({ status: 0 })
  const { status, said } = run('npm', 'run', 'check', '--', '--quiet')
  expect({ status, said: status === 0 ? '' : said }).toEqual({ status: 0, said: '' })
})

test('translations are accepted and the list of facts is written anew, and a strict build is published', () => {
  expect(run('npm', 'run', 'twin', '--', 'accept', '--all')).toMatchObject({ status: 0 })
  expect(run('npm', 'run', 'facts')).toMatchObject({ status: 0 })
  const { status, said } = run('npm', 'run', 'build', '--', '--strict')
  expect({ status, said: status === 0 ? '' : said }).toEqual({ status: 0, said: '' })
})

test('then every test passes', () => {
  expect(runTests()).toEqual({ status: 0, last: expect.stringMatching(/^\d+ passed, 0 failed$/), failed: [] })
})
