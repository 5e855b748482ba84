import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cloneCheckout } from './clone.ts'
import { gitIn } from './desk/repository.ts'

test('a clone includes uncommitted changes, but not removed files', () => {
  const checkout = mkdtempSync(join(tmpdir(), 'checkout-'))
  const put = (name: string, text: string) => writeFileSync(join(checkout, name), text)
  mkdirSync(join(checkout, 'content'))
  for (const name of ['kept', 'changed', 'removed']) put(`content/${name}.mdx`, 'Een tekst.')
  put('.gitignore', 'node_modules\n')
  gitIn(checkout, 'init', '--quiet')
  gitIn(checkout, 'add', '--all')
  gitIn(checkout, 'commit', '--quiet', '--message', 'The site')
  put('content/changed.mdx', 'Een andere tekst.')
  put('content/new.mdx', 'Een nieuwe tekst.')
  rmSync(join(checkout, 'content/removed.mdx'))

  const clone = mkdtempSync(join(tmpdir(), 'clone-'))
  cloneCheckout(clone, [], checkout)
  const names = ['kept', 'changed', 'removed', 'new'].filter((name) => existsSync(join(clone, `content/${name}.mdx`)))
  expect(names).toEqual(['kept', 'changed', 'new'])
  expect(readFileSync(join(clone, 'content/changed.mdx'), 'utf8')).toBe('Een andere tekst.')
  expect(gitIn(clone, 'status', '--porcelain')).toBe('')
})
