import { expect, test } from 'vitest'
import { titleOfRemoved } from './ProposeDialog.tsx'

test('a removed text has its title in the language of the desk, or else in its own', () => {
  const removed = (locale: string) => {
    return { file: `content/${locale}/faq/a.mdx`, before: `---\ntitle: In ${locale}\n---\n`, after: null }
  }
  expect(titleOfRemoved([removed('en'), removed('nl')])).toBe('In nl')
  expect(titleOfRemoved([removed('en')])).toBe('In en')
})
