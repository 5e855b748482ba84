import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { browsersSaid, findBrowser, rendersOnly } from './browser.ts'

const chromium = '/usr/bin/chromium'
const shell = '/usr/bin/chromium-headless-shell'

test('a browser that only renders is known by its name, also that of Playwright and of Chrome for Testing', () => {
  const shells = [shell, '/home/anna/.cache/ms-playwright/chromium_headless_shell-1208/chrome-linux/headless_shell']
  expect([...shells, '/opt/chrome-headless-shell'].filter((program) => !rendersOnly(program))).toEqual([])
  expect(rendersOnly(chromium)).toBe(false)
  expect(rendersOnly('/opt/headless-shell-of-anna/chrome')).toBe(false)
})

test('CHROME_PATH names the browser for everything, and where it names no file that is said', () => {
  const folder = mkdtempSync(join(tmpdir(), 'browser-'))
  onTestFinished(() => {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
  })
  const program = join(folder, 'chrome')
  vi.stubEnv('CHROME_PATH', program)
  expect(() => findBrowser()).toThrow(`CHROME_PATH is "${program}", where there is no file.`)
  writeFileSync(program, '')
  expect([findBrowser(), findBrowser({ quick: true })]).toEqual([program, program])
  expect(browsersSaid()).toBe(`Pages are opened in ${program}.`)
})
