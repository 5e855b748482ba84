import { base, withBase } from '../../../site/base.ts'
import { type HeaderRule, headerRules, plainHeaders, securityHeaders } from '../../../site/headers.ts'
import { mediaTypes, mediaTypesByPath } from '../../../site/media-types.ts'
import { type Deployment, notFoundPages, notice } from './deployment.ts'

/** Settings that differ between a server and a test. */
interface NginxOptions {
  /** The folder that answers at `/`; with a base it holds the site as a folder of that name. */
  root: string
  /** The lines that say where the server listens. */
  listen: readonly string[]
}

/** Returns the settings of a site for nginx, to be included in its `http` block. Brotli needs ngx_brotli's static module. */
export function nginxSite(deployment: Deployment, { root, listen }: NginxOptions): string {
  const home = base()
  return `# ${notice}

${map('site_cache', 'Cache-Control')}
${map('site_resource', 'Cross-Origin-Resource-Policy')}
map $request_uri $site_lost {
${notFoundPages.map(({ prefix, file }) => (prefix === '/' ? `  default ${withBase(file)};` : `  ~^${withBase(prefix)}(/|\\?|$) ${withBase(file)};`)).join('\n')}
}

server {
${listen.map((line) => `  ${line}`).join('\n')}
  root ${quote(root)};
  server_tokens off;
  absolute_redirect off;

  types {
${Object.entries(mediaTypes)
  .map(([extension, type]) => `    ${type.split(';')[0]} ${extension};`)
  .join('\n')}
  }
  default_type application/octet-stream;
  charset utf-8;
  charset_types text/css text/javascript text/plain;

  # The versions that npm run build -- --compress writes. Debian: libnginx-mod-http-brotli-static; without it, leave brotli out.
  gzip_static on;
  brotli_static on;
  gzip_vary on;

${Object.entries(securityHeaders(deployment.outside))
  .map(([name, value]) => `  add_header ${name} ${quote(value)} always;`)
  .join('\n')}
  add_header Cache-Control $site_cache always;
  add_header Cross-Origin-Resource-Policy $site_resource always;

  error_page 404 $site_lost;
  # The address without its slash answers as the one with it.
  rewrite ^(${home}.+)/$ $1 last;

  location = ${home} { try_files ${withBase('/index.html')} =404; }
${start()}  location ~ ^${home}index(\\.html)?$ { return 301 ${home}$is_args$args; }
${notFoundPages.map(({ file, address }) => `  location = ${withBase(address)} { return 404; }\n  location = ${withBase(file)} { internal; }`).join('\n')}
${Object.entries(mediaTypesByPath)
  .map(([path, type]) => `  location = ${withBase(path)} { types {} default_type ${type}; }`)
  .join('\n')}
  location ~ \\.(br|gz)$ { return 404; }
  location ~ ^(?<site_page>${home}.+)\\.html$ {
    if (-f $document_root$uri) { return 301 $site_page$is_args$args; }
    return 404;
  }
  location ${home} { try_files $uri.html $uri =404; }
}
`
}

/** Returns the published file: a server with a certificate, and one on port 80 that leads to it. */
export function nginxFile(deployment: Deployment): string {
  const { hostname } = new URL(deployment.origin)
  const server = nginxSite(deployment, {
    root: `/srv/${hostname}/dist`,
    listen: [
      'listen 443 ssl http2;',
      'listen [::]:443 ssl http2;',
      `server_name ${hostname};`,
      `ssl_certificate /etc/letsencrypt/live/${hostname}/fullchain.pem;`,
      `ssl_certificate_key /etc/letsencrypt/live/${hostname}/privkey.pem;`,
    ],
  })
  return `${server}
server {
  listen 80;
  listen [::]:80;
  server_name ${hostname};
  return 301 https://${hostname}$request_uri;
}
`
}

/** Writes a variable with the value that one header has at an address. The address is that of the file. */
function map(variable: string, name: keyof typeof plainHeaders): string {
  const says = (rule: HeaderRule) => rule.headers[name]
  const lines = headerRules.flatMap((rule) => {
    const value = says(rule)
    return value === undefined ? [] : rule.paths.map((path) => `  ${pattern(withBase(path))} ${quote(value)};`)
  })
  return [`map $uri $${variable} {`, `  default ${quote(plainHeaders[name])};`, ...lines, '}'].join('\n')
}

function pattern(path: string): string {
  return path.endsWith('/*') ? `~^${path.slice(0, -1)}` : path
}

function start(): string {
  const home = base()
  return home === '/' ? '' : `  location = ${home.slice(0, -1)} { return 301 ${home}$is_args$args; }\n`
}

function quote(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}
