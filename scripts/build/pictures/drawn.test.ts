import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { colourIn } from '../../../site/brand.ts'
import { openCache } from '../../lib/cache.ts'
import { hexOf } from './colours.ts'
import { drawIcons } from './drawn.ts'

test('a colour of the stylesheets is written for pictures, and one that is not there is named', () => {
  expect(hexOf('blue-600')).toMatch(/^#[\da-f]{6}$/)
  expect(hexOf('card')).toMatch(/^#[\da-f]{6}$/)
  expect(colourIn('--color-ink: light-dark(oklch(0 0 0), oklch(1 0 0));', 'ink', 'dark')).toBe('oklch(1 0 0)')
  expect(() => hexOf('purple')).toThrow('theme.css has no --color-purple')
})

test('a favicon in another blue than the pages is named with the right one', () => {
  const site = mkdtempSync(join(tmpdir(), 'icons-'))
  writeFileSync(join(site, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"><path stroke="#123456"/></svg>')
  expect(() => drawIcons(site, openCache(join(site, 'cache')))).toThrow(`is not drawn in ${hexOf('blue-600')}`)
})
