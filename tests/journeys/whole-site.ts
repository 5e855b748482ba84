import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { join, relative } from 'node:path'

// Reads a whole site, from a folder or over HTTP, and names each thing in it that leads nowhere or contradicts another. It
// knows HTML and the web, and nothing of the project.

/** The files of a site by their addresses: `/`, `/en/plans`, `/feed.xml`. */
export type WholeSite = ReadonlyMap<string, Buffer>

/** What a site holds beside the faults: enough to see that it was read at all. */
export interface Findings {
  faults: string[]
  pages: number
  posts: number
}

/** Reads the files of a built folder. */
export function readFolder(folder: string): WholeSite {
  const site = new Map<string, Buffer>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    site.set(addressOf(relative(folder, file).replaceAll('\\', '/')), readFileSync(file))
  }
  return site
}

/** The address at which a file of a built folder answers. */
const addressOf = (file: string) => `/${file}`.replace(/\/index\.html$/, '/').replace(/\.html$/, '')

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Asks for an address with these headers and no others. Nothing is unpacked, and no redirect followed. */
export function ask(url: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asking = request(url, { headers, method }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part) => parts.push(part))
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
      )
    })
    asking.on('error', reject).end()
  })
}

/** Reads what a live site says that it holds, and follows each link. What is no answer is left out, so who links to it is named. */
export async function readServer(origin: string, base = '/'): Promise<WholeSite> {
  const site = new Map<string, Buffer>()
  const wanted = new Set([base, `${base}en`, `${base}sitemap.xml`, `${base}robots.txt`, `${base}search.json`])
  // What nobody leads to is published as well, and says so.
  const release = await (await fetch(`${origin}${base}release.json`)).json()
  for (const { path } of release.files) wanted.add(base + addressOf(path).slice(1))
  const own = new Set<string>()
  for (const path of wanted) {
    const answer = await fetch(origin + path, { redirect: 'manual' })
    const body = Buffer.from(await answer.arrayBuffer())
    // The page for what is not there says that it is not there itself.
    if (answer.status !== (path.endsWith('/404') ? 404 : 200)) continue
    site.set(path, body)
    if (own.size === 0) own.add(originOf(String(body)))
    for (const { to } of linksOf(path, body)) {
      const place = localPath(to, path, own)
      if (place !== undefined) wanted.add(place)
    }
  }
  return site
}

