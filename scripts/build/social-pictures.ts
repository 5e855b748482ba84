import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Path } from '../../site/locales.ts'
import type { Page } from '../../site/pages.ts'
import { socialPicture } from '../../site/social.ts'
import { socialCardOf } from '../../site/social-card.ts'
import type { Cache } from '../cache.ts'
import { drawSocialCard } from './social-card.tsx'

/** Everything but the words that decides how a picture looks. */
const drawing = readFileSync(join(import.meta.dirname, 'social-card.tsx'))

/** The picture of every page; an alias shares that of the page it stands for. */
export async function socialPictures(pages: readonly Page[], cache: Cache): Promise<{ path: Path; bytes: Buffer }[]> {
  const pictures: { path: Path; bytes: Buffer }[] = []
  for (const page of pages) {
    if (page.url !== page.canonical) continue
    const card = socialCardOf(page)
    const bytes = await cache.get([drawing, JSON.stringify(card)], () => drawSocialCard(card))
    pictures.push({ path: socialPicture(page.canonical), bytes })
  }
  return pictures
}
