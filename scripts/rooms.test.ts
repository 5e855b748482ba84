import { readdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'

const rooms = 'site components renderer pages scripts editor tests'.split(' ')

test('no folder of programs has more than 30 files, tests not counted', () => {
  const folders = new Map<string, number>()
  for (const room of rooms)
    for (const file of readdirSync(room, { recursive: true, encoding: 'utf8' }).map((name) => `${room}/${name}`))
      if (/\.(tsx?|css|mjs)$/.test(file) && !/\.test\.tsx?$/.test(file))
        folders.set(dirname(file), (folders.get(dirname(file)) ?? 0) + 1)
  expect(folders.get('site')).toBeGreaterThan(10)
  expect([...folders].filter(([, count]) => count > 30)).toEqual([])
})
