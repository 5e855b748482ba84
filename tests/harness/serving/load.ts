import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'

// A second process that asks a server for every address, over and over: node --import tsx load.ts <origin> <count> <seconds>,
// with the addresses as lines on standard input. Says what it found as JSON.
const [origin = '', count = '0', seconds = '0'] = process.argv.slice(2)
const { hostname, port } = new URL(origin)
const paths = readFileSync(0, 'utf8').split('\n').filter(Boolean)
const agent = new Agent({ keepAlive: true, maxSockets: 32 })
const end = performance.now() + Number(seconds) * 1000
const times: number[] = []
let errors = 0
let asked = 0

async function work() {
  while (asked < Number(count) && performance.now() < end) {
    const path = paths[asked++ % paths.length] ?? '/'
    const begin = performance.now()
    await ask(path).catch(() => {
      errors++
    })
    times.push(performance.now() - begin)
  }
}

function ask(path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { 'Accept-Encoding': 'br' }
    request({ hostname, port, path, agent, headers }, (response) => {
      response.resume()
      response.on('end', () => (response.statusCode === 200 ? resolve() : reject(new Error(path))))
      response.on('error', reject)
    })
      .on('error', reject)
      .end()
  })
}

const begin = performance.now()
await Promise.all(Array.from({ length: 32 }, work))
const duration = (performance.now() - begin) / 1000
times.sort((a, b) => a - b)
const p99 = times[Math.floor(times.length * 0.99)] ?? 0
console.log(JSON.stringify({ requests: times.length, errors, perSecond: Math.round(times.length / duration), p99 }))
process.exit()