/** Names every fault of a site. `base` is the path it stands below; the first of its languages has no prefix. */
export function findingsOf(site: WholeSite, base = '/', languages = ['nl', 'en']): Findings {
  const [first = '', ...others] = languages
  const languageOf = (path: string) =>
    others.find((one) => path === base + one || path.startsWith(`${base}${one}/`)) ?? first
  const faults: string[] = []
  const pages = new Map<string, Page>()
  for (const [path, body] of site) if (isPage(path, body)) pages.set(path, new Page(path, String(body)))
  const own = new Set([originOf(String(site.get(base) ?? ''))])
  const fault = (path: string, sentence: string) => void faults.push(`${path}: ${sentence}`)

  const used = new Set<string>([...pages.keys()])
  for (const [path, body] of site)
    for (const { to, of } of linksOf(path, body)) {
      const place = localPath(to, path, own)
      if (place === undefined) {
        if (!/^(https:\/\/|mailto:|tel:|data:|#|http:\/\/www\.w3\.org)/.test(to)) fault(path, `leads to ${to}`)
        continue
      }
      used.add(place)
      if (!place.startsWith(base) && `${place}/` !== base) fault(path, `${of} leads outside ${base}: ${to}`)
      else if (!site.has(place)) fault(path, `${of} leads to ${to}, which is not there`)
      const id = /#(.+)$/.exec(to)?.[1]
      const target = pages.get(place)
      if (id && target && !target.ids.has(decodeURIComponent(id))) fault(path, `#${id} is not an id of ${place}`)
    }

  const sitemap = String(site.get(`${base}sitemap.xml`) ?? '')
  const listed = new Map<string, string | undefined>()
  const alternates = new Map<string, string>()
  for (const [, entry = ''] of sitemap.matchAll(/<url>(.*?)<\/url>/gs)) {
    const loc = /<loc>([^<]*)<\/loc>/.exec(entry)?.[1] ?? ''
    const place = localPath(loc, base, own) ?? loc
    if (listed.has(place)) fault('sitemap', `${place} is there twice`)
    listed.set(place, /<lastmod>([^<]*)<\/lastmod>/.exec(entry)?.[1])
    const twins = [...entry.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, locale, to]) => `${locale} ${to}`)
    alternates.set(place, twins.sort().join())
  }
  const titles = new Map<string, string>()
  const pictures = new Map<string, string>()
  for (const [path, page] of pages) {
    for (const sentence of page.faults()) fault(path, sentence)
    if (page.lang !== languageOf(path)) fault(path, `is in ${page.lang}`)
    for (const other of page.links('a', 'href')) {
      const place = localPath(other.to, path, own)
      const target = place === undefined ? undefined : pages.get(place)
      const told = /(?:hreflang|lang)="([^"]*)"/i.exec(other.tag)?.[1] ?? page.lang
      if (target && target.lang !== told) fault(path, `${other.to} is in ${target.lang}, and its link says ${told}`)
    }
    const canonical = page.canonical && localPath(page.canonical, path, own)
    if (page.isHidden === listed.has(path) && canonical === path) fault(path, 'is in the sitemap, or not to be found')
    if (page.isHidden) continue
    if (canonical === undefined) fault(path, 'has no canonical address')
    const crumbs = page.data('BreadcrumbList').itemListElement
    const last = Array.isArray(crumbs) ? localPath(crumbs.at(-1)?.item, path, own) : canonical
    if (last !== canonical) fault(path, `its breadcrumbs end at ${last}`)
    if (canonical !== path) {
      if (listed.has(path)) fault(path, 'is in the sitemap, beside its canonical address')
      continue
    }
    const shared = localPath(page.meta('og:url'), path, own)
    if (shared !== path) fault(path, `is shared as ${shared}`)
    for (const sentence of page.sharingFaults()) fault(path, sentence)
    const picture = page.meta('og:image')
    if (pictures.has(picture)) fault(path, `is shared with the picture of ${pictures.get(picture)}`)
    pictures.set(picture, path)
    for (const text of [page.title, page.meta('description')]) {
      const key = `${page.lang} ${text}`
      if (!text) fault(path, 'has no title, or no description')
      if (titles.has(key)) fault(path, `says the same of itself as ${titles.get(key)}: ${text}`)
      titles.set(key, path)
    }
    for (const tag of page.switches()) {
      const [, to = ''] = /href="([^"]*)"/.exec(tag) ?? []
      const [, locale] = /data-language="([^"]*)"/.exec(tag) ?? []
      const twin = page.twins.find(([other]) => other === locale)?.[1]
      const told = twin === undefined ? undefined : localPath(twin, path, own)
      if (told && localPath(to, path, own) !== told) fault(path, `leads to ${to} in ${locale}, and says it is ${told}`)
      if (/ aria-current=/.test(tag) !== (locale === page.lang)) fault(path, `marks another language: ${tag}`)
    }
    for (const kind of ['atom+xml', 'feed+json', 'manifest']) {
      const to = localPath(page.link(kind), path, own)
      if (!to || languageOf(to) !== page.lang) fault(path, `names ${to} as its ${kind}`)
    }
    const twins = page.twins.map(([locale, to]) => [locale, localPath(to, path, own) ?? to] as const)
    for (const [locale, to] of twins) {
      const twin = pages.get(to)
      if (locale !== 'x-default' && twin && twin.lang !== locale) fault(path, `its twin ${to} is in ${twin.lang}`)
      if (!twin?.twins.some(([, back]) => localPath(back, to, own) === path)) fault(path, `${to} does not name it back`)
    }
    const told = page.twins.map(([locale, to]) => `${locale} ${to}`)
    if (alternates.get(path) !== told.sort().join()) fault(path, `its twins in the sitemap are ${alternates.get(path)}`)
    const byDefault = twins.find(([locale]) => locale === 'x-default')?.[1]
    // What is in one language alone is for everybody.
    const wanted = twins.find(([locale]) => locale === first) ?? twins.find(([locale]) => locale === page.lang)
    if (byDefault !== wanted?.[1]) fault(path, `leads others to ${byDefault}`)
    const named = twins.map(([locale]) => locale).sort()
    const all = [...languages, 'x-default'].sort()
    if (!['', all.join()].includes(named.join()) && !page.path.includes('/blog/'))
      fault(path, `names its twins for ${named}`)
    if (new Set(twins.map(([locale]) => locale)).size !== twins.length) fault(path, 'names two twins in one language')
  }
  for (const path of listed.keys()) if (!pages.has(path)) fault('sitemap', `${path} is no page`)

  // An address that a post had before shows the post, and is none.
  const posts = [...pages.values()].filter(
    ({ path, canonical, meta }) =>
      meta('og:type') === 'article' && canonical && localPath(canonical, path, own) === path,
  )
  for (const { path, changed } of posts)
    if (listed.get(path)?.slice(0, 10) !== changed)
      fault(path, `changed ${changed}, the sitemap says ${listed.get(path)}`)
  for (const lang of new Set(posts.map((post) => post.lang))) {
    const wanted = posts.filter((post) => post.lang === lang)
    for (const sentence of feedFaults(site, `${base}${lang === first ? '' : `${lang}/`}feed`, wanted, own))
      fault(`feed in ${lang}`, sentence)
  }
  for (const [path, body] of site) {
    const wanted = sizeIn(path.slice(base.length))
    if (wanted && path.endsWith('.png') && sizeOf(body) !== wanted) fault(path, `is ${sizeOf(body)}, not ${wanted}`)
  }
  const robots = String(site.get(`${base}robots.txt`) ?? 'User-agent: *')
  if (!/^User-agent: \*$/m.test(robots) || /^Disallow: ./m.test(robots)) fault('robots.txt', robots)
  for (const path of site.keys())
    if (!used.has(path) && !isRead(path.slice(base.length))) fault(path, 'is used nowhere')
  return { faults, pages: pages.size, posts: posts.length }
}

