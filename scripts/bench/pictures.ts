import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { allPages } from '../../site/all-pages.ts'
import { drawIcons } from '../build/icons.ts'
import { images } from '../build/images.ts'
import { socialPictures } from '../build/social-pictures.ts'
import { openCache } from '../cache.ts'

// Fills the cache of pictures of the project it runs in, for a bench. What it puts there is found by the build as if it had
// drawn it before. --own: the pictures and icons of the site itself. --each: those for shared links, drawn. --same: those
// for shared links, the first one for all pages.
const { values } = parseArgs({
  options: { own: { type: 'boolean' }, each: { type: 'boolean' }, same: { type: 'boolean' } },
})
const cache = openCache(join(process.cwd(), '.cache/pictures'))
if (values.own) {
  const folder = join(process.cwd(), 'public')
  await drawIcons(folder, cache)
  await images(folder, cache)
}
let first: Promise<Uint8Array> | undefined
for (const { inputs, draw } of values.each || values.same ? socialPictures(allPages()) : [])
  await cache.get(inputs, () => {
    first = values.each ? draw() : (first ?? draw())
    return first
  })
