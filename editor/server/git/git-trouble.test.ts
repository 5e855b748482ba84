import { expect, test } from 'vitest'
import { troubleOf } from './git-trouble.ts'

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

test('each cause has a sentence of its own, and the line of git that names it', () => {
  const told = causes.map((said) => said.map((stderr) => troubleOf({ status: 128, stderr })))
  const late = troubleOf({ status: null, stderr: '' }).sentence.en
  const sentences = told.map((ones) => [...new Set(ones.map(({ sentence }) => sentence.en))])
  expect(sentences.map((ones) => ones.length)).toEqual(causes.map(() => 1))
  expect(new Set([...sentences.flat(), late]).size).toBe(causes.length + 1)
  const lines = told.map((ones) => ones.map(({ line }) => line))
  expect(lines).toEqual(causes.map((said) => said.map((stderr) => stderr.split('\n')[0]?.trim())))
})
