import { networkInterfaces } from 'node:os'
import { expect, test } from 'vitest'
import { listen } from '../lib/listen.ts'
import { networkNotice } from './network.ts'

const outside = Object.values(networkInterfaces())
  .flatMap((all) => all ?? [])
  .find(({ internal, family }) => !internal && family === 'IPv4')?.address

test('unless told, a server is for this machine alone', async () => {
  const { server } = await listen((_, response) => response.end(), 0)
  expect(server.address()).toMatchObject({ address: '127.0.0.1' })
  server.close()
})

test('one that is open to the network says so, and where', () => {
  expect(networkNotice(4173)).toMatch(
    /^It is open to the network: whoever reaches this machine can read it, and what its forms sent/,
  )
  if (outside) expect(networkNotice(4173)).toContain(`http://${outside}:4173`)
})
