import { expect, test } from 'vitest'
import { rendersOnly } from './browser.ts'

const chromium = '/usr/bin/chromium'
const shell = '/usr/bin/chromium-headless-shell'

test("a headless shell is recognised by its name, including Playwright's and Chrome for Testing's", () => {
  const shells = [shell, '/home/anna/.cache/ms-playwright/chromium_headless_shell-1208/chrome-linux/headless_shell']
  expect([...shells, '/opt/chrome-headless-shell'].filter((program) => !rendersOnly(program))).toEqual([])
  expect(rendersOnly(chromium)).toBe(false)
  expect(rendersOnly('/opt/headless-shell-of-anna/chrome')).toBe(false)
})
