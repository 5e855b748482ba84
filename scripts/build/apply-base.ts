import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, serialize } from 'parse5'
import { base, withBase } from '../../site/base.ts'
import type { Path } from '../../site/locales.ts'
import { listFiles } from '../lib/files.ts'
import { elementsIn } from '../lib/html.ts'
import type { SiteFolder } from './publish/site-folder.ts'

const single = new Set(['href', 'src', 'action', 'formaction', 'poster'])

const lists = new Set(['srcset', 'imagesrcset'])

/**
 * Adds the base to every address of the built pages, in article text and island props too. Vite has already added it to
 * its assets.
 */
export function applyBase(site: SiteFolder) {
  if (base() === '/') return
  const files = listFiles(site.path)
  const known = new Set(files.flatMap((file) => [`/${file}`, `/${file.replace(/(^index)?\.html$/, '')}`]))
  const move = (address: string) => {
    const [path = ''] = address.split(/[?#]/)
    return known.has(path.replace(/(.)\/$/, '$1')) ? withBase(address as Path) : address
  }
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const document = parse(readFileSync(join(site.path, file), 'utf8'))
    for (const { attrs } of elementsIn(document))
      for (const attribute of attrs) {
        if (single.has(attribute.name)) attribute.value = move(attribute.value)
        if (lists.has(attribute.name))
          attribute.value = attribute.value.replace(/(^|,\s*)([^\s,]+)/g, (_, gap, address) => gap + move(address))
        if (attribute.name === 'data-props')
          attribute.value = JSON.stringify(JSON.parse(attribute.value), (_, value) =>
            typeof value === 'string' ? move(value) : value,
          )
      }
    site.write(file, serialize(document))
  }
}
