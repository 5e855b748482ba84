import { drawIcons } from '../../builder/pictures/icons.ts'
import { images } from '../../builder/pictures/images.ts'
import { socialPictures } from '../../builder/pictures/social-pictures.ts'
import { content } from '../../site/content.ts'
import { listPages } from '../../site/pages.ts'
import { openCache } from '../../system/cache.ts'

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