/** How large a drawn picture has to be: those of shared links, and icons by their names. */
function sizeIn(name: string): string | undefined {
  if (name.startsWith('social/')) return '1200x630'
  const [, side] = /^icons\/(\d+)\.png$/.exec(name) ?? []
  return side && `${side}x${side}`
}

/** How large a PNG is, as its first bytes say. */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`

/** Whether a file is asked for by its name, and by no link. */
const isRead = (name: string) =>
  /^(sitemap\.xml|robots\.txt|release\.json|search\.json|([a-z]{2}\/)?llms(-full)?\.txt|\.well-known\/.*|assets\/search\/.*)$/.test(
    name,
  )

export const isPage = (path: string, body: Buffer) =>
  !/\.\w+$/.test(path) && /^<!doctype html>/i.test(body.subarray(0, 20).toString())

/** Where the site says that it is. */
const originOf = (home: string) => /rel="canonical" href="(https?:\/\/[^/"]+)/.exec(home)?.[1] ?? ''

/** The path of an address on the site itself, without its query. Of any other address there is none. */
function localPath(to: string, from: string, own: ReadonlySet<string>): string | undefined {
  if (/^(mailto|tel|data|javascript):/.test(to)) return undefined
  const here = 'https://here.example'
  if (!URL.canParse(to, here + from)) return undefined
  const { origin, pathname } = new URL(to, here + from)
  return origin === here || own.has(origin) ? decodeURIComponent(pathname) : undefined
}

interface Link {
  to: string
  /** Where it stands: the element and its attribute. */
  of: string
  tag: string
}

/** Each address that a file names, of any kind of file that can name one. */
function linksOf(path: string, body: Buffer): Link[] {
  if (isPage(path, body)) return new Page(path, String(body)).allLinks()
  const text = /\.(css|js|json|webmanifest|xml|txt)$/.test(path) ? String(body) : ''
  const found = (pattern: RegExp, of: string) =>
    [...text.matchAll(pattern)].map(([tag, to = '']) => ({ to: unescaped(to), of, tag }))
  if (path.endsWith('.css')) return found(/url\(["']?([^"')]+)/g, 'url()')
  if (path.endsWith('.js')) return found(/(?:from|import\(?)\s*["'`](\.{1,2}\/[^"'`]+)["'`]/g, 'import')
  if (path.endsWith('sitemap.xml'))
    return [...found(/<loc>([^<]*)/g, 'loc'), ...found(/hreflang="[^"]*" href="([^"]*)"/g, 'alternate')]
  if (path.endsWith('feed.xml')) return found(/ (?:href|src)=(?:"|&quot;)(.*?)(?:"|&quot;)/g, 'link')
  if (path.endsWith('feed.json')) return found(/(?:url"?: ?"|(?:href|src)=\\")([^"\\]*)/g, 'link')
  if (path.endsWith('llms.txt')) return found(/\]\(([^)]*)\)/g, 'link')
  if (path.endsWith('robots.txt')) return found(/Sitemap: (\S+)/g, 'Sitemap')
  if (path.endsWith('.webmanifest')) return found(/"(?:src|start_url|scope)": ?"([^"]*)"/g, 'manifest')
  if (path.endsWith('search.json')) return found(/"(\/[^"]*)"/g, 'index')
  if (/assets\/search\/.*\.json$/.test(path)) return found(/"(\/[^"]*)"/g, 'result')
  return []
}

