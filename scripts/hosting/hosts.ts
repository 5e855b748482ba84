/** Our own server, and servers that run with settings from the build. */
export const servers = ['start', 'nginx', 'caddy'] as const

/** Hosts that publish a folder. `plain` is any server; the others have their own settings files. */
export const folderHosts = ['plain', 'netlify', 'cloudflare', 'github-pages'] as const
export type FolderHost = (typeof folderHosts)[number]

const [, ...hosts] = folderHosts

/** Servers and hosts whose live site `npm run smoke` checks. */
export const smokeHosts = [...servers, ...hosts] as const
export type SmokeHost = (typeof smokeHosts)[number]
