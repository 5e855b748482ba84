import { isIPv6 } from 'node:net'
import { networkInterfaces } from 'node:os'
import { Misuse } from '../command.ts'

/** Addresses that mean every address of this machine. */
const everywhere = ['0.0.0.0', '::']

/** Returns the address to listen at, 127.0.0.1 unless told; throws a Misuse for one that this machine does not have. */
export function addressToListenAt(host = '127.0.0.1'): string {
  const known = addressesHere().map(({ address }) => address)
  if ([...everywhere, ...known].includes(host)) return host
  if (host === 'localhost') return '127.0.0.1'
  throw new Misuse(
    `--host "${host}" is no address of this machine. Write 0.0.0.0 for all of them, or one of ${known.join(', ')}.`,
  )
}

/** Returns the origin at which this machine itself reaches the server. */
export function originOf(host: string, port: number): string {
  const isHere = host === '127.0.0.1' || everywhere.includes(host)
  return `http://${isHere ? 'localhost' : bracketed(host)}:${port}`
}

/** Says that a server is open to the network, and at which addresses; nothing when it is for this machine alone. */
export function reachOf(host: string, port: number): string | undefined {
  const outside = addressesHere().filter(({ internal }) => !internal)
  const open = outside.filter(({ address, family }) =>
    host === '0.0.0.0' ? family === 'IPv4' : host === '::' || address === host,
  )
  if (!everywhere.includes(host) && open.length === 0) return undefined
  const at = open.map(({ address }) => `http://${bracketed(address)}:${port}`)
  return `It is open to the network: whoever reaches this machine can read it, and what its forms sent${at.length > 0 ? `, on ${at.join(' and ')}` : ''}.`
}

function addressesHere() {
  const all = Object.values(networkInterfaces()).flatMap((each) => each ?? [])
  // An address of one link alone needs the name of its interface, too.
  return all.filter(({ address }) => !address.startsWith('fe80:'))
}

function bracketed(address: string): string {
  return isIPv6(address) ? `[${address}]` : address
}
