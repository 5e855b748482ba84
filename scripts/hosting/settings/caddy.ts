import { base } from '../../../site/base.ts'
import { mediaTypes } from '../../../site/files.ts'
import { defaultHeaders, securityHeaders } from '../../../site/headers.ts'
import { addressRules, type Deployment, indent, listNotFoundPages, notice } from './rules.ts'

interface CaddyOptions {
  /** Folder served at `/`. With a base path, the site is in a subfolder. */
  root: string
  /** Site address. With a host name and https, Caddy obtains the certificate. */
  address: string
}

export function caddySite({ outside }: Deployment, { root, address }: CaddyOptions): string {
  const home = base()
  const { main, others } = listNotFoundPages()
  const headers = Object.entries({ ...securityHeaders(outside), ...defaultHeaders })
  const types = Object.entries(mediaTypes).flatMap(([extension, type]) => [
    `@${extension} path *.${extension}`,
    `header @${extension} Content-Type "${type}"`,
  ])
  const rules = addressRules().flatMap(({ path, headers }) =>
    Object.entries(headers).map(([name, value]) => `header ${path} ${name} "${value}"`),
  )
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
${indent(
  '\t\t',
  headers.map(([name, value]) => `${name} "${value}"`),
)}
	}
	# A cache in between has to know it of every answer. Set when the answer is sent, as file_server adds its own.
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
		# Longer than a file system takes for a name, with .html and .br behind it.
		@long expression \`{path}.split("/").exists(name, size(bytes(name)) > 247)\`
		error @long 404
		@sent not method GET HEAD
		error @sent 405
		# A redirect keeps the query, and has no ? without one.
		map {query} {site_query} {
			~^(.+)$ "?\${1}"
			default ""
		}
		@index path ${home}index.html ${home}index
		redir @index ${home}{site_query} 301
		@lost path ${[main, ...others].flatMap(({ address, file }) => [address, `${address}/`, file]).join(' ')} *.br *.gz
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
