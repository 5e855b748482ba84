import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export async function listen(
  handler: RequestListener,
  port: number,
  host = '127.0.0.1',
): Promise<{ server: Server; port: number }> {
  for (let next = port; ; next++) {
    const server = createServer(handler).listen(next, host)
    try {
      await once(server, 'listening')
      return { server, port: (server.address() as AddressInfo).port }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || next - port >= 20) throw error
    }
  }
}
