import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { contentSettings } from '../../scripts/content/settings.ts'
import { copyProject } from '../../tests/harness/project.ts'
import { openContent } from './content.ts'

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
