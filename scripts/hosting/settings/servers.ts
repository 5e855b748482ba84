import { basePath } from '../../../site/base.ts'
import { mediaTypes } from '../../../site/files.ts'
import { defaultHeaders, type Outside, securityHeaders } from '../../../site/headers.ts'
import { addressRules, indent, listNotFoundPages, notice } from './header-files.ts'

/**
 * Returns the Caddyfile for a site. `root` is the folder served at `/`; with a base path, the site is in a subfolder.
 * With a host name and https in `address`, Caddy obtains the certificate.
 */
export function caddySite(root: string, address: string, outside: Outside): string {
  const home = basePath()
  const { main, others } = listNotFoundPages()
  const headers = Object.entries({ ...securityHeaders(outside), ...defaultHeaders }).map(
    ([name, value]) => `${name} "${value}"`,
  )
  const types = Object.entries(mediaTypes).flatMap(([extension, type]) => [
    `@${extension} path *.${extension}`,
    `header @${extension} Content-Type "${type}"`,
  ])
  const rules = addressRules().flatMap(({ path, headers }) =>
    Object.entries(headers).map(([name, value]) => `header ${path} ${name} "${value}"`),
  )
  const lost = [main, ...others].flatMap(({ address, file }) => [address, `${address}/`, file])
  // Caddy applies only the first matching rewrite.
  const notFoundRewrites = [
    ...others.flatMap(({ locale, prefix, file }) => [
      `@${locale} path ${prefix} ${prefix}/*`,
      `rewrite @${locale} ${file}`,
    ]),
    `rewrite * ${main.file}`,
  ]
  return `${notice}

(site-headers) {
	header -Server
	header {
${indent('\t\t', headers)}
	}
	# Caches need this header on every answer. Deferred, because file_server adds one itself.
	header {
		Vary Accept-Encoding
		defer
	}
}

${address} {
	root * "${root}"
	route {
		import site-headers

		@unreadable path_regexp \\x00
		error @unreadable 404
		# A name that is too long for a file system once .html and .br are added.
		@long expression \`{path}.split("/").exists(name, size(bytes(name)) > 247)\`
		error @long 404
		@sent not method GET HEAD
		error @sent 405
		# A redirect keeps the query. Without a query, it adds no question mark.
		map {query} {site_query} {
			~^(.+)$ "?\${1}"
			default ""
		}
		@index path ${home}index.html ${home}index
		redir @index ${home}{site_query} 301
		@lost path ${lost.join(' ')} *.br *.gz
		error @lost 404
		@page {
			path_regexp page ^(${home}.+)\\.html$
			file {path}
		}
		redir @page {re.page.1}{site_query} 301
${home === '/' ? '' : `		redir ${home.slice(0, -1)} ${home}{site_query} 301\n`}\
		@home path ${home}
		rewrite @home ${home}index.html
		@slash path_regexp slash ^(${home}.+)/$
		rewrite @slash {re.slash.1}
		try_files {path}.html {path}

${indent('\t\t', [...types, ...rules])}
		file_server {
			precompressed br gzip
			disable_canonical_uris
		}
	}
	handle_errors {
		import site-headers
		header Content-Type "${mediaTypes.html}"
		@missing expression \`{err.status_code} == 404\`
		handle @missing {
${indent('\t\t\t', notFoundRewrites)}
			file_server {
				precompressed br gzip
			}
		}
	}
}
`
}

/** Returns the nginx settings for a site, for its `http` block. Brotli needs the static module of ngx_brotli. */
export function nginxSite(root: string, listen: readonly string[], outside: Outside): string {
  const home = basePath()
  const { main, others } = listNotFoundPages()
  const lost = others.map(({ prefix, file }) => `~^${prefix}(/|\\?|$) ${file};`)
  const types = Object.entries(mediaTypes).map(([extension, type]) => `${type.split(';')[0]} ${extension};`)
  const headers = [
    ...Object.entries(securityHeaders(outside)).map(([name, value]) => `${name} ${quote(value)}`),
    'Cache-Control $site_cache',
    'Cross-Origin-Resource-Policy $site_resource',
  ].map((header) => `add_header ${header} always;`)
  const locations = [
    ...[main, ...others].flatMap(({ file, address }) => [
      `location = ${address} { return 404; }`,
      `location = ${file} { internal; }`,
    ]),
    ...addressRules().flatMap(({ path, headers: { 'Content-Type': type } }) =>
      type ? [`location = ${path} { types {} default_type ${type}; }`] : [],
    ),
  ]
  return `${notice}

${headerMap('site_cache', 'Cache-Control')}
${headerMap('site_resource', 'Cross-Origin-Resource-Policy')}
map $request_uri $site_lost {
${indent('  ', [`default ${main.file};`, ...lost])}
}

server {
${indent('  ', listen)}
  root ${quote(root)};
  server_tokens off;
  absolute_redirect off;

  types {
${indent('    ', types)}
  }
  default_type application/octet-stream;
  charset utf-8;
  charset_types text/css text/javascript text/plain;

  # The versions that npm run build -- --compress writes. Debian: libnginx-mod-http-brotli-static. Without that module, remove brotli_static.
  gzip_static on;
  brotli_static on;
  gzip_vary on;

${indent('  ', headers)}

  error_page 404 $site_lost;
  # An address with a final slash gets the page of the address without it.
  rewrite ^(${home}.+)/$ $1 last;

  location = ${home} { try_files ${home}index.html =404; }
${home === '/' ? '' : `  location = ${home.slice(0, -1)} { return 301 ${home}$is_args$args; }\n`}\
  location ~ ^${home}index(\\.html)?$ { return 301 ${home}$is_args$args; }
${indent('  ', locations)}
  location ~ \\.(br|gz)$ { return 404; }
  location ~ ^(?<site_page>${home}.+)\\.html$ {
    if (-f $document_root$uri) { return 301 $site_page$is_args$args; }
    return 404;
  }
  location ${home} { try_files $uri.html $uri =404; }
}
`
}

export function nginxFile(hostname: string, outside: Outside): string {
  const certificate = `/etc/letsencrypt/live/${hostname}`
  const listen = [
    'listen 443 ssl http2;',
    'listen [::]:443 ssl http2;',
    `server_name ${hostname};`,
    `ssl_certificate ${certificate}/fullchain.pem;`,
    `ssl_certificate_key ${certificate}/privkey.pem;`,
  ]
  return `${nginxSite(`/srv/${hostname}/dist`, listen, outside)}
server {
  listen 80;
  listen [::]:80;
  server_name ${hostname};
  return 301 https://${hostname}$request_uri;
}
`
}

function headerMap(variable: string, name: keyof typeof defaultHeaders): string {
  const values = addressRules().flatMap(({ path, headers: { [name]: value } }) =>
    value ? [`${path.endsWith('/*') ? `~^${path.slice(0, -1)}` : path} ${quote(value)};`] : [],
  )
  return `map $uri $${variable} {\n${indent('  ', [`default ${quote(defaultHeaders[name])};`, ...values])}\n}`
}

function quote(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}