export const unescaped = (text: string) =>
  text.replace(/&(amp|quot|lt|gt|#x27|#39);/g, (_, name: string) => entities[name] ?? '')
const entities: Readonly<Record<string, string>> = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'", '#39': "'" }

/** The text of some HTML, in one line. */
export const textOf = (html: string) =>
  unescaped(html.replace(/<!--.*?-->/g, '').replace(/<[^>]*>/g, ''))
    .replaceAll('\u2060', '')
    .replace(/\s+/g, ' ')
    .trim()

/** What an attribute names by id on its own page. */
const idAttributes = ['for', 'aria-controls', 'aria-labelledby', 'aria-describedby', 'popovertarget', 'list']

/** A page as text: what it names, and what it says of itself. */
export class Page {
  readonly path: string
  private readonly html: string
  readonly ids: Set<string>
  private readonly tags: string[]
  private read: string | undefined

  constructor(path: string, html: string) {
    this.path = path
    this.html = html
    this.tags = html.replace(/<(script|style)\b([^>]*)>[\s\S]*?<\/\1>/g, '<$1$2>').match(/<[a-z][^<>]*>/gi) ?? []
    this.ids = new Set(this.values('id'))
  }

  private values(attribute: string): string[] {
    const pattern = new RegExp(` ${attribute}="([^"]*)"`, 'i')
    return this.tags.flatMap((tag) => unescaped(pattern.exec(tag)?.[1] ?? '') || [])
  }

  get lang() {
    return /<html[^>]* lang="([^"]*)"/.exec(this.html)?.[1]
  }
  get title() {
    return /<title>([^<]*)/.exec(this.html)?.[1] ?? ''
  }
  get canonical() {
    return /rel="canonical" href="([^"]*)"/.exec(this.html)?.[1]
  }
  get isHidden() {
    return /noindex/.test(this.meta('robots'))
  }
  /** The day a post was last changed, as its structured data says. */
  get changed() {
    return (/"dateModified":"([^"]*)"/.exec(this.html) ?? /"datePublished":"([^"]*)"/.exec(this.html))?.[1]?.slice(
      0,
      10,
    )
  }
  get twins(): [string, string][] {
    const links = this.tags.filter((tag) => /^<link\b/.test(tag) && /hreflang=/i.test(tag))
    return links.map((tag) => [/hreflang="([^"]*)"/i.exec(tag)?.[1] ?? '', / href="([^"]*)"/.exec(tag)?.[1] ?? ''])
  }
  meta = (name: string) => {
    const tag = this.tags.find((each) => /^<meta\b/.test(each) && each.includes(`="${name}"`))
    return unescaped(/ content="([^"]*)"/.exec(tag ?? '')?.[1] ?? '')
  }

  links(element: string, attribute: string): Link[] {
    const pattern = new RegExp(`^<(${element})\\b[^>]* ${attribute}="([^"]*)"`, 'i')
    return this.tags.flatMap((tag) => {
      const [, name, to] = pattern.exec(tag) ?? []
      return to === undefined ? [] : [{ to: unescaped(to), of: `${name} ${attribute}`, tag }]
    })
  }

  allLinks(): Link[] {
    const srcset = ['srcset', 'imagesrcset'].flatMap((attribute) => this.links('\\w+', attribute))
    const shared = ['og:image', 'og:url', 'twitter:image'].flatMap((name) => this.meta(name) || [])
    const data = [...this.html.matchAll(/"(?:url|urlTemplate|item|image|mainEntityOfPage|logo)":"(https:[^"]*)"/g)]
    return [
      ...['href', 'src', 'poster'].flatMap((attribute) => this.links('\\w+', attribute)),
      // What forms send is kept by a server on this machine, while they have no endpoint.
      ...this.links('form', 'action').filter(({ to }) => !to.startsWith('/__forms')),
      ...srcset.flatMap((link) => link.to.split(',').map((each) => ({ ...link, to: each.trim().split(' ')[0] ?? '' }))),
      ...[...shared, ...data.map(([, to = '']) => to)].map((to) => ({ to, of: 'what is shared', tag: '' })),
      ...[...this.html.matchAll(/url\(["']?(\/[^"')]+)/g)].map(([tag, to = '']) => ({ to, of: 'style', tag })),
    ]
  }

  get source() {
    return this.html
  }
  /** The links that lead to the same page in each language. */
  switches = () => this.tags.filter((tag) => / data-language=/.test(tag))
  /** Where a link of a kind leads, such as that to the feed. */
  link(kind: string) {
    const tag = this.tags.find((each) => /^<link\b/.test(each) && each.includes(kind)) ?? ''
    return / href="([^"]*)"/.exec(tag)?.[1] ?? ''
  }
  /** What its shared link says otherwise than the page. */
  sharingFaults(): string[] {
    const title = unescaped(this.title).replace(/ · [^·]*$/, '')
    const wanted = {
      'og:title': title,
      'og:image:alt': title,
      'twitter:title': title,
      'og:description': this.meta('description'),
      'twitter:description': this.meta('description'),
      'twitter:image': this.meta('og:image'),
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:locale': { nl: 'nl_NL', en: 'en_GB', de: 'en_IE' }[this.lang ?? ''],
    }
    return Object.entries(wanted).flatMap(([name, value]) =>
      this.meta(name) === value ? [] : `${name} is ${this.meta(name)}, not ${value}`,
    )
  }
  /** Whether this is the address that search engines keep, or the page for what is not there. */
  get isItself() {
    const { canonical, path } = this
    return canonical ? decodeURIComponent(new URL(canonical).pathname) === path : path.endsWith('/404')
  }
  /** What a reader sees, in one line. */
  get text() {
    this.read ??= textOf(this.html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' '))
    return this.read
  }
  textOf(element: string) {
    return textOf(new RegExp(`<${element}\\b[^>]*>([\\s\\S]*?)</${element}>`).exec(this.html)?.[1] ?? '')
  }
  /** The cards of a list, with all that each shows. */
  cards() {
    const cards = this.html.match(/<article class="entry\b[\s\S]*?<\/article>/g) ?? []
    return cards.map((card) => {
      const one = (pattern: RegExp) => unescaped(pattern.exec(card)?.[1] ?? '')
      return {
        title: textOf(one(/<h2>(.*?)<\/h2>/)),
        to: one(/<h2><a href="([^"]*)"/),
        excerpt: one(/<\/h2><p>(.*?)<\/p>/),
        date: one(/<time datetime="([^"]*)"/i),
        image: one(/<img[^>]* src="([^"]*)"/),
        imageAlt: one(/<img[^>]* alt="([^"]*)"/),
        subject: textOf(one(/<p class="eyebrow">(.*?)<\/p>/)).replace(/^.* · /, ''),
        minutes: textOf(one(/<p class="meta">(.*?)<\/p>/)).split(' · ')[1] ?? '',
      }
    })
  }
  /** Where the filter of a list leads, with how many it says are there. */
  counts(): Map<string, string> {
    const filter = /<nav class="filter"[\s\S]*?<\/nav>/.exec(this.html)?.[0] ?? ''
    return new Map(
      [...filter.matchAll(/href="([^"]*)"[^>]*>.*?<span>(\d+)<\/span>/g)].map(([, to = '', count = '']) => [to, count]),
    )
  }
  /** The structured data of a type. */
  data(type: string): Record<string, unknown> {
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(this.html) ?? []
    const { '@graph': things = [] } = (parsed(json) ?? {}) as { '@graph'?: Record<string, unknown>[] }
    return things.find((thing) => thing['@type'] === type) ?? {}
  }
  /** What stands above an article: its subject, its first lines, who wrote it when, and how long it takes. */
  articleHead() {
    const head = /<article[^>]*>[\s\S]*?<header>([\s\S]*?)<\/header>/.exec(this.html)?.[1] ?? ''
    const one = (pattern: RegExp) => textOf(pattern.exec(head)?.[1] ?? '')
    const meta = one(/<p class="meta">(.*?)<\/p>/)
    return {
      subject: one(/<p class="eyebrow">(.*?)<\/p>/),
      excerpt: one(/<p class="lead">(.*?)<\/p>/),
      author: meta.split(' · ')[0],
      date: one(/<time datetime="([^"]*)"/i),
      minutes: meta.split(' · ')[2] ?? '',
    }
  }
  /** The picture above an article. */
  picture() {
    const tag = /<\/header>[\s\S]*?(<img [^>]*>)/.exec(this.html)?.[1] ?? ''
    const value = (name: string) => unescaped(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '')
    return { image: value('src'), imageAlt: value('alt') }
  }
  /** Where a link of the page leads that is the one before or after it. */
  rel(name: 'prev' | 'next') {
    return this.tags.map((tag) => new RegExp(`^<a href="([^"]*)" rel="${name}"`).exec(tag)?.[1]).find(Boolean)
  }
  /** The headings of a level, as many as are asked for and in the same way. */
  headings(level: number, like: readonly { text: string; id?: string }[]) {
    const all = [...this.html.matchAll(new RegExp(`<h${level}([^>]*)>([\\s\\S]*?)</h${level}>`, 'g'))]
    const found = all.map(([, attributes = '', inside = '']) => ({
      text: textOf(inside.replace(/<a [^>]*class="anchor"[\s\S]*?<\/a>/, '')),
      id: / id="([^"]*)"/.exec(attributes)?.[1],
    }))
    const begin = found.findIndex(({ text }) => text === like[0]?.text)
    return found.slice(begin, begin + like.length).map(({ text, id }, at) => (like[at]?.id ? { text, id } : { text }))
  }

  /** What is wrong with a page by itself. */
  faults(): string[] {
    const faults: string[] = []
    const headings = this.tags.filter((tag) => /^<h[1-6]\b/.test(tag)).map((tag) => Number(tag[2]))
    if (headings.filter((level) => level === 1).length !== 1) faults.push('has no single h1')
    for (const [index, level] of headings.entries())
      if (level > (headings[index - 1] ?? 1) + 1) faults.push(`goes from h${headings[index - 1]} to h${level}`)
    if (this.values('id').length !== this.ids.size) faults.push('has an id twice')
    for (const attribute of idAttributes)
      for (const id of this.values(attribute).flatMap((value) => value.split(' ')))
        if (!this.ids.has(id)) faults.push(`${attribute} names ${id}, which is not there`)
    for (const tag of this.tags) {
      if (/^<img\b/.test(tag) && !(/ alt=/.test(tag) && / width=/.test(tag) && / height=/.test(tag)))
        faults.push(`a picture without its alternative or size: ${tag}`)
      if (/ target="_blank"/.test(tag) && !/ rel="[^"]*noopener/.test(tag)) faults.push(`opens a window: ${tag}`)
    }
    for (const [, json = ''] of this.html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)) {
      const data = parsed(json)
      if (data === undefined) faults.push('structured data that is no JSON')
      if (/null|undefined|""/.test(json)) faults.push('structured data with a gap')
    }
    const shown = this.html.replace(/<(script|style|pre|code)\b[\s\S]*?<\/\1>/g, '')
    const said = [
      shown.replace(/<[^>]*>/g, ' '),
      ...['alt', 'title', 'content', 'aria-label'].flatMap((name) => this.values(name)),
    ]
    for (const text of said) {
      const left = /.{0,20}(\bundefined\b|\bNaN\b|\[object |\]\(|\{\w+(\.\w+)*\}|\*\*|TODO|&amp;\w+;).{0,20}/.exec(
        text,
      )?.[0]
      if (left) faults.push(`says “${left}”`)
    }
    return faults
  }
}

