export const removeTagForSpace = {
  en: 'Remove the tag, and write a space before its words.',
  nl: 'Haal de tag weg, en schrijf een spatie voor de woorden.',
}
export const removeWithSpace = {
  en: 'Remove it, and the space after it.',
  nl: 'Haal dat weg, en ook de spatie erachter.',
}

/** Tells whether a tag stands between the start of bold or other markup and a space, where the markup would not count. */
export const opensMarkup = ([before, behind]: readonly [string, string]) => /[*_~[]/.test(before) && behind === ' '

/** Tells whether words would join those before their tag. */
export const isJoined = (name: string, before: string, inner: string) =>
  name === 'span' && /(?:<\/\w+>|[^\s*_`][*_`]+)$/.test(before) && /^[\p{L}\p{N}`*]/u.test(inner)
