import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startElsewhere } from '../../tests/harness/command.ts'
import { change, problemsIn, project, readAll } from '../../tests/harness/content.ts'
import { gitIn } from '../../tests/harness/desk/repository.ts'
import { smallRoot } from '../../tests/harness/small-site.ts'
import { checkProject } from '../check/run.ts'
import { hasUnnumbered, planFirstVersions, planVersions } from '../legal/plan-versions.ts'
import { cacheIn } from './compile.ts'
import { setField } from './document.ts'
import { readFacts } from './facts.ts'
import { printedHash } from './legal-versions.ts'
import { print } from './problem.ts'
import { readProject } from './project.ts'
import { contentSettings } from './settings.ts'

const read = (root: string, file: string) => readFileSync(join(root, 'content', file), 'utf8')
const sourceOf = (root: string) => readProject(root, contentSettings({}))
const textsOf = (root: string) => sourceOf(root).sources
const facts = (root: string) => readFacts(sourceOf(root)).facts
const kept = 'nl/legal/versions/terms-1.html'

/** Returns the Dutch terms with their current fingerprint, and a change made after it was recorded. */
function marked(from: string, to: string): string {
  const source = textsOf(smallRoot).find(({ file }) => file === 'content/nl/legal/terms.mdx')
  if (!source?.text.includes(from)) throw new Error(`The terms lack ${from}.`)
  return setField(source.text, 'printed', printedHash(source, facts(smallRoot).nl) ?? '').replace(from, to)
}

const changed =
  'content/nl/legal/terms.mdx:6:10  The text, or a fact in it, differs from version 2. Run npm run legal for a new number and date, or undo the change.'

test('changed words in a legal text require a new number; a changed description, date or space does not', async () => {
  const one = (from: string, to: string) => problemsIn({ 'nl/legal/terms.mdx': marked(from, to) })
  expect(await one('## Begrippen', '## Termen')).toEqual([changed])
  expect(await one('intro: "Deze voorwaarden gelden', 'intro: "Zij gelden')).toEqual([changed])
  expect(await one('description: "De voorwaarden', 'description: "De algemene voorwaarden')).toEqual([])
  expect(await one('date: 2025-09-13', 'date: 2025-09-14')).toEqual([])
  expect(await one('\n## Begrippen', '\n\n\n## Begrippen')).toEqual([])
})

test('a changed fact in it also requires a new number, but not one that a deployment sets', async () => {
  const terms = { 'nl/legal/terms.mdx': marked('', '') }
  const business = read(smallRoot, 'business.yaml').replace('noticePeriod: 1 month', 'noticePeriod: 3 months')
  expect(await problemsIn({ ...terms, 'business.yaml': business })).toEqual([changed])
  expect(await problemsIn(terms, { SITE_TERMS_NOTICE_PERIOD: '3 months' })).toEqual([])
})

test('a kept version is unchanged: anything else in its folder is a problem', async () => {
  const one = (text: string, file = kept) => problemsIn({ [file]: text })
  const refused = (file = kept) => [
    `content/${file}:1:1  This is not the version that npm run legal stored here. Restore the file from git.`,
  ]
  const text = read(smallRoot, kept)
  expect(await one(text)).toEqual([])
  expect(await one(text.replace('vooraf', 'achteraf'))).toEqual(refused())
  expect(await one(text.replace(/^date.*\n/m, ''))).toEqual(refused())
  expect(await one(text, 'nl/legal/versions/note.html')).toEqual(refused('nl/legal/versions/note.html'))
})

