import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { withBase } from '../../../site/base.ts'
import { type Check, differs, differsFrom, each, notFoundPage, nowhere, served } from './built-site.ts'

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
