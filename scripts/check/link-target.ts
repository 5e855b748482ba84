import { appearsAt, clockTime } from '../content/clock.ts'
import { didYouMean, say } from '../content/problem.ts'
import { anchorIn } from '../content/text.ts'
import { closestMatch } from '../lib/strings.ts'
import type { SiteRule } from './rule.ts'

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
      const [, path = '', written] = /^([^?#]*)(?:\?[^#]*)?#(.*)$/.exec(url) ?? []
      if (written === undefined || /^[a-z][\w+.-]*:|^\/\//i.test(url)) return []
      const page = path === '' ? pageOf(entry) : pageAt(path)
      const anchors = page && anchorsOf(page)
      const id = anchorIn(written)
      if (!anchors || anchors.has(id)) return []
      const known = [...anchors.keys()]
      const near = closestMatch(id, known)
      const list = known.slice(0, 8).join(', ') || { en: 'none', nl: 'geen' }
      const cure = near ? didYouMean(`${path}#${near}`) : { en: 'There are: %1.', nl: 'Er zijn: %1.', values: [list] }
      return [{ line, column, message: say(noHeading, url, cure) }]
    })
  },
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
