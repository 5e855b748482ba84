import { spawn } from 'node:child_process'
import { styleText } from 'node:util'
import { startDesk } from '../editor/server/server.ts'
import { editCommand } from './commands.ts'

const options = editCommand.opts()
const { port: wanted } = options
// GitHub Codespaces gives each port its own address.
const { CODESPACE_NAME: machine, GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: domain } = process.env
const originOf = machine && domain ? (port: number) => `https://${machine}-${port}.${domain}` : undefined
const desk = await startDesk({ root: process.cwd(), port: wanted, env: process.env, originOf })
if (desk.port !== wanted && wanted !== 0)
  console.log(styleText('yellow', `Port ${wanted} is in use; using ${desk.port} instead.`))
console.log(
  `\n  ${styleText('bold', 'The desk is running at')} ${styleText('cyan', desk.address)}   (Ctrl+C stops it)\n`,
)
const opened = options.open && (await open(desk.address))
if (!opened) console.log('  No browser was opened. Open that address in a browser on this machine.\n')
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    void desk.stop().then(() => process.exit(0))
  })

function open(url: string): Promise<boolean> {
  const { BROWSER, DISPLAY, WAYLAND_DISPLAY } = process.env
  const openers: Record<string, string[] | undefined> = {
    darwin: ['open'],
    win32: ['rundll32', 'url.dll,FileProtocolHandler'],
  }
  const onDesktop = DISPLAY || WAYLAND_DISPLAY ? ['xdg-open'] : []
  const [opener, ...args] = BROWSER ? [BROWSER] : (openers[process.platform] ?? onDesktop)
  if (!opener) return Promise.resolve(false)
  return new Promise((resolve) => {
    const child = spawn(opener, [...args, url], { stdio: 'ignore', detached: true })
    child.once('error', () => resolve(false))
    child.once('exit', (code) => resolve(code === 0))
    // A browser in the foreground does not exit, so this assumes success.
    setTimeout(() => resolve(true), 3000).unref()
    child.unref()
  })
}
