import type { Message, Value } from '../../check/message.ts'
import { toSlug } from './slug.ts'

const kinds = /\.(svg|avif|webp|jpe?g|png)$/

/** What is wrong with the address of a picture by itself, and the right one: the end of a sentence about it. */
export function faultOfName(src: string): Message | undefined {
  const path = src.split(/[?#]/)[0] ?? ''
  const right = rightAddress(path)
  const folder = `public${right.slice(0, right.lastIndexOf('/'))}`
  const here = {
    en: 'Put the file in %1 and write %2.',
    nl: 'Zet het bestand in %1 en schrijf %2.',
    values: [folder, right],
  }
  if (src === '')
    return {
      en: 'has no address. Write that of a file in public/images: /images/, its folder and its name.',
      nl: 'heeft geen adres. Schrijf dat van een bestand in public/images: /images/, de map en de naam.',
    }
  if (/^(https?:)?\/\//i.test(src))
    return { en: 'is on another site. %1', nl: 'staat op een andere site. %1', values: [here] }
  if (/^[a-z][a-z\d+.-]*:/i.test(src))
    return {
      en: 'is no file. Put it in public/images and write its address, /images/….',
      nl: 'is geen bestand. Zet het in public/images en schrijf het adres, /images/….',
    }
  if (!kinds.test(path.toLowerCase()))
    return {
      en: 'is of a kind that is not shown here. Save it as SVG, AVIF, WebP, JPG or PNG, such as %1.jpg.',
      nl: 'is van een soort die hier niet wordt getoond. Bewaar de afbeelding als SVG, AVIF, WebP, JPG of PNG, zoals %1.jpg.',
      values: [right.replace(/\.\w+$/, '')],
    }
  if (!src.startsWith('/images/') || path.includes('..') || path.includes('\\'))
    return { en: 'is not in public/images. %1', nl: 'staat niet in public/images. %1', values: [here] }
  if (src === right) return undefined
  return {
    en: 'has %1 in it. Name the file %2 and write %3.',
    nl: 'bevat %1. Noem het bestand %2 en schrijf %3.',
    values: [signIn(src), right.slice(right.lastIndexOf('/') + 1), right],
  }
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
  if (/\s/.test(src)) return { en: 'a space', nl: 'een spatie' }
  if (/\p{Lu}/u.test(src)) return { en: 'a capital', nl: 'een hoofdletter' }
  const sign = /[^a-z0-9/.-]/u.exec(src)?.[0]
  return sign ? `"${sign}"` : { en: 'more hyphens than it needs', nl: 'meer koppeltekens dan nodig' }
}
