import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addContent, addToPrograms, leavePostOut } from '../harness/builds/german.ts'
import { withCheckout } from '../harness/checkout.ts'

// Adds a third language by the steps of docs/architecture.md. Each check names the next step.
const { folder, run, runTests } = withCheckout()

test('1. in the list of languages, it makes the compiler name the tables that lack it', () => {
  addToPrograms(folder, ['site/locales.ts'])
  const named = new Set(run('npx', 'tsc', '--noEmit').stdout.match(/^[\w/-]+\.tsx?/gm))
  expect([...named]).toEqual(expect.arrayContaining(['site/routes.ts', 'site/messages.ts', 'site/categories.ts']))
})

test('2. in the tables, it makes the check name every file and fact that is missing', () => {
  addToPrograms(folder)
  const { said } = run('npm', 'run', 'check', '--', '--quiet')
  expect(said).toMatch(/content\/business\.yaml:\d+:\d+ {2}support\.days\.de is missing/)
  addContent(folder, ['business.yaml'])
  expect(run('npm', 'run', 'check', '--', '--quiet').said).toMatch(
    /content\/de\/pages\/home\.mdx:1:1 {2}The file is missing/,
  )
})

test('3. in the content, it makes the check pass once its legal texts are numbered, and the compiler', () => {
  addContent(folder)
  expect(run('npm', 'run', 'legal', '--', '--against', 'HEAD')).toMatchObject({ status: 0 })
  expect(run('npm', 'run', 'check', '--', '--quiet')).toMatchObject({ status: 0 })
  expect(run('npx', 'tsc', '--noEmit')).toMatchObject({ status: 0, stdout: '' })
})

test('then the site has it everywhere: what a page does and what is said of every page is as in the others', () => {
  expect(runTests('tests/output', 'tests/browser')).toEqual({
    status: 0,
    last: expect.stringMatching(/^\d+ passed, 0 failed$/),
    failed: [],
  })
  const home = readFileSync(join(folder, '.local/test/site/de.html'), 'utf8')
  expect(home).toContain('<html lang="de"')
  expect(home).toContain('Main menu (de)')
})

test('a post is in two of three languages where one of them says why', () => {
  const { name, without } = leavePostOut(folder)
  expect(run('npm', 'run', 'check', '--', '--quiet').said).toContain(`The twin content/de/blog/${name} is missing`)
  without()
  expect(run('npm', 'run', 'check', '--', '--quiet')).toMatchObject({ status: 0 })
})

test('npm run new makes a file in each, and npm run twin marks every translation', () => {
  const titles = ['--nl', 'Wat kost wachten?', '--en', 'What waiting costs', '--de', 'Was Warten kostet']
  expect(run('npm', 'run', 'new', '--', '--kind', 'post', '--category', 'how-to', ...titles)).toMatchObject({
    status: 0,
  })
  const { said } = run('npm', 'run', 'twin', '--', 'accept', 'blog/what-waiting-costs')
  for (const locale of ['en', 'de']) expect(said).toContain(`content/${locale}/blog/what-waiting-costs.mdx says what`)
})
