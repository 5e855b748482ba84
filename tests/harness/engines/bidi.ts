import WebSocket from 'ws'

/** Sends a command of WebDriver BiDi, and gives its result. https://www.w3.org/TR/webdriver-bidi/ */
// biome-ignore lint/suspicious/noExplicitAny: each command has a result of another shape.
export type Send = (method: string, params: object) => Promise<any>

interface Waiting {
  resolve(result: unknown): void
  reject(error: Error): void
}

/** Opens a connection to a browser. Events are not listened to. */
export async function openBidi(address: string): Promise<{ send: Send; close(): void }> {
  const socket = new WebSocket(address)
  const waiting = new Map<number, Waiting>()
  let last = 0
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  socket.on('message', (data) => {
    const { id, type, result, error, message } = JSON.parse(String(data))
    const one = waiting.get(id)
    waiting.delete(id)
    if (type === 'error') one?.reject(new Error(`${error}: ${message}`))
    else one?.resolve(result)
  })
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser has ended.'))
    waiting.clear()
  })
  return {
    send: (method, params) =>
      new Promise((resolve, reject) => {
        last += 1
        waiting.set(last, { resolve, reject })
        socket.send(JSON.stringify({ id: last, method, params }))
      }),
    close: () => socket.close(),
  }
}
