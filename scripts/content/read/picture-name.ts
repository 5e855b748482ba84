import { type Message, say, type Value } from '../../check/message.ts'
import { toSlug } from './slug.ts'

const kinds = /\.(svg|avif|webp|jpe?g|png)$/

/** What is wrong with the address of a picture by itself, and the right one: the end of a sentence about it. */
export function faultOfName(src: string): Message | undefined {
  const path = src.split(/[?#]/)[0] ?? ''
  const right = rightAddress(path)
  const folder = `public${right.slice(0, right.lastIndexOf('/'))}`
  const here = say`Put the file in ${folder} and write ${right}.`
  if (src === '') return say`has no address. Write that of a file in public/images: /images/, its folder and its name.`
  if (/^(https?:)?\/\//i.test(src)) return say`is on another site. ${here}`
  if (/^[a-z][a-z\d+.-]*:/i.test(src)) return say`is no file. Put it in public/images and write its address, /images/….`
  if (!kinds.test(path.toLowerCase()))
    return say`is of a kind that is not shown here. Save it as SVG, AVIF, WebP, JPG or PNG, such as ${right.replace(/\.\w+$/, '')}.jpg.`
  if (!src.startsWith('/images/') || path.includes('..') || path.includes('\\'))
    return say`is not in public/images. ${here}`
  if (src === right) return undefined
  return say`has ${signIn(src)} in it. Name the file ${right.slice(right.lastIndexOf('/') + 1)} and write ${right}.`
}

/** The address that a file should have: small letters, digits and hyphens. */
function rightAddress(path: string): string {
  const isElsewhere = /^(https?:)?\/\//i.test(path)
  const parts = path.split(/[/\\]/).filter((part) => part !== '' && !/^\.+$/.test(part))
  const own = isElsewhere ? parts.slice(-1) : parts.slice(parts.indexOf('public') + 1)
  // A name alone is that of a picture of a post, nearly always.
  if (own.length === 1 && own[0] === path) own.unshift('blog')
  const inner = own[0] === 'images' ? own.slice(1) : own
  const base = inner.at(-1) ?? ''
  const [, name = base, ending = ''] = /^(.*)(\.\w+)$/.exec(base) ?? []
  return ['/images', ...inner.slice(0, -1).map(toSlug), `${toSlug(name)}${ending.toLowerCase()}`].join('/')
}

function signIn(src: string): Value {
  if (/\s/.test(src)) return say`a space`
  if (/\p{Lu}/u.test(src)) return say`a capital`
  const sign = /[^a-z0-9/.-]/u.exec(src)?.[0]
  return sign ? `"${sign}"` : say`more hyphens than it needs`
}
