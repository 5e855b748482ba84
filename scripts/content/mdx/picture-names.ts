/** The address on this site of each picture in a text, by its address in that text. */
export type PictureNames = Map<string, string>

/** Names of the text that is being checked. Set before each part of a check that runs without interruption. */
let current: PictureNames = new Map()

/** Begins the names of a text, which are different from those of its pictures that have a right address already. */
export function startNames(text: string): PictureNames {
  current = new Map([...text.matchAll(/\/images\/blog\/[\w.-]+\.\w+/g)].map(([address]) => [address, address]))
  return current
}

/** Continues with the names of a text. */
export function continueNames(names: PictureNames) {
  current = names
}

/**
 * Returns the name for the file of a picture, which is the same in all messages about a text. If another picture of the
 * text has that name, the name gets a number.
 */
export function ownName(source: string, file: string): string {
  const key = keyOf(source)
  const known = current.get(key)
  if (known) return known
  const taken = new Set(current.values())
  let name = file
  for (let count = 2; taken.has(name) || taken.has(`/images/blog/${name}`); count++)
    name = file.replace(/(?=\.\w+$)/, `-${count}`)
  current.set(key, name)
  return name
}

/** Makes different notations of one address equal: with a template for the site, with escapes, with a place in it. */
const keyOf = (source: string) =>
  source
    .replace(/\{[{%][^{}]*[%}]\}/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('%20', ' ')
    .replace(/#.*$/s, '')
    .replace(/^\.?\/(?!\/)/, '')
