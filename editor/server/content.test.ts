import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { contentSettings } from '../../scripts/content/settings.ts'
import { message } from '../../site/messages.ts'
import { copyProject } from '../../tests/harness/project.ts'
import { openContent } from './content.ts'
import { findRenamed, listEntries } from './entries.ts'

test('while a check runs, only one waits, and it has the newest text', async () => {
  const { folder, remove } = copyProject()
  onTestFinished(remove)
  const path = join(folder, 'content/nl/faq/costs.mdx')
  const text = readFileSync(path, 'utf8')
  const { examined } = openContent(folder, contentSettings({}))
  const type = (words: string) => {
    writeFileSync(path, `${text}\n${words}\n`)
    return examined()
  }
  const [first, second, third] = [type('Een.'), type('Een, twee.'), type('Een, twee, drie.')]
  expect([second === first, third === second]).toEqual([true, true])
  const { source } = await third
  expect(JSON.stringify(source)).toContain('Een, twee, drie.')
  expect(examined()).toBe(third)
})

test("the list shows a page's menu name next to its title; a text without one has only its title", async () => {
  const { folder, remove } = copyProject()
  onTestFinished(remove)
  const listed = listEntries(folder, await openContent(folder, contentSettings({}, 'desk')).examined())
  const namesOf = (key: string) => {
    const { sides } = listed.find((entry) => entry.key === key) ?? {}
    return [sides?.nl?.name, sides?.en?.name]
  }
  expect(namesOf('pages/home')).toEqual([message('nav.home', 'nl'), message('nav.home', 'en')])
  expect(namesOf('pages/about')).toEqual([message('page.about', 'nl'), message('page.about', 'en')])
  const [packages] = listed.filter(({ key }) => key === 'faq/packages')
  expect(packages?.sides.nl?.place).toEqual({ page: expect.any(String), order: expect.any(Number) })
  expect([...namesOf('pages/search'), ...namesOf('faq/costs')]).toEqual([undefined, undefined, undefined, undefined])
})

test('a text under another name is found by its words', async () => {
  const { folder, remove } = copyProject()
  onTestFinished(remove)
  const path = join(folder, 'content/nl/faq/costs.mdx')
  const texts = { 'content/nl/faq/costs.mdx': readFileSync(path, 'utf8') }
  const renamed = async () => {
    const examined = await openContent(folder, contentSettings({})).examined()
    return findRenamed(folder, 'faq/costs', texts, examined)
  }
  renameSync(path, join(folder, 'content/nl/faq/prices.mdx'))
  expect(await renamed()).toBe('faq/prices')
  rmSync(join(folder, 'content/nl/faq/prices.mdx'))
  expect(await renamed()).toBeUndefined()
})
