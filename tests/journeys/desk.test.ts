import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { kill, spawnCommand, startProgram, waitForOutput } from '../harness/command.ts'
import { copyProject } from '../harness/project.ts'
import { nightly } from '../harness/sample.ts'

const files = ['nl', 'en'].map((locale) => `content/${locale}/faq/costs.mdx`)
const kills = nightly ? 60 : 6
const program = join(import.meta.dirname, '../harness/desk/saver.mjs')

test(`killed at ${kills} random moments while it writes: each file is whole`, async () => {
  const { folder, remove } = copyProject()
  const whole = new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]))
  // A file is complete if it has the original text, followed at most by the number of a save.
  const isWhole = (file: string, text: string) => text.replace(/\nSave \d+\n(x*\n)?$/, '') === whole.get(file)
  try {
    for (let time = 0; time < kills; time++) {
      const saver = startProgram(folder, program, [folder, ...files])
      await waitForOutput(saver, /saving/)
      await wait(Math.random() * 60)
      kill(saver)
      await saver.ended
      for (const file of files)
        expect(isWhole(file, readFileSync(join(folder, file), 'utf8')), `${file}, kill ${time + 1}`).toBe(true)
    }
  } finally {
    remove()
  }
})

test('npm run edit prints its local address, refuses requests without the token, and stops on Ctrl-C', async () => {
  const { folder, remove } = copyProject()

  const command = spawnCommand(folder, 'edit', ['--port', '0', '--no-open'])
  try {
    const address = await waitForOutput(command, /The desk is running at (\S+)/)
    await waitForOutput(command, /No browser was opened/)
    expect(new URL(address).hostname).toBe('127.0.0.1')
    expect((await fetch(new URL('/__desk/', address))).status).toBe(403)
    expect((await fetch(address, { redirect: 'manual' })).status).toBe(303)
    command.process.kill('SIGINT')
    expect(await command.ended).toBe(0)
  } finally {
    kill(command)
    remove()
  }
})

// In a plain environment, because the test runner's variables hide faults.
test('its first user, with a fresh clone, gets the list, the help, a text with its check and page, saves and proposes', async () => {
  const root = join(import.meta.dirname, '../..')
  const walk = startProgram(root, join(root, 'tests/harness/desk/walk.ts'), ['.cache/site'])
  expect({ code: await walk.ended, said: walk.said() }).toEqual({
    code: 0,
    said: expect.stringMatching(/^Node [\d.]+ on \w+: \d+ texts after.*Proposed as desk\/a-walk-\w{7} after/s),
  })
})
