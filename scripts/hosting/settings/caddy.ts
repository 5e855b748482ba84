import { base, withBase } from '../../../site/base.ts'
import { headerRules, plainHeaders, securityHeaders } from '../../../site/headers.ts'
import { mediaTypes, mediaTypesByPath } from '../../../site/media-types.ts'
import { type Deployment, notFoundPages, notice } from './deployment.ts'

/** Settings that differ between a server and a test. */
interface CaddyOptions {
  /** The folder that answers at `/`; with a base it holds the site as a folder of that name. */
  root: string
  /** The address: with a name and https, Caddy gets the certificate by itself. */
  address: string
}

/** Returns the Caddyfile of a site. */
export function caddySite({ outside }: Deployment, { root, address }: CaddyOptions): string {
  const home = base()
  const types = Object.entries(mediaTypes).map(([extension, type]) => [`*.${extension}`, type] as const)
  return `# ${notice}

(site-headers) {
	header -Server
	header {
${Object.entries({ ...securityHeaders(outside), ...plainHeaders })
  .map(([name, value]) => `		${name} "${value}"`)
  .join('\n')}
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
		@lost path ${notFoundPages.flatMap(({ address, file }) => [withBase(address), `${withBase(address)}/`, withBase(file)]).join(' ')} *.br *.gz
		error @lost 404
		@page {
			path_regexp page ^(${home}.+)\\.html$
			file {path}
		}
		redir @page {re.page.1}{site_query} 301
${home === '/' ? '' : `		redir ${home.slice(0, -1)} ${home}{site_query} 301\n`}
		@home path ${home}
		rewrite @home ${home}index.html
		@slash path_regexp slash ^(${home}.+)/$
		rewrite @slash {re.slash.1}
		try_files {path}.html {path}

${[...types, ...Object.entries(mediaTypesByPath).map(([path, type]) => [withBase(path), type] as const)]
  .map(([path, type], index) => `		@type${index} path ${path}\n		header @type${index} Content-Type "${type}"`)
  .join('\n')}
${headerRules
  .flatMap(({ paths, headers }) =>
    paths.flatMap((path) =>
      Object.entries(headers).map(([name, value]) => `		header ${withBase(path)} ${name} "${value}"`),
    ),
  )
  .join('\n')}
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
${notFoundPages
  .map(({ prefix, file, locale }) =>
    prefix === '/'
      ? `			handle {\n				rewrite * ${withBase(file)}\n			}`
      : `			@${locale} path ${withBase(prefix)} ${withBase(prefix)}/*\n			handle @${locale} {\n				rewrite * ${withBase(file)}\n			}`,
  )
  .join('\n')}
			file_server {
				precompressed br gzip
			}
		}
	}
}
`
}
