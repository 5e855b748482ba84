import { content } from '../../site/content.ts'
import { listPages } from '../../site/pages.ts'
import { drawIcons } from '../build/pictures/icons.ts'
import { images } from '../build/pictures/images.ts'
import { socialPictures } from '../build/pictures/social-pictures.ts'
import { openCache } from '../lib/cache.ts'

// Makes a cache of pictures for the copy it runs in, whose content was checked: those of the site itself, and for shared
// links one for all pages, so that 10,000 need not be drawn before a build can be measured.
const cache = openCache('.local/pictures')
await drawIcons('public', cache)
await images('public', cache)
let same: Buffer | undefined
for (const { inputs, draw } of socialPictures(listPages(content), content)) {
  same ??= await draw()
  cache.set(inputs, same)
}
