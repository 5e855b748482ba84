import { expect, test } from 'vitest'
import { createOrder, createSharing } from './order.ts'

test('an answer that arrives after the answer to a later request is outdated', () => {
  const begin = createOrder()
  const [first, second, third] = [begin(), begin(), begin()]
  expect([second(), first(), third()]).toEqual([true, false, true])
})

/** Starts fetches, and collects the functions that answer them. */
function begin() {
  const share = createSharing()
  const answers: ((told: boolean) => void)[] = []
  const fetch = (isNeeded = false) => share(isNeeded, () => new Promise((resolve) => void answers.push(resolve)))
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  return { fetch, answers, settle }
}

test('a fetch during the one at startup does not repeat its question, and runs if there was none', async () => {
  const { fetch, answers, settle } = begin()
  const both = [fetch(), fetch()]
  await settle()
  expect(answers).toHaveLength(1)
  answers[0]?.(true)
  expect(await Promise.all(both)).toEqual([true, true])
  expect(answers).toHaveLength(1)

  const next = [fetch(), fetch()]
  await settle()
  answers[1]?.(false)
  await settle()
  expect(answers).toHaveLength(3)
  answers[2]?.(true)
  expect(await Promise.all(next)).toEqual([false, true])
})

test('a choice is sent even if another fetch has shown a notice meanwhile', async () => {
  const { fetch, answers, settle } = begin()
  const both = [fetch(), fetch(true)]
  await settle()
  answers[0]?.(true)
  await settle()
  answers[1]?.(true)
  expect(await Promise.all(both)).toEqual([true, true])
  expect(answers).toHaveLength(2)
})
