import { expect, test } from 'vitest'
import { troubleOf } from './git-trouble.ts'

test.each([
  ["fatal: unable to access 'https://github.com/o/s.git/': Could not resolve host: github.com", 'cannot be reached'],
  [
    'ssh: connect to host github.com port 22: Connection timed out\nfatal: Could not read from remote repository.\n\nPlease make sure you have the correct access rights\nand the repository exists.',
    'cannot be reached',
  ],
  [
    'git@github.com: Permission denied (publickey).\nfatal: Could not read from remote repository.\n\nPlease make sure you have the correct access rights\nand the repository exists.',
    'does not let you in',
  ],
  ["fatal: could not read Username for 'https://github.com': terminal prompts disabled", 'does not let you in'],
  [
    "remote: Permission to o/s.git denied to anna.\nfatal: unable to access 'https://github.com/o/s.git/': The requested URL returned error: 403",
    'does not let you in',
  ],
  [
    'ERROR: Repository not found.\nfatal: Could not read from remote repository.\n\nPlease make sure you have the correct access rights\nand the repository exists.',
    'not where git looks',
  ],
  [
    "To github.com:o/s.git\n ! [rejected]        desk/a -> desk/a (stale info)\nerror: failed to push some refs to 'github.com:o/s.git'",
    'changed the branch on the server meanwhile',
  ],
  [
    "remote: error: GH006: Protected branch update failed\nTo github.com:o/s.git\n ! [remote rejected] desk/a -> desk/a (protected branch hook declined)\nerror: failed to push some refs to 'github.com:o/s.git'",
    'refuses this branch by rules of its own',
  ],
  ['fatal: something else', 'Git could not do this'],
])('%s', (stderr, sentence) => {
  const trouble = troubleOf({ status: 128, stderr })
  expect(trouble.sentence.en).toContain(sentence)
  expect(stderr).toContain(trouble.line)
  expect(trouble.line).not.toMatch(/^$|^and the repository|Could not read from remote/)
})

test('a git that was ended after a minute says that nobody answered', () => {
  expect(troubleOf({ status: null, stderr: '' }).sentence.en).toBe(
    'The server gave no answer within a minute. Try again later.',
  )
})
