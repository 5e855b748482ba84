import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { type Changed, changedParagraphs } from '../../editor/text/merge.ts'
import { digest, sha256 } from '../lib/cache.ts'
import { listFiles } from '../lib/files.ts'
import { attribute, elementsIn } from '../lib/html.ts'

/** Page of a build, for comparison with another build. */
export interface BuiltPage {
  url: string
  html: string
  /** Hash of its HTML, and of the pictures, styles, scripts and fonts that it refers to. */
  look: string
}

export interface PageChange {
  state: 'added' | 'removed' | 'moved' | 'changed'
  /** Current address, or the last one of a removed page. */
  url: string
  before?: BuiltPage
  after?: BuiltPage
  /** Language and heading, after the change if the page still exists. */
  language: string
  title: string
  /** Changed paragraphs of the visible text; empty for an added or removed page. */
  words: readonly Changed[]
  /** Changes in the title and summary that search results show. */
  found: readonly Changed[]
}

export type BuiltPages = ReadonlyMap<string, BuiltPage>

/** Matches the names of files that affect the look of a page. */
const drawn = /(?<=\/)[\w./-]+\.(?:svg|png|jpe?g|webp|avif|css|m?js|woff2)\b/g

/** Reads the pages of a built site by address, without aliases. */
export function readPages(site: string): BuiltPages {
  const files = listFiles(site)
  const hashes = new Map<string, string>()
  const hashOf = (file: string) => {
    const hash = hashes.get(file) ?? sha256(readFileSync(join(site, file)))
    hashes.set(file, hash)
    return hash
  }
  const siteFiles = new Set(files)
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file): BuiltPage => {
      const html = readFileSync(join(site, file), 'utf8')
      const named = [...new Set(html.match(drawn))].filter((name) => siteFiles.has(name)).sort()
      return { url: addressOf(file), html, look: digest([html, ...named.map(hashOf)]) }
    })
  return new Map(pages.filter((page) => !isAlias(page)).map((page) => [page.url, page]))
}

/** Returns the address of a file: index.html → /, en/plans.html → /en/plans. */
function addressOf(file: string): string {
  return `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`
}

function isAlias({ url, html }: BuiltPage): boolean {
  const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? []
  return canonical !== undefined && new URL(canonical).pathname.replace(/(.)\/$/, '$1') !== url
}

/** Compares two builds. `moved` maps the old address of a page to its new one. */
export function comparePages(before: BuiltPages, after: BuiltPages, moved: ReadonlyMap<string, string> = new Map()) {
  const origins = new Map([...moved].map(([from, to]) => [to, from]))
  const changes: PageChange[] = []
  const same: string[] = []
  for (const [url, page] of after) {
    const origin = origins.get(url)
    const old = (origin === undefined ? undefined : before.get(origin)) ?? before.get(url)
    if (old?.look === page.look && old.url === url) same.push(url)
    else changes.push(describe(old === undefined ? 'added' : old.url === url ? 'changed' : 'moved', old, page))
  }
  for (const [url, page] of before)
    if (!after.has(url) && !after.has(moved.get(url) ?? '')) changes.push(describe('removed', page, undefined))
  return { changes, same }
}

function describe(state: PageChange['state'], before?: BuiltPage, after?: BuiltPage): PageChange {
  const [old, now] = [before, after].map((page) => page && readText(page.html))
  const { language = '', title = '' } = now ?? old ?? {}
  const compared = old && now
  return {
    state,
    url: (after ?? before)?.url ?? '',
    before,
    after,
    language,
    title,
    words: compared ? changedParagraphs(old.visible, now.visible) : [],
    found: compared ? changedParagraphs(old.found, now.found) : [],
  }
}

/** Returns a page's language, heading, search snippet and visible text. An empty line separates blocks of the text. */
export function readText(html: string) {
  const document = parse(html)
  const elements = [...elementsIn(document)]
  const first = (name: string) => elements.find(({ tagName }) => tagName === name)
  const body = first('body')
  const heading = first('h1') ?? first('title')
  const summary = elements.find((element) => attribute(element, 'name') === 'description')
  const found = [textOf(first('title')), attribute(summary, 'content') ?? '']
  return {
    language: attribute(first('html'), 'lang') ?? '',
    title: textOf(heading),
    visible: body ? inParagraphs(blocksIn(body)) : '',
    found: inParagraphs(found),
  }
}

const inParagraphs = (blocks: readonly string[]) => blocks.map((block) => `${block}\n\n`).join('')

function textOf(element: DefaultTreeAdapterTypes.Element | undefined): string {
  return element ? blocksIn(element).join(' ') : ''
}

const unseen = new Set(['script', 'style', 'template', 'noscript', 'svg', 'dialog'])

const inline = new Set(
  'a abbr b bdi cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(' '),
)

/** Lists the texts of the blocks in an element. The text of a picture is its description. */
function blocksIn(element: DefaultTreeAdapterTypes.Element): string[] {
  const blocks: string[] = []
  let text = ''
  const end = () => {
    const block = text.replace(/\s+/g, ' ').trim()
    if (block !== '') blocks.push(block)
    text = ''
  }
  const visit = (node: DefaultTreeAdapterTypes.ChildNode) => {
    if ('value' in node) text += node.value
    if (!('tagName' in node) || unseen.has(node.tagName)) return
    if (node.tagName === 'img') text += ` ${attribute(node, 'alt') ?? ''} `
    if (inline.has(node.tagName)) return node.childNodes.forEach(visit)
    end()
    node.childNodes.forEach(visit)
    end()
  }
  element.childNodes.forEach(visit)
  end()
  return blocks
}
