import { socialPicture } from '../../../site/files.ts'
import { socialCardOf } from '../../../site/head/social-card.ts'
import type { Content, SitePage } from '../../content/collections.ts'
import { programHash } from '../../lib/hash.ts'
import { cardColours } from './colours.ts'

export const cardSources = ['scripts/build/pictures', 'site/brand.ts']

/** Yields the picture of every page. An alias shares its target's picture. */
export function* socialPictures(pages: readonly SitePage[], content: Content) {
  const program = programHash(...cardSources)
  const colours = JSON.stringify(cardColours())
  for (const page of pages) {
    if (page.url !== page.canonical) continue
    const card = socialCardOf(page, content)
    const draw = async () => {
      const { drawSocialCard } = await import('./social-card.tsx')
      return drawSocialCard(card)
    }
    yield { path: socialPicture(page.canonical), inputs: [program, colours, JSON.stringify(card)], draw }
  }
}
