/** Our own server, and servers with our settings. */
export const servers = ['start', 'nginx', 'caddy'] as const

/** What reads a plain folder: any server, or a host with files of its own. */
export const folderHosts = ['plain', 'netlify', 'cloudflare', 'github-pages'] as const
export type FolderHost = (typeof folderHosts)[number]

const [, ...hosts] = folderHosts

/** Where `npm run smoke` checks a live site. */
export const smokeHosts = [...servers, ...hosts] as const
export type SmokeHost = (typeof smokeHosts)[number]
