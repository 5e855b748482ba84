import { withBase } from '../../site/base.ts'
import { headersOf } from '../../site/headers.ts'
import { mediaTypeOf } from '../../site/media-types.ts'
import { addressOf, type Check, differs, each, nowhere, type Subject, served } from './built-site.ts'
import type { Answer } from './http-client.ts'

/** Every answer has the headers of site/headers.ts for its address, once each. */
export const everyHeader: Check = (subject) => {
  if (!subject.traits.headers) return Promise.resolve([])
  const found = served(subject).map((file) => ({ path: addressOf(file), file: `/${file}` }))
  const lost = [...nowhere, '/assets/none.js' as const].map((path) => ({
    path: withBase(path),
    file: '/404.html',
  }))
  return each([...found, ...lost], async ({ path, file }) => compare(path, await subject.ask(path), file, subject))
}

function compare(path: string, { headers }: Answer, file: string, { outside }: Subject): string[] {
  return Object.entries(headersOf(file, outside)).flatMap(([name, value]) =>
    differs(path, name, headers[name.toLowerCase()], value),
  )
}

/** Every file is sent as what it is. */
export const mediaTypes: Check = (subject) =>
  each(served(subject), async (file) => {
    const { headers } = await subject.ask(addressOf(file), { method: 'HEAD' })
    const found = headers['content-type']?.toLowerCase().replace(/;\s*/, '; ')
    if (subject.traits.mediaTypes) return differs(addressOf(file), 'the Content-Type', found, mediaTypeOf(`/${file}`))
    // Elsewhere it is enough that browsers use it: with nosniff they ask for the right kind.
    const kind = /\.(html|css|js|svg)$/.exec(file)?.[1]
    return kind && !found?.includes(kind === 'js' ? 'javascript' : kind)
      ? [`${addressOf(file)}: the Content-Type is ${found}.`]
      : []
  })
