import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { withBase } from '../../site/base.ts'
import { defaultLocale, locales } from '../../site/locales.ts'
import { href } from '../../site/routes.ts'
import { fileOf } from '../../system/files.ts'
import { addressOf, type Check, differs, each, nowhere, served, sha256 } from './built-site.ts'

/** What a visitor has already is not sent again, and what changed is. */
export const conditional: Check = (subject) =>
  each(served(subject), async (file) => {
    const path = addressOf(file)
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

/** HEAD answers as GET does, without the content. */
export const head: Check = ({ ask }) =>
  each(
    [...locales.map((locale) => href('plans', locale)), '/', '/favicon.svg', '/feed.xml', ...nowhere] as const,
    async (path) => {
      const [get, only] = await Promise.all([ask(withBase(path)), ask(withBase(path), { method: 'HEAD' })])
      const names = ['content-type', 'content-security-policy', 'cache-control', 'etag', 'content-length']
      return [
        ...differs(`HEAD ${path}`, 'the bytes', only.body.length, 0),
        ...differs(`HEAD ${path}`, 'the status', only.status, get.status),
        ...names.flatMap((name) => differs(`HEAD ${path}`, name, only.headers[name], get.headers[name])),
      ]
    },
  )

const aPage = href('faq', defaultLocale)

/** Nothing can be sent to the site. */
export const methods: Check = ({ ask }) =>
  each(['POST', 'PUT', 'DELETE'], async (method) => {
    const { status } = await ask(withBase(aPage), { method })
    return status >= 400 && status < 500 ? [] : [`${method} ${aPage} answers ${status}, not 405.`]
  })

/** A part of a file can be asked for. */
export const ranges: Check = async (subject) => {
  if (!subject.traits.ranges) return []
  const files = served(subject).filter((file) => file === fileOf(aPage) || /^favicon\.svg$|\.woff2$/.test(file))
  return each(files, async (file) => {
    const path = addressOf(file)
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
      ...differs(path, 'a part', sha256(first.body), sha256(whole.subarray(10, 60))),
      ...differs(path, 'the last part', sha256(last.body), sha256(whole.subarray(-50))),
      ...differs(path, 'the status for a part beyond its end', beyond.status, 416),
    ]
  })
}

/** Who takes brotli or gzip gets it, and who does not gets the file itself. */
export const compression: Check = async (subject) => {
  const files = served(subject).filter((file) => /\.(html|css|js|svg|xml)$/.test(file))
  const { brotli } = subject.traits
  const accepts = [
    { accept: 'gzip, deflate, br', coding: brotli ? 'br' : 'gzip' },
    { accept: 'gzip', coding: 'gzip' },
    ...(brotli ? [{ accept: 'br;q=0, gzip', coding: 'gzip' }] : []),
    { accept: 'identity', coding: undefined },
  ]
  return each(files, async (file) => {
    const path = addressOf(file)
    const plain = (await subject.ask(path)).body
    const faults = accepts.map(async ({ accept, coding }) => {
      const { headers, body } = await subject.ask(path, { headers: { 'Accept-Encoding': accept } })
      const where = `${path} for ${accept}`
      const found = headers['content-encoding']
      // A host may leave the smallest files as they are.
      if (found === undefined && plain.length < 1024) return differs(where, 'the content', sha256(body), sha256(plain))
      const read = found === 'br' ? brotliDecompressSync : found === 'gzip' ? gunzipSync : (bytes: Buffer) => bytes
      return [
        ...differs(where, 'Content-Encoding', found, coding),
        ...differs(where, 'the content', sha256(read(body)), sha256(plain)),
        ...(coding ? differs(where, 'Vary', headers.vary?.toLowerCase(), 'accept-encoding') : []),
      ]
    })
    return (await Promise.all(faults)).flat()
  })
}
