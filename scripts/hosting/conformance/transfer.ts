import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { withBase } from '../../../site/base.ts'
import { defaultLocale, locales } from '../../../site/locales.ts'
import { href } from '../../../site/routes.ts'
import { fileOf } from '../../lib/files.ts'
import { type Check, differs, differsFrom, each, notFoundPage, nowhere, served } from './built-site.ts'

export const conditional: Check = (subject) =>
  each(served(subject), async ({ path }) => {
    const { etag = '', 'last-modified': modified = '' } = (await subject.ask(path)).headers
    if (!etag) return [`${path} has no ETag.`]
    const [same, other, since] = await Promise.all([
      subject.ask(path, { headers: { 'If-None-Match': etag } }),
      subject.ask(path, { headers: { 'If-None-Match': '"other"' } }),
      subject.ask(path, { headers: { 'If-Modified-Since': modified } }),
    ])
    return [
      ...differs(path, 'the status for the same ETag', same.status, 304),
      ...differs(path, 'the bytes for the same ETag', same.body.length, 0),
      ...differs(path, 'the status for another ETag', other.status, 200),
      ...(modified ? differs(path, 'the status since it changed', since.status, 304) : []),
    ]
  })

export const head: Check = ({ ask }) =>
  each(
    [...locales.map((locale) => href('plans', locale)), '/', '/favicon.svg', '/feed.xml', ...nowhere] as const,
    async (path) => {
      const [get, only] = await Promise.all([ask(withBase(path)), ask(withBase(path), { method: 'HEAD' })])
      const names = ['content-type', 'content-security-policy', 'cache-control', 'etag']
      // An answer without content may say how long it would be: https://www.rfc-editor.org/rfc/rfc9110#section-9.3.2
      if (only.headers['content-length']) names.push('content-length')
      return [
        ...differs(`HEAD ${path}`, 'the bytes', only.body.length, 0),
        ...differs(`HEAD ${path}`, 'the status', only.status, get.status),
        ...names.flatMap((name) => differs(`HEAD ${path}`, name, only.headers[name], get.headers[name])),
      ]
    },
  )

const aPage = href('faq', defaultLocale)

export const methods: Check = ({ ask }) =>
  each(['POST', 'PUT', 'DELETE'], async (method) => {
    const { status } = await ask(withBase(aPage), { method })
    return status >= 400 && status < 500 ? [] : [`${method} ${aPage} answers ${status}, not 405.`]
  })

export const ranges: Check = async (subject) => {
  if (!subject.traits.ranges) return []
  const files = served(subject).filter(
    ({ file }) => file.path === fileOf(aPage) || /^favicon\.svg$|\.woff2$/.test(file.path),
  )
  return each(files, async ({ path }) => {
    const whole = (await subject.ask(path)).body
    const part = (range: string) => subject.ask(path, { headers: { Range: range } })
    const [first, last, beyond] = await Promise.all([
      part('bytes=10-59'),
      part('bytes=-50'),
      part(`bytes=${whole.length}-`),
    ])
    return [
      ...differs(path, 'the status for a part', first.status, 206),
      ...differs(path, 'Content-Range', first.headers['content-range'], `bytes 10-59/${whole.length}`),
      ...differs(path, 'a part', first.body.equals(whole.subarray(10, 60)), true),
      ...differs(path, 'the last part', last.body.equals(whole.subarray(-50)), true),
      ...differs(path, 'the status for a part beyond its end', beyond.status, 416),
    ]
  })
}

/** The kinds of files that every host compresses. */
const compressed = /\.(html|css|js|svg|xml)$/

/** Whoever takes neither gets the file itself. The content is the same, of a 404 too. */
export const compression: Check = async (subject) => {
  const { brotli, headers: sends } = subject.traits
  const accepts = [
    { accept: 'gzip, deflate, br', coding: brotli ? 'br' : 'gzip' },
    { accept: 'gzip', coding: 'gzip' },
    ...(brotli ? [{ accept: 'br;q=0, gzip', coding: 'gzip' }] : []),
    { accept: 'identity', coding: undefined },
  ]
  const lost = nowhere.map((address) => ({ path: withBase(address), file: notFoundPage(subject, address) }))
  const forms = [...served(subject), ...lost].flatMap((one) => accepts.map((accept) => ({ ...one, ...accept })))
  return each(forms, async ({ path, file, accept, coding }) => {
    const { headers, body } = await subject.ask(path, { headers: { 'Accept-Encoding': accept } })
    const where = `${path} for ${accept}`
    const sent = headers['content-encoding']
    const content = decoded(body, sent)
    if (!content) return [`${where} cannot be read as ${sent}.`]
    const same = differsFrom(file, where, content)
    // A host may leave the smallest files as they are, and other kinds.
    if (!compressed.test(file?.path ?? '') || (sent === undefined && content.length < 1024)) return same
    const varies = headers.vary?.toLowerCase().split(/,\s*/).includes('accept-encoding')
    return [
      ...same,
      ...differs(where, 'Content-Encoding', sent, coding),
      // A cache in between has to know of an answer that is not compressed, too.
      ...((coding || sends === 'all') && !varies ? differs(where, 'Vary', headers.vary, 'Accept-Encoding') : []),
    ]
  })
}

function decoded(body: Buffer, coding: string | undefined): Buffer | undefined {
  try {
    return coding === 'br' ? brotliDecompressSync(body) : coding === 'gzip' ? gunzipSync(body) : body
  } catch {
    return undefined
  }
}
