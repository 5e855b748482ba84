import { withBase } from '../../../site/base.ts'
import { locales, type Path, prefixOf } from '../../../site/locales.ts'
import { type Check, differs, differsFrom, each, notFoundPage, nowhere, pagesIn } from './built-site.ts'

export const everyPage: Check = (subject) =>
  each(pagesIn(subject), async ({ file, path }) => {
    const slash = `${path}/`
    const forms = [path, `${path}?from=mail`, ...(file.path === 'index.html' ? [] : [slash])]
    return each(forms, async (form) => {
      const answer = await subject.ask(form)
      const leads = form === slash && subject.traits.slash === 'redirect' && answer.status >= 300 && answer.status < 400
      if (leads) return differs(form, 'where it leads', pathIn(answer.headers.location), path)
      return [...differs(form, 'the status', answer.status, 200), ...differsFrom(file, form, answer.body)]
    })
  })

/** The page that says that there is none has no address of its own. */
const lostPages = [
  '/404.html' as const,
  ...locales.flatMap((locale) => [`${prefixOf(locale)}/404`, `${prefixOf(locale)}/404/`] as const),
]

/** Names that are longer than a file system takes, in characters or in bytes. */
const long = ['x'.repeat(256), '%C3%A9'.repeat(130)]

export const notFound: Check = (subject) => {
  const paths: Path[] = [
    '/english',
    '/blog/bestaat/niet',
    '/assets/none.js',
    ...nowhere.flatMap((path): Path[] => [path, `${path}/?q=1`, `${path}.html`]),
    ...nowhere.flatMap((path) => long.map((name): Path => `${path}-${name}`)),
    ...(subject.traits.hidden404 ? lostPages : []),
  ]
  return each(paths, async (path) => {
    const { status, body } = await subject.ask(withBase(path))
    return [...differs(path, 'the status', status, 404), ...differsFrom(notFoundPage(subject, path), path, body)]
  })
}

export const redirects: Check = (subject) => {
  if (!subject.traits.html) return Promise.resolve([])
  const forms = pagesIn(subject).flatMap(({ file, path }) =>
    ['', '?from=mail&x'].map((query) => ({ from: withBase(`/${file.path}`) + query, to: path + query })),
  )
  return each(forms, async ({ from, to }) => {
    const { status, headers } = await subject.ask(from)
    const leads = headers.location && pathIn(headers.location) + new URL(headers.location, 'http://host').search
    return [
      ...differs(from, 'a redirect for ever', [301, 308].includes(status), true),
      ...differs(from, 'where it leads', leads, to),
    ]
  })
}

/** Returns the path of a Location, which may be absolute. */
function pathIn(location: string | undefined): string | undefined {
  return location === undefined ? undefined : new URL(location, 'http://host').pathname
}
