import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { removeHiddenPictures } from './hidden-pictures.ts'

test('a picture that only hidden entries name is not published', () => {
  const site = mkdtempSync(join(tmpdir(), 'pictures-'))
  onTestFinished(() => rmSync(site, { recursive: true }))
  mkdirSync(join(site, 'images'))
  for (const name of ['secret.svg', 'shared.svg', 'logo.svg']) writeFileSync(join(site, 'images', name), '<svg/>')
  const size = { width: 1, height: 1 }
  const hidden = [{ pictures: { '/images/secret.svg': size, '/images/shared.svg': size } }]
  const shown = [{ pictures: { '/images/shared.svg': size } }]
  expect(removeHiddenPictures(site, hidden, shown)).toEqual(['/images/secret.svg'])
  expect(['secret.svg', 'shared.svg', 'logo.svg'].map((name) => existsSync(join(site, 'images', name)))).toEqual([
    false,
    true,
    true,
  ])
})
