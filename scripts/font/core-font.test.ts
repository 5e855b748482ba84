import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { coreFont, coreFontFile, signsOfFonts } from './core-font.ts'

test('the font that pages preload holds the signs that the stylesheet names', async () => {
  const font = readFileSync(coreFontFile)
  expect(font.equals(await coreFont(process.cwd())), `${coreFontFile} is not what it is made of: npm run font`).toBe(
    true,
  )
})

test('no sign is in both fonts', () => {
  const [core = [], others = []] = signsOfFonts(process.cwd())
  expect(core.length).toBeGreaterThan(100)
  expect(core.filter((sign) => others.includes(sign))).toEqual([])
})