/** Reads a project as published, with or without placeholders, and then changes the notice period. */
async function afterChange({ placeholders }: { placeholders: boolean }) {
  const root = project({})
  const business = read(root, 'business.yaml')
  if (!placeholders) change(root, { 'business.yaml': business.replaceAll('!placeholder ', '') })
  const built = await readAll({ root, env: {} })
  if (Array.isArray(built)) throw new Error('The content of the tests has problems.')
  const text = read(root, 'business.yaml').replace('noticePeriod: 1 month', 'noticePeriod: 3 months')
  change(root, { 'business.yaml': text })
  const plan = (today = '2026-11-21') => planVersions(textsOf(root), built, facts(root), today, cacheIn(root))
  const write = () => {
    const plans = plan()
    for (const { file, text } of plans.flatMap(({ files }) => files)) writeFileSync(join(root, file), text)
    return plans.find(({ name }) => name === 'terms')
  }
  return { root, plan, write }
}

test('a changed text gets the next number, and the published text is kept with its facts filled in', async () => {
  const { root, plan, write } = await afterChange({ placeholders: false })
  expect(write()).toMatchObject({ version: 3, earlier: 2 })
  for (const locale of ['nl', 'en'])
    expect(read(root, `${locale}/legal/terms.mdx`)).toMatch(/^version: 3\ndate: 2026-11-21$/m)
  const { legalVersions, problems } = await checkProject(root, contentSettings({}))
  expect(problems.map(print)).toEqual([])
  const [version] = legalVersions.filter(({ name, locale }) => name === 'terms' && locale === 'nl')
  expect(version).toMatchObject({ version: 2, date: '2025-09-13' })
  expect(version?.html).toContain('opzegtermijn van 1\u00a0maand')
  expect(plan()).toEqual([])
  // A second change before publication keeps the version number.
  const terms = read(root, 'nl/legal/terms.mdx')
  change(root, { 'nl/legal/terms.mdx': setField(`${terms}\nNog een zin.\n`, 'date', '2027-01-01') })
  expect(write()).toMatchObject({ version: 3, earlier: 2 })
  expect(read(root, 'nl/legal/terms.mdx')).toContain('\ndate: 2027-01-01\n')
})

test('npm run legal dates a version by the day in Amsterdam', async () => {
  const root = project({ 'business.yaml': read(smallRoot, 'business.yaml').replaceAll('!placeholder ', '') })
  for (const command of ['init -q', 'add content public', 'commit -qm Publish']) gitIn(root, ...command.split(' '))
  change(root, { 'nl/legal/terms.mdx': `${read(root, 'nl/legal/terms.mdx')}\nNog een zin.\n` })
  const command = await startElsewhere(root, ['legal', '--against', 'HEAD'], { BUILD_NOW: '2026-11-21T23:30:00Z' })
  expect(await command.ended, command.said()).toBe(0)
  expect(read(root, 'nl/legal/terms.mdx')).toContain('\ndate: 2026-11-22\n')
})

test('while the published content has placeholders, the number stays and no version is kept', async () => {
  const { write } = await afterChange({ placeholders: true })
  const plan = write()
  expect(plan).toMatchObject({ version: 2, earlier: undefined })
  expect(plan?.files.map(({ file }) => file).sort()).toEqual([
    'content/en/legal/terms.mdx',
    'content/nl/legal/terms.mdx',
  ])
})

test('a text that was never published starts with the number and date that it states', async () => {
  const root = project({})
  const terms = 'content/en/legal/terms.mdx'
  change(root, { 'en/legal/terms.mdx': `${read(root, 'en/legal/terms.mdx')}\nAnother sentence.\n` })
  expect(hasUnnumbered(textsOf(root), facts(root))).toBe(true)
  expect(planFirstVersions(textsOf(root), () => true, facts(root), '2026-11-21')).toEqual([])
  const [begun, ...others] = planFirstVersions(textsOf(root), (file) => file !== terms, facts(root), '2026-11-21')
  expect({ file: begun?.file, others }).toEqual({ file: terms, others: [] })
  change(root, { 'en/legal/terms.mdx': begun?.text ?? '' })
  expect(read(root, 'en/legal/terms.mdx')).toMatch(/^version: 2\ndate: 2025-09-13$/m)
  expect(planFirstVersions(textsOf(root), (file) => file !== terms, facts(root), '2026-11-21')).toEqual([])
})
