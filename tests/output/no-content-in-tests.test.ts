import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listFiles } from '../../scripts/lib/files.ts'
import { messages } from '../../site/messages.ts'
import { reach } from '../harness/builds/reach.ts'
import { readContent, type Sayings, sayingsOf, sharedWith, valuesIn } from '../harness/sayings.ts'
import { root } from '../harness/site.ts'
import { stringsIn } from '../harness/strings.ts'

const live = readContent(root)
const own = readContent(join(root, 'tests/fixtures'))

/** The words of the interface are code, and so are those of them that content has too. */
const ofInterface = sayingsOf(Object.values(messages).flatMap((message) => Object.values(message).map(String)))
const without = (sayings: Sayings, ...others: Sayings[]): Sayings =>
  new Set([...sayings].filter((saying) => !others.some((other) => other.has(saying))))

const said = without(sayingsOf(live.lines), ofInterface)

const testsIn = (folder: string) => listFiles(join(root, folder)).map((file) => `${folder}/${file}`)
const programs = /\.(ts|tsx|mjs)$/

/** The tests of the built site, and what they import of the harness. */
const ofSite = reach(root, testsIn('tests/output')).filter((file) => /^tests\/(output|harness)\//.test(file))

/** What tests write into a copy of content/ is their own. */
const writers = ['tests/harness/builds/changes.ts', 'tests/harness/builds/year.ts']

/** The other tests run on tests/fixtures/content, which began as what content/ was. */
const others = ['tests', 'scripts', 'site', 'components', 'renderer', 'pages']
  .flatMap(testsIn)
  .filter((file) => programs.test(file) && (file.startsWith('tests/') || /\.test\.tsx?$/.test(file)))
  .filter((file) => !file.startsWith('tests/fixtures/') && ![...ofSite, ...writers].includes(file))

function findIn(files: readonly string[], sayings: Sayings, values: readonly string[], letters?: number): string[] {
  return files
    .filter((file) => programs.test(file))
    .flatMap((file) =>
      stringsIn(join(root, file)).flatMap((text) =>
        [...sharedWith(sayings, text, letters), ...valuesIn(values, text)].map((found) => `${file} says "${found}"`),
      ),
    )
}

// A writer who happens to write what a test says has done nothing wrong: who changes a test hears of it.
const asked = process.env.CHANGED_PAGES !== '1'

test.runIf(asked)(
  'no test of the built site says what content/ says: four words of a text, or a value of business.yaml',
  () => {
    expect(ofSite.length).toBeGreaterThan(20)
    expect(findIn(ofSite, said, live.values)).toEqual([])
  },
)

test.runIf(asked)(
  'a test with content of its own says no sentence, and no name or address of the company, that only content/ has',
  () => {
    const names = live.names.filter((value) => !own.names.includes(value))
    expect(others.length).toBeGreaterThan(50)
    // It cannot depend on them: fewer letters in common are a coincidence.
    expect(findIn(others, without(said, sayingsOf(own.lines)), names, 40)).toEqual([])
  },
)

test('a text of content is found by four of its words, and a value as it is written, not a part of a longer one', () => {
  const [line = ''] = live.lines.filter((text) => text.length > 100)
  expect(sharedWith(sayingsOf([line]), `x ${line} y`).length).toBeGreaterThan(0)
  expect(sharedWith(sayingsOf(['first second third fourth fifth']), 'Before: FIRST, second third fourth')).toEqual([
    'first second third fourth',
  ])
  expect(sharedWith(sayingsOf(['in the end of it']), 'in the end of')).toEqual([])
  const values = ['€ 10', 'Name B.V.']
  expect(valuesIn(values, 'for €\u00a010 a month')).toEqual(['€ 10'])
  expect(valuesIn(values, '€ 100, Names B.V., and Name BV')).toEqual([])
})
