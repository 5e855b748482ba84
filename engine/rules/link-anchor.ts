import { nearest } from '../../system/nearest.ts'
import type { Site } from '../content-map.ts'
import type { Known } from '../entry.ts'
import type { Finding } from './rule.ts'

/** The anchor of a link is a heading, or another part, of the page it leads to. */
export function linkAnchor(entry: Known, { pageAt, anchorsOf, pageOf }: Site): Finding[] {
  return entry.outline.links.flatMap(({ url, line, column }) => {
    const [, path = '', id] = /^([^?#]*)(?:\?[^#]*)?#(.*)$/.exec(url) ?? []
    if (id === undefined || /^[a-z][\w+.-]*:|^\/\//i.test(url)) return []
    const page = path === '' ? pageOf(entry) : pageAt(path)
    const anchors = page && anchorsOf(page)
    if (!anchors || anchors.has(decode(id))) return []
    const near = nearest(id, [...anchors])
    const cure = near ? `Did you mean ${path}#${near}?` : `Write one of ${[...anchors].slice(-8).join(', ')}.`
    return [{ line, column, message: `link ${url} names a heading that is not there. ${cure}` }]
  })
}

function decode(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}
