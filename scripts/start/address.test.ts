import { networkInterfaces } from 'node:os'
import { expect, test } from 'vitest'
import { listen } from '../lib/listen.ts'
import { addressToListenAt, originOf, reachOf } from './address.ts'

const outside = Object.values(networkInterfaces())
  .flatMap((all) => all ?? [])
  .find(({ internal, family }) => !internal && family === 'IPv4')?.address

test('unless told it is for this machine alone, and says nothing of the network', async () => {
  const host = addressToListenAt()
  expect([host, originOf(host, 4173), reachOf(host, 4173)]).toEqual(['127.0.0.1', 'http://localhost:4173', undefined])
  const { server } = await listen((_, response) => response.end(), 0)
  expect(server.address()).toMatchObject({ address: '127.0.0.1' })
  server.close()
})

test.each(['0.0.0.0', '::'])('at %s it says that it is open to the network, and where', (host) => {
  expect(originOf(addressToListenAt(host), 4173)).toBe('http://localhost:4173')
  expect(reachOf(host, 4173)).toMatch(
    /^It is open to the network: whoever reaches this machine can read it, and what its forms sent/,
  )
  if (outside) expect(reachOf(host, 4173)).toContain(`http://${outside}:4173`)
})

test.runIf(outside)('at one address of the network it says so too', () => {
  const host = addressToListenAt(outside)
  expect(originOf(host, 4173)).toBe(`http://${outside}:4173`)
  expect(reachOf(host, 4173)).toBe(
    `It is open to the network: whoever reaches this machine can read it, and what its forms sent, on http://${outside}:4173.`,
  )
})

test('an address of another machine, or a name, is refused with those that there are', () => {
  for (const host of ['192.0.2.1', 'www.bedrijf.nl', 'everywhere'])
    expect(() => addressToListenAt(host)).toThrow(
      new RegExp(
        `^--host "${host}" is no address of this machine\\. Write 0\\.0\\.0\\.0 for all of them, or one of .*127\\.0\\.0\\.1`,
      ),
    )
})
