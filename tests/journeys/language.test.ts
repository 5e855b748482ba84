import { expect, test } from 'vitest'
import { addContent, addToPrograms, leavePostOut } from '../harness/builds/german.ts'
import { person } from './person.ts'

// Adds a third language by the steps of docs/architecture.md. Each check names the next step.

const translator = person()
const { folder } = translator
const check = 'npm run check -- --quiet'

test('1. in the list of languages, it makes the compiler report the tables that lack it', async () => {
  addToPrograms(folder, ['site/locales.ts'])
  const named = new Set((await translator.types('npx tsc --noEmit')).says.match(/^[\w/-]+\.tsx?/gm))
  expect([...named]).toEqual(expect.arrayContaining(['site/routes.ts', 'site/messages.ts', 'site/categories.ts']))
})

test('2. in the tables, it makes the check report every missing file and fact', async () => {
  addToPrograms(folder)
  expect((await translator.types(check)).says).toMatch(
    /content\/business\.yaml:\d+:\d+ {2}support\.days\.de is missing/,
  )
  addContent(folder, ['business.yaml'])
  expect((await translator.types(check)).says).toMatch(/content\/de\/pages\/home\.mdx:1:1 {2}The file is missing/)
})

test('3. in the content, it makes the check pass once its legal texts are numbered, and the compiler', async () => {
  addContent(folder)
  expect(await translator.types('npm run legal -- --against HEAD')).toMatchObject({ status: 0 })
  expect(await translator.types(check)).toMatchObject({ status: 0 })
  expect(await translator.types('npx tsc --noEmit')).toEqual({ status: 0, says: '' })
})

test('then the site has it everywhere: pages and their metadata are as in the other languages', async () => {
  await translator.passes('tests/output tests/browser')
  const home = translator.reads('.local/test/site/de.html')
  expect(home).toContain('<html lang="de"')
  expect(home).toContain('Main menu (de)')
})

test('a post can be in two of three languages if one of them states why', async () => {
  const { name, without } = leavePostOut(folder)
  expect((await translator.types(check)).says).toContain(`The twin content/de/blog/${name} is missing`)
  without()
  expect(await translator.types(check)).toMatchObject({ status: 0 })
})

test('npm run new makes a file in each, and npm run twin marks every translation', async () => {
  const titles = '--nl "Wat kost wachten?" --en "What waiting costs" --de "Was Warten kostet"'
  const made = await translator.types(`npm run new -- --kind post --category how-to ${titles}`)
  expect(made).toMatchObject({ status: 0 })
  const { says } = await translator.types('npm run twin -- accept blog/what-waiting-costs')
  for (const locale of ['en', 'de'])
    expect(says).toContain(`content/${locale}/blog/what-waiting-costs.mdx is marked as a translation of`)
})
