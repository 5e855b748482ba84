import { expect, test } from 'vitest'
import { rendersOnly } from './browser.ts'

const chromium = '/usr/bin/chromium'
const shell = '/usr/bin/chromium-headless-shell'

test('a browser that only renders is known by its name, also that of Playwright and of Chrome for Testing', () => {
  const shells = [shell, '/home/anna/.cache/ms-playwright/chromium_headless_shell-1208/chrome-linux/headless_shell']
  expect([...shells, '/opt/chrome-headless-shell'].filter((program) => !rendersOnly(program))).toEqual([])
  expect(rendersOnly(chromium)).toBe(false)
  expect(rendersOnly('/opt/headless-shell-of-anna/chrome')).toBe(false)
})
