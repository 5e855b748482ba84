import type { Indexed } from '../../engine/search/documents.ts'

/**
 * Posts that nobody wrote, of the length and with the spread of words of real ones: the words of the site, and names
 * and compounds made of them. The same number always gives the same posts.
 */
export function makePosts(count: number, words: number, site: readonly Indexed[]): Indexed[] {
  const random = mulberry(7)
  const known = [...new Set(site.flatMap(({ body }) => body.toLowerCase().match(/\p{L}{3,}/gu) ?? []))]
  const pick = wordsLike(known, 40 * Math.ceil(Math.sqrt(count * words)), random)
  const sentence = (length: number) => `${Array.from({ length }, pick).join(' ')}.`
  return Array.from({ length: count }, (_, number) => {
    const url = `/blog/post-${number}`
    const title = sentence(6)
    const sections = Array.from({ length: 5 }, (_, at) => {
      const heading = sentence(4)
      const body = Array.from({ length: words / 5 / 12 }, () => sentence(12)).join(' ')
      return { url: `${url}#part-${at}`, section: heading, heading, keywords: '', intro: '', body, text: body }
    })
    const intro = sentence(18)
    const whole = { url, heading: title, keywords: sentence(4), intro, body: '', text: intro }
    return [whole, ...sections].map((one): Indexed => ({ ...one, id: one.url, kind: 'article', title }))
  }).flat()
}

/** Draws from known words and so many compounds of two of them, each as often as its rank allows (Zipf). */
export function wordsLike(known: readonly string[], compounds: number, random: () => number): () => string {
  const any = () => known[Math.floor(random() * known.length)] ?? ''
  const lexicon = [...known, ...Array.from({ length: compounds }, () => any() + any())]
  return () => lexicon[Math.floor(lexicon.length ** random()) - 1] ?? ''
}

/** A small generator of numbers from 0 to 1 that can be started again (mulberry32). */
export function mulberry(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
