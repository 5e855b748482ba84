import { expect, test } from 'vitest'
import { toGitError } from './git-error.ts'

const advice = 'fatal: Could not read from remote repository.\n\nPlease make sure you have the correct access rights'
const http = "fatal: unable to access 'https://github.com/o/s.git/':"

const causes = [
  [
    `${http} Could not resolve host: github.com`,
    `ssh: connect to host github.com port 22: Connection timed out\n${advice}`,
  ],
  [
    `git@github.com: Permission denied (publickey).\n${advice}`,
    "fatal: could not read Username for 'https://github.com': terminal prompts disabled",
    `${http} The requested URL returned error: 403`,
  ],
  [`ERROR: Repository not found.\n${advice}`, "fatal: '../gone.git' does not appear to be a git repository"],
  [' ! [rejected]        desk/a -> desk/a (stale info)', ' ! [rejected]        desk/a -> desk/a (fetch first)'],
  [' ! [remote rejected] desk/a -> desk/a (protected branch hook declined)'],
  ['fatal: something else'],
]

test("each cause has its own sentence; only an unknown cause shows git's output", () => {
  const told = causes.map((said) => said.map((stderr) => toGitError({ status: 128, stderr }).sentence.en))
  const late = toGitError({ status: null, stderr: '' }).sentence.en
  expect(told.map((ones) => new Set(ones).size)).toEqual(causes.map(() => 1))
  expect(new Set([...told.flat(), late]).size).toBe(causes.length + 1)
  expect([...told.flat(), late].filter((one) => /fatal|rejected|ssh/.test(one))).toEqual([
    expect.stringMatching(/site: fatal: something else$/),
  ])
})
