import { appearsAt, clockTime } from '../content/clock.ts'
import type { Site } from '../content/content-map.ts'
import type { Entry } from '../content/entry.ts'
import { toSlug } from '../content/read/slug.ts'
import { distance, nearest } from '../lib/nearest.ts'
import { didYouMean, say } from './message.ts'
import type { Draft, Finding } from './rule.ts'

/** The anchor of a link is a heading, or another part, of the page it leads to. */
export function linkAnchor(entry: Entry, { pageAt, anchorsOf, pageOf }: Site): Finding[] {
  return entry.outline.links.flatMap(({ url, line, column }) => {
    const [, path = '', id] = /^([^?#]*)(?:\?[^#]*)?#(.*)$/.exec(url) ?? []
    if (id === undefined || /^[a-z][\w+.-]*:|^\/\//i.test(url)) return []
    const page = path === '' ? pageOf(entry) : pageAt(path)
    const anchors = page && anchorsOf(page)
    if (!anchors || anchors.has(decode(id))) return []
    const near = nearestAnchors(decode(id), anchors)
    const [first] = near
    const list = near.slice(0, 8).map(({ id: one }) => one)
    const cure = !first
      ? say`Write ${path || say`the address of a page`}.`
      : first.isNear
        ? didYouMean(`${path}#${first.id}`)
        : say`Write one of ${list.join(', ')}${anchors.size > list.length ? ', …' : ''}.`
    return [{ line, column, message: say`link ${url} names a heading that is not there. ${cure}` }]
  })
}

/** The anchors of a page from the most alike on, by their ids and by the words of their headings. */
function nearestAnchors(id: string, anchors: ReadonlyMap<string, string>) {
  const wanted = toSlug(id)
  const farOf = (one: string) => distance(wanted, one) / Math.max(wanted.length, one.length, 1)
  const sharedBy = (one: string) =>
    one.split('-').filter((word) => word.length > 2 && wanted.split('-').includes(word)).length
  return [...anchors]
    .map(([one, words]) => {
      const names = [one, toSlug(words)]
      const isNear = names.some((name) => name === wanted || nearest(wanted, [name]) !== undefined)
      return { id: one, isNear, far: Math.min(...names.map((name) => farOf(name) - sharedBy(name))) }
    })
    .sort((a, b) => Number(b.isNear) - Number(a.isNear) || a.far - b.far)
}

function decode(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}

/** A page does not lead to one that appears later than itself. Two that appear together may name each other. */
export function linkDraft(entry: Entry, { pageAt, entryOf, now }: Site): Finding[] {
  return entry.outline.links.flatMap(({ url, line, column }) => {
    const page = url.startsWith('/') ? pageAt(url.replace(/[?#].*$/, '')) : undefined
    const target = page && entryOf(page)
    if (!target || appearsAt(target) <= Math.max(appearsAt(entry), now)) return []
    const when = target.fields.draft === true ? say`a draft` : say`not there until ${clockTime(appearsAt(target))}`
    return [
      { line, column, message: say`link ${url} leads to ${target.file}, which is ${when}. Write another, or none.` },
    ]
  })
}

/** A link leads somewhere. */
export function linkEmpty({ outline }: Draft): Finding[] {
  return outline.links
    .filter(({ url }) => url.trim() === '')
    .map((link) => ({ ...link, message: say`This link has no address. Write it between ( and ).` }))
}
