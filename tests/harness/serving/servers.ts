import { spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { siteHandler } from '../../../scripts/hosting/server.ts'
import { caddySite, nginxSite } from '../../../scripts/hosting/settings/servers.ts'
import { listen } from '../../../scripts/lib/process.ts'
import type { Outside } from '../../../site/headers.ts'
import { type Command, kill, start } from '../command.ts'

export interface Running {
  origin: string
  stop(): Promise<void>
}

export async function serve(handler: RequestListener): Promise<Running> {
  const { server, port } = await listen(handler, 0)
  const stop = async () => {
    server.closeAllConnections()
    server.close()
  }
  return { origin: `http://127.0.0.1:${port}`, stop }
}

/** External origins of the test site, which has analytics ids. */
const outside: Outside = { forms: [], analytics: true }
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** Servers to test with. Each serves a folder on loopback with its generated settings. */
export const servers = {
  start: (root: string): Promise<Running> => serve(siteHandler(root, outside)),
  nginx: (root: string, work: string) =>
    hosts.nginx(work, (port) => nginxSite(root, [`listen 127.0.0.1:${port};`], outside)),
  caddy: (root: string, work: string) =>
    hosts.caddy(work, (port) => caddySite(root, `http://127.0.0.1:${port}`, outside)),
} as const satisfies Record<string, (root: string, work: string) => Promise<Running>>

/** Functions that start a server in the folder `work`, with the settings that `siteAt` returns for a port. */
export const hosts = {
  async nginx(work: string, siteAt: (port: number) => string): Promise<Running> {
    const port = await freePort()
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((kind) => `${kind}_temp_path "${work}/${kind}";`)
      .join('\n')
    const user = process.getuid?.() === 0 ? 'user root;' : ''
    writeFileSync(
      join(work, 'nginx.conf'),
      `load_module ${brotli};\n${user}\ndaemon off;\npid "${work}/pid";\nerror_log stderr crit;\nworker_processes auto;\nevents {}\nhttp {\naccess_log off;\nsendfile on;\n${temporary}\n${siteAt(port)}}\n`,
    )
    return answering(start(work, '/usr/sbin/nginx', ['-p', work, '-c', join(work, 'nginx.conf')]), port)
  },
  async caddy(work: string, siteAt: (port: number) => string): Promise<Running> {
    const port = await freePort()
    const settings = `{\n\tadmin off\n\tauto_https off\n\tlog {\n\t\tlevel ERROR\n\t}\n}\n`
    writeFileSync(join(work, 'Caddyfile'), settings + siteAt(port))
    const environment = { HOME: work, XDG_DATA_HOME: work, XDG_CONFIG_HOME: work }
    return answering(start(work, '/usr/bin/caddy', ['run', '--config', join(work, 'Caddyfile')], environment), port)
  },
}

export type ServerName = keyof typeof servers

const programs: Readonly<Record<ServerName, { files: string[]; packages: string }>> = {
  start: { files: [], packages: '' },
  nginx: { files: ['/usr/sbin/nginx', brotli], packages: 'nginx-light libnginx-mod-http-brotli-static' },
  caddy: { files: ['/usr/bin/caddy'], packages: 'caddy' },
}

/** True if a server is installed. As root on Debian, tries to install a missing one. */
export function isHere(name: ServerName): boolean {
  const { files, packages } = programs[name]
  const here = () => files.every((file) => existsSync(file))
  if (!here() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing Debian’s ${packages} for the tests of hosts…`)
    // This run level keeps the package from starting its server.
    const install = `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${packages}`
    const env = { ...process.env, RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync('sh', ['-c', install], { stdio: 'ignore', timeout: 900_000, env })
  }
  if (here()) return true
  console.log(`Skipped: ${name} is not on this machine (Debian: sudo apt-get install ${packages}).`)
  return false
}

async function answering(command: Command, port: number): Promise<Running> {
  const origin = `http://127.0.0.1:${port}`
  const stop = async () => {
    kill(command, 'SIGTERM')
    await command.ended
  }
  for (let tries = 0; tries < 600 && command.process.exitCode === null; tries++) {
    const answers = await fetch(origin).then(
      () => true,
      () => false,
    )
    if (answers) return { origin, stop }
    await wait(50)
  }
  await stop()
  throw new Error(`The server did not start: ${command.said()}`)
}

export async function freePort(): Promise<number> {
  const { server, port } = await listen(() => {}, 0)
  server.close()
  return port
}
