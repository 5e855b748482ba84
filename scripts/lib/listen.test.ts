import { expect, test } from 'vitest'
import { listen } from './listen.ts'

test('unless told, a server is for this machine alone', async () => {
  const { server } = await listen((_, response) => response.end(), 0)
  expect(server.address()).toMatchObject({ address: '127.0.0.1' })
  server.close()
})
