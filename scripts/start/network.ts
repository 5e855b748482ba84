import { networkInterfaces } from 'node:os'

export function networkNotice(port: number): string {
  const all = Object.values(networkInterfaces()).flatMap((each) => each ?? [])
  const open = all.filter(({ internal, family }) => !internal && family === 'IPv4')
  const at = open.map(({ address }) => `http://${address}:${port}`).join(' and ')
  return `It is open to the network: whoever reaches this machine can read it, and what its forms sent${at && `, on ${at}`}.`
}
