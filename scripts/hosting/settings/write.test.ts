import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { netlifyRedirects } from './header-files.ts'
import { writeFolder } from './write.ts'

test('--out writes a plain folder, repeatedly, but never over something else', () => {
  const root = mkdtempSync(join(tmpdir(), 'out-'))
  const out = join(root, 'upload/site')
  for (const text of ['one', 'two'])
    writeFolder(out, (folder) => {
      for (const name of ['index.html', '404.html']) writeFileSync(join(folder, name), text)
    })
  expect(readFileSync(join(out, 'index.html'), 'utf8')).toBe('two')
  expect(readdirSync(join(root, 'upload'))).toEqual(['site'])

  const home = join(root, 'home')
  mkdirSync(home)
  writeFileSync(join(home, 'letter.txt'), '')
  expect(() => writeFolder(home, () => {})).toThrow(
    `${home} contains files that do not belong to a built site. Choose another folder for --out.`,
  )
  expect(readdirSync(home)).toEqual(['letter.txt'])
})

test("Netlify's rule for all addresses is last, because the first matching rule applies", () => {
  const rules = netlifyRedirects().match(/^\/.*$/gm)
  expect(rules).toEqual(['/en/* /en/404.html 404', '/* /404.html 404'])
})
