import { appearsAt, clockTime } from '../content/clock.ts'
import { toSlug } from '../content/read/slug.ts'
import { distance, nearest } from '../lib/nearest.ts'
import { didYouMean, say } from './message.ts'
import type { EntryRule, SiteRule } from './rule.ts'

const noHeading = {
  en: 'link %1 names a heading that is not there. %2',
  nl: 'link %1 noemt een kop die er niet is. %2',
}

export const linkAnchor: SiteRule = {
  id: 'link-anchor',
  says: [noHeading],
  why: {
    en: 'A link to a heading that does not exist opens the page at the top.',
    nl: 'Een link naar een kop die er niet is, opent de pagina bovenaan.',
  },
  example: { wrong: '[Kosten](#kosten)', right: '## Kosten\n\n[Kosten](#kosten)' },
  check(entry, { pageAt, anchorsOf, pageOf }) {
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
        ? {
            en: 'Write %1.',
            nl: 'Schrijf %1.',
            values: [path || { en: 'the address of a page', nl: 'het adres van een pagina' }],
          }
        : first.isNear
          ? didYouMean(`${path}#${first.id}`)
          : {
              en: 'Write one of %1%2.',
              nl: 'Schrijf een van deze: %1%2.',
              values: [list.join(', '), anchors.size > list.length ? ', …' : ''],
            }
      return [{ line, column, message: say(noHeading, url, cure) }]
    })
  },
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

const hiddenTarget = {
  en: 'link %1 leads to %2, which is %3. Write another, or none.',
  nl: 'link %1 leidt naar %2, en dat is %3. Schrijf een andere, of geen.',
}

export const linkDraft: SiteRule = {
  id: 'link-draft',
  says: [hiddenTarget],
  why: {
    en: 'A link to a post that is still hidden leads to the 404 page.',
    nl: 'Een link naar een artikel dat nog verborgen is, leidt naar de pagina 404.',
  },
  example: { wrong: '[Lees verder](/blog/concept)', right: 'Lees verder.' },
  check(entry, { pageAt, entryOf, now }) {
    return entry.outline.links.flatMap(({ url, line, column }) => {
      const page = url.startsWith('/') ? pageAt(url.replace(/[?#].*$/, '')) : undefined
      const target = page && entryOf(page)
      if (!target || appearsAt(target) <= Math.max(appearsAt(entry), now)) return []
      const when =
        target.fields.draft === true
          ? { en: 'a draft', nl: 'een concept' }
          : { en: 'not there until %1', nl: 'er pas op %1', values: [clockTime(appearsAt(target))] }
      return [{ line, column, message: say(hiddenTarget, url, target.file, when) }]
    })
  },
}

const noAddress = {
  en: 'This link has no address. Write it between ( and ).',
  nl: 'Deze link heeft geen adres. Schrijf het tussen ( en ).',
}

export const linkEmpty: EntryRule = {
  id: 'link-empty',
  says: [noAddress],
  why: { en: 'A link without an address does nothing.', nl: 'Een link zonder adres doet niets.' },
  example: { wrong: '[Pakketten]()', right: '[Pakketten](/pakketten)' },
  check({ outline }) {
    return outline.links.filter(({ url }) => url.trim() === '').map((link) => ({ ...link, message: noAddress }))
  },
}
