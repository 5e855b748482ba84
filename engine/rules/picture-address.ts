import { quote } from '../problem.ts'
import type { Draft, Finding } from './rule.ts'

/** A picture is a file of this repository: one elsewhere can change or vanish, and tells who looks at it. */
export function pictureAddress({ outline }: Draft): Finding[] {
  return outline.pictures.flatMap(({ src, line, column }) => {
    const fault = faultOf(src.trim())
    return fault ? [{ line, column, message: `picture ${quote(src)} ${fault}` }] : []
  })
}

function faultOf(src: string): string | undefined {
  const file = src.split(/[?#]/)[0]?.split(/[/\\]/).at(-1) || 'name.svg'
  const here = `Put the file in public/images and write /images/${file}.`
  if (src === '') return 'has no address. Write one like /images/blog/intake.svg.'
  if (/^(https?:)?\/\//i.test(src)) return `is on another site. ${here}`
  if (/^[a-z][a-z\d+.-]*:/i.test(src)) return 'is no file. Put it in public/images and write its address, /images/….'
  if (!src.startsWith('/images/') || src.includes('..')) return `is not in public/images. ${here}`
  if (!/\.(svg|avif|webp|jpe?g|png)$/.test(src))
    return 'is of a kind that is not shown here. Save it as SVG, AVIF, WebP, JPG or PNG.'
  return undefined
}
