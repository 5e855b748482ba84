import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Command, heard, kill, startNode } from '../harness/command.ts'
import { copyProject } from '../harness/project.ts'

// npm start in a project, as whoever tries the site runs it.
let project: ReturnType<typeof copyProject>
let start: Command
let origin = ''

beforeAll(async () => {
  project = copyProject()
  start = startNode(project.folder, [join(project.folder, 'scripts/run.mjs'), 'start'], { PORT: '0' })
  origin = await heard(start, /The site is on\s+(http:\/\/localhost:\d+)/)
})
afterAll(async () => {
  kill(start)
  await start.ended
  project.remove()
})

test('it answers this machine, and no other, and says nothing of the network', async () => {
  expect((await fetch(origin)).status).toBe(200)
  const addresses = Object.values(networkInterfaces()).flatMap((all) => all ?? [])
  for (const { address, internal, family } of addresses)
    if (!internal && family === 'IPv4') await expect(fetch(origin.replace('localhost', address))).rejects.toThrow()
  expect(start.said()).not.toContain('open to the network')
})

test('what a page of another site posts to its forms is refused', async () => {
  const body = new FormData()
  body.append('EMAIL', 'anna@bedrijf.nl')
  const post = (from: string) => fetch(`${origin}/__forms/contact`, { method: 'POST', body, headers: { Origin: from } })
  expect((await post('https://evil.example')).status).toBe(403)
  expect((await post(origin)).status).toBe(200)
})
