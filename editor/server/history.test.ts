import { expect, onTestFinished, test, vi } from 'vitest'
import { openHistory } from './history.ts'
import { createQueue } from './turns.ts'

const file = 'content/en/blog/a.mdx'
const post = (fields: string, body = 'Text') => `---\ntitle: A\n${fields}---\n\n${body}\n`

/** A history that notes when each version is recorded, in minutes, with the accepted fingerprints. */
function begin() {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const start = Date.now()
  const versions: (string | number)[] = []
  const history = openHistory('', createQueue(), async (_, now, accepted = []) => {
    versions.push([(now - start) / 60_000, ...accepted].join(' '))
  })
  const passMinutes = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * 60_000)
  return {
    versions,
    history,
    passMinutes,
    async write(text: string | null, base: string | null) {
      await history.beforeWrite({ [file]: { text, base } })
      await history.afterWrite({ [file]: { text, base } })
    },
  }
}

test('a sitting has a version at its start, one for every ten minutes of writing, and one at its end', async () => {
  const { versions, history, passMinutes, write } = begin()
  for (let minute = 0; minute < 16; minute += 4) {
    await write(`${minute}`, '')
    await passMinutes(4)
  }
  await passMinutes(3)
  expect(versions).toEqual(['0', '10'])
  history.leave()
  await passMinutes(1)
  await passMinutes(60)
  expect(versions).toHaveLength(3)
  await write('Later', '')
  expect(versions).toHaveLength(4)
  await history.stop()
  expect(versions).toHaveLength(5)
  await history.stop()
  expect(versions).toHaveLength(5)
})

test('a proposal has a version', async () => {
  const { versions, history, passMinutes, write } = begin()
  await write('Een', '')
  await passMinutes(1)
  await history.recordNow()
  expect(versions).toEqual(['0', '1'])
})

test('a text has a version before it loses a long part or its address, at most once a minute', async () => {
  const { versions, passMinutes, write } = begin()
  const long = post('slug: one\n', 'Words '.repeat(100))
  await write(long, post('slug: one\n'))
  expect(versions).toHaveLength(1)
  await passMinutes(2)
  await write(long.replace('one', 'on'), long)
  await write(long.replace('one', 'o'), long.replace('one', 'on'))
  expect(versions).toEqual(['0', '2'])
  await passMinutes(2)
  await write(post('slug: o\n'), long.replace('one', 'o'))
  await passMinutes(2)
  await write(null, post('slug: o\n'))
  await passMinutes(2)
  await write(post(''), post('', 'Texts'))
  expect(versions).toEqual(['0', '2', '4', '6'])
})

test('accepting a translation records a version with the fingerprint of its source', async () => {
  const { versions, write } = begin()
  await write(post('translates: t1234567\n'), post(''))
  await write(post('translates: t1234567\n', 'More'), post('translates: t1234567\n'))
  await write(post('translates: t7654321\n'), post('translates: t1234567\n', 'More'))
  expect(versions).toEqual(['0', '0 t1234567', '0 t7654321'])
})

test('a version that cannot be recorded does not prevent a write', async () => {
  const history = openHistory('', createQueue(), () => Promise.reject(new Error('No git.')))
  await history.beforeWrite({ [file]: { text: 'A', base: null } })
  await history.afterWrite({ [file]: { text: 'A', base: null } })
  await expect(history.stop()).resolves.toBeUndefined()
})