function feedFaults(site: WholeSite, name: string, posts: readonly Page[], own: ReadonlySet<string>): string[] {
  const faults: string[] = []
  const xml = String(site.get(`${name}.xml`) ?? '')
  if (!isXml(xml)) faults.push('no XML')
  const atom = [...xml.matchAll(/<entry>.*?<link rel="alternate"[^>]* href="([^"]*)"/gs)].map(([, to = '']) => to)
  const json = parsed(String(site.get(`${name}.json`) ?? ''))
  const items = json && typeof json === 'object' && 'items' in json && Array.isArray(json.items) ? json.items : []
  const paths = (list: string[]) => list.map((to) => localPath(to, '/', own)).sort()
  const wanted = posts.map(({ path }) => path).sort()
  // A long one may leave out what is older.
  for (const list of [paths(atom), paths(items.map(({ url }) => url))])
    if (list.length < 50 && list.join() !== wanted.join()) faults.push(`has ${list}, and not ${wanted}`)
  const dates = (list: string[]) => list.join() === list.toSorted().reverse().join()
  if (!dates(items.map(({ date_published }) => date_published))) faults.push('not the newest first')
  return faults
}

/** Whether each element of a text is closed by its own end, and nothing stands unescaped. */
function isXml(text: string): boolean {
  const open: string[] = []
  for (const [tag, end, name = '', self] of text.matchAll(/<(\/?)([a-z][\w:-]*)(?:[^<>"]|"[^"<]*")*?(\/?)>/gi)) {
    if (end) {
      if (open.pop() !== name) return false
    } else if (!self && !tag.startsWith('<?')) open.push(name)
  }
  return text.startsWith('<?xml') && open.length === 0 && !/&(?!(amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.test(text)
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Names each file that release.json does not describe as it is, or that it lacks. */
export function releaseFaults(site: WholeSite): string[] {
  const { files = [] } = (parsed(String(site.get('/release.json'))) ?? {}) as { files?: Described[] }
  const told = new Map(files.map(({ path, sha256, bytes }) => [addressOf(path), `${sha256} ${bytes}`]))
  const real = [...site].filter(([path]) => path !== '/release.json')
  const faults = real.filter(
    ([path, body]) => told.get(path) !== `${createHash('sha256').update(body).digest('hex')} ${body.length}`,
  )
  return [...faults.map(([path]) => path), ...[...told.keys()].filter((path) => !site.has(path))]
}

interface Described {
  path: string
  sha256: string
  bytes: number
}

/** The files of two sites that differ, or that one of them lacks, once each text of the first is made the second's. */
export function differences(
  before: WholeSite,
  after: WholeSite,
  made = (text: string, _path: string) => text,
): string[] {
  const paths = new Set([...before.keys(), ...after.keys()])
  return [...paths].filter((path) => {
    const [old, next] = [before.get(path), after.get(path)]
    if (!old || !next) return true
    const isPicture = /\.(png|jpe?g|webp|avif|woff2)$/.test(path)
    return isPicture ? !old.equals(next) : made(String(old), path) !== String(next)
  })
}
