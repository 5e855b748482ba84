import { expect, onTestFinished, test, vi } from 'vitest'
import { preferredLanguage } from './words.ts'

test('the window is in the chosen language, or else in one that the browser prefers', () => {
  const languageOf = (chosen: string | null, ...languages: string[]) => {
    vi.stubGlobal('localStorage', { getItem: () => chosen })
    vi.stubGlobal('navigator', { languages })
    return preferredLanguage()
  }
  onTestFinished(() => void vi.unstubAllGlobals())
  expect(languageOf(null, 'de-DE', 'en-US', 'nl')).toBe('en')
  expect(languageOf('nl', 'en-US')).toBe('nl')
  expect(languageOf(null, 'de')).toBe('nl')
})
