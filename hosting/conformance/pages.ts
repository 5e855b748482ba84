import { withBase } from '../../site/base.ts'
import { localeOf, locales, prefixOf } from '../../site/locales.ts'
import { addressOf, type Check, differs, each, langOf, nowhere, pagesIn, sha256 } from './built-site.ts'

/** Every route and alias answers with its page, with and without a slash at its end, and with a query. */
export const everyPage: Check = async (subject) => {
  const hashes = new Map(subject.files.map((file) => [file.path, file.sha256]))
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
        ...differs(form, 'the content', sha256(answer.body), hashes.get(file)),
      ]
    })
  })
}

/** The page that says that there is none has no address of its own. */
const lostPages = [
  '/404.html' as const,
  ...locales.flatMap((locale) => [`${prefixOf(locale)}/404`, `${prefixOf(locale)}/404/`] as const),
]

/** What is not there answers 404, in the language of its address. */
export const notFound: Check = ({ ask, traits, files }) => {
  const paths = [
    ...(['/english', '/blog/bestaat/niet', '/assets/none.js'] as const),
    ...nowhere.flatMap((path) => [path, `${path}/?q=1`, `${path}.html`] as const),
    ...(traits.notFound === 'language' ? lostPages : []),
  ]
  return each(paths, async (path) => {
    const answer = await ask(withBase(path))
    const locale = localeOf(path)
    const faults = differs(path, 'the status', answer.status, 404)
    if (traits.notFound === 'joined') {
      const held = locales.every((each) => answer.body.includes(` lang="${each}"`))
      return [...faults, ...differs(path, 'a page that holds every language', held, true)]
    }
    const page = files.find((file) => `/${file.path}` === `${prefixOf(locale)}/404.html`)
    return [...faults, ...differs(path, 'the content', sha256(answer.body), page?.sha256)]
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
  return each(pagesIn(subject), async (file) => {
    const path = withBase(`/${file}`)
    const answer = await subject.ask(path)
    return [
      ...differs(path, 'the status', [301, 308].includes(answer.status), true),
      ...differs(path, 'where it leads', pathIn(answer.headers.location), addressOf(file)),
    ]
  })
}

/** The path of a Location, which may be absolute. */
function pathIn(location: string | undefined): string | undefined {
  return location === undefined ? undefined : new URL(location, 'http://host').pathname
}
