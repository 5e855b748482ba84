import { content } from '../../site/content.ts'
import { listPages } from '../../site/pages.ts'
import { drawIcons, images, socialPictures } from '../build/pictures.ts'
import { openCache } from '../lib/cache.ts'

// Fills the picture cache of a copy whose content was checked. All pages share one social picture, so a benchmark need
// not draw 10,000.
const cache = openCache('.local/pictures')
await drawIcons('public', cache)
await images('public', cache)
let same: Buffer | undefined
for (const { inputs, draw } of socialPictures(listPages(content), content)) {
  same ??= await draw()
  cache.set(inputs, same)
}
