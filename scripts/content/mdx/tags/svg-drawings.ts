import { type Message, say } from '../../problem.ts'
import { type Attributes, attributesIn } from './tag-attributes.ts'

const asFile = {
  en: 'Save it, from <svg> to </svg>, as a file in public/images/blog, such as drawing.svg, and write ![{alt}](/images/blog/drawing.svg) instead.',
  nl: 'Bewaar dat, van <svg> tot en met </svg>, als bestand in public/images/blog, zoals drawing.svg, en schrijf in plaats daarvan ![{alt}](/images/blog/drawing.svg).',
}
const described = { en: 'description', nl: 'beschrijving' }
const withNamespace = {
  en: '{cure} In that file, write <svg xmlns="http://www.w3.org/2000/svg" instead of <svg.',
  nl: '{cure} Schrijf in dat bestand <svg xmlns="http://www.w3.org/2000/svg" in plaats van <svg.',
}

/** Largest width and height of an icon, in pixels. */
const iconSize = 32

/** Returns the cure for a drawing on lines of its own. An icon, or a drawing that is hidden, can be removed. */
export function svgDrawing(written: string): Message | undefined {
  const [start = ''] = /^<svg\b[^<>]*>/.exec(written) ?? []
  const attributes = attributesIn(start)
  if (!start || isSmall(attributes) || attributes['aria-hidden'] === 'true') return undefined
  if (!/<(?:text|path|rect|circle|ellipse|line|poly\w+|image)\b/.test(written.replace(hiddenParts, '')))
    return undefined
  const [, title = ''] = /<title\b[^<>]*>([^<>]*)<\/title>/.exec(written) ?? []
  const words = (attributes['aria-label'] ?? title).replace(/\s+/g, ' ').trim()
  const cure = say(asFile, { alt: words ? words.replace(/[[\]<>{}]/g, '\\$&') : described })
  return attributes.xmlns ? cure : say(withNamespace, { cure })
}

const hiddenParts = /<(defs|symbol)\b[\s\S]*?<\/\1>/g

function isSmall({ width, height, viewBox = '' }: Attributes): boolean {
  const [, , boxWidth, boxHeight] = viewBox.trim().split(/[\s,]+/)
  const sizes = [width ?? boxWidth, height ?? boxHeight].filter((size) => size !== undefined && size !== '')
  return sizes.length > 0 && sizes.every((size) => /em$/.test(size ?? '') || Number.parseFloat(size ?? '') <= iconSize)
}
