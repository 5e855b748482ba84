import { say } from '../../message.ts'
import type { Draft, Finding } from '../rule.ts'

const picture = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i

/** A space after the ! makes a link of a picture. */
export function pictureSplit({ outline, lines }: Draft): Finding[] {
  return outline.links.flatMap(({ url, line, column }) => {
    const before = lines[line - 1]?.slice(0, column - 1) ?? ''
    const [split] = /![ \t\u00a0]+$/.exec(before) ?? []
    if (!split || !picture.test(url)) return []
    const place = { line, column: column - split.length }
    const message = say`This picture is shown as a link. Write ![ without a space between.`
    return [{ ...place, message, fix: { ...place, from: split, to: '!' } }]
  })
}
