import { withBase } from '../../../site/base.ts'
import { localeOf, locales, type Path, prefixOf } from '../../../site/locales.ts'
import { addressOf, type Check, differs, differsFrom, each, langOf, nowhere, pagesIn } from './built-site.ts'

/** Every route and alias answers with its page, with and without a slash at its end, and with a query. */
export const everyPage: Check = async (subject) => {
  const files = new Map(subject.files.map((file) => [file.path, file]))
  return each(pagesIn(subject), async (file) => {
    const path = addressOf(file)
    const slash = `${path}/`
    const forms = [path, `${path}?from=mail`, ...(file === 'index.html' ? [] : [slash])]
    return each(forms, async (form) => {
      const answer = await subject.ask(form)
      const leads = form === slash && subject.traits.slash === 'redirect' && answer.status >= 300 && answer.status < 400
      if (leads) return differs(form, 'where it leads', pathIn(answer.headers.location), path)
      return [
        ...differs(form, 'the status', answer.status, 200),
        ...differs(form, 'the language', langOf(answer), localeOf(`/${file.replace('.html', '')}`)),
        ...differsFrom(files.get(file), form, answer.body),
      ]
    })
  })
}

/** The page that says that there is none has no address of its own. */
const lostPages = [
  '/404.html' as const,
  ...locales.flatMap((locale) => [`${prefixOf(locale)}/404`, `${prefixOf(locale)}/404/`] as const),
]

/** Names that are longer than a file system takes, in characters or in bytes. */
const long = ['x'.repeat(256), '%C3%A9'.repeat(130)]

const isMain = ({ path }: { path: string }) => path === '404.html'

/** What is not there answers 404, in the language of its address. */
export const notFound: Check = ({ ask, traits, files }) => {
  const paths = [
    ...(['/english', '/blog/bestaat/niet', '/assets/none.js'] as const),
    ...nowhere.flatMap(
      (path) => [path, `${path}/?q=1`, `${path}.html`, ...long.map((name): Path => `${path}-${name}`)] as const,
    ),
    ...(traits.hidden404 ? lostPages : []),
  ]
  return each(paths, async (path) => {
    const answer = await ask(withBase(path))
    const locale = localeOf(path)
    const faults = differs(path, 'the status', answer.status, 404)
    if (traits.notFound === 'joined') return [...faults, ...differsFrom(files.find(isMain), path, answer.body)]
    const page = files.find((file) => `/${file.path}` === `${prefixOf(locale)}/404.html`)
    return [...faults, ...differsFrom(page, path, answer.body)]
  })
}

/** Addresses that try to leave the site, or that cannot be read, get nothing. */
export const hostilePaths: Check = ({ ask }) => {
  const paths = [
    ...['/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json', '/%2e%2e%2f%2e%2e%2fpackage.json'],
    ...['/..%5cpackage.json', '/.git/config', '/.env', '/%00', '/faq%00.html', '/%E0%A4%A', '/en/..%2f..%2fetc/passwd'],
    ...[
      '//example.com',
      '//example.com/%2e%2e/%2e%2e/package.json',
      '/\\example.com',
      '/assets/',
      '/assets',
      '/images/',
      '/faq.html.br',
    ],
  ]
  return each(paths, async (path) => {
    const answer = await ask(path)
    // A folder may lead to itself with a slash, where there is nothing either.
    if (answer.headers.location && pathIn(answer.headers.location) === `${path}/`) return []
    const leak = /"scripts"|\[core\]|root:/.test(answer.body.toString())
    const away = answer.headers.location && /^(\w+:)?\/\/(?!localhost|127)/.test(answer.headers.location)
    return [
      ...([400, 403, 404].includes(answer.status) ? [] : [`${path} answers ${answer.status}, not 404.`]),
      ...(leak ? [`${path} shows a file that is not of the site.`] : []),
      ...(away ? [`${path} leads away, to ${answer.headers.location}.`] : []),
    ]
  })
}

/** Another way to write an address leads to the address. */
export const redirects: Check = (subject) => {
  if (!subject.traits.html) return Promise.resolve([])
  const forms = pagesIn(subject).flatMap((file) => ['', '?from=mail&x'].map((query) => ({ file, query })))
  return each(forms, async ({ file, query }) => {
    const path = withBase(`/${file}`) + query
    const { status, headers } = await subject.ask(path)
    const leads = headers.location && pathIn(headers.location) + new URL(headers.location, 'http://host').search
    return [
      ...differs(path, 'a redirect for ever', [301, 308].includes(status), true),
      ...differs(path, 'where it leads', leads, addressOf(file) + query),
    ]
  })
}

/** The path of a Location, which may be absolute. */
function pathIn(location: string | undefined): string | undefined {
  return location === undefined ? undefined : new URL(location, 'http://host').pathname
}
