import type { Person } from './person.ts'
import { Page, parsed, unescaped, type WholeSite } from './whole-site.ts'

// Compares the texts as they are written with what a site shows of them: each page, list, feed and card. It knows the
// folders of content/ and the web, and nothing of the programs between them.

const languages = ['nl', 'en'] as const
type Language = (typeof languages)[number]

/** A text as it is written. */
interface Text {
  file: string
  language: Language
  /** Its folder and its file: what it has in common with its twin. */
  folder: string
  name: string
  // biome-ignore lint/suspicious/noExplicitAny: fields are what their writer makes of them
  fields: any
  body: string
}

/** Names each field of a published text that the site lacks, or shows otherwise somewhere. */
export function textFaults(writer: Person, site: WholeSite): string[] {
  const faults: string[] = []
  const fault = (at: string, sentence: string) => void faults.push(`${at}: ${sentence}`)
  const equal = (at: string, what: string, found: unknown, wanted: unknown) => {
    if (!says(found, wanted)) fault(at, `${what} is ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`)
  }
  const texts = writer
    .lists('content')
    .flatMap((file) => readText(writer, file))
    .filter(({ fields }) => fields.draft !== true && !(fields.publishAt > today()))
  const pages = new Map<string, Page>()
  for (const [path, body] of site)
    if (/^<!doctype html>/i.test(String(body.subarray(0, 20)))) pages.set(path, new Page(path, String(body)))
  const brand = pages.get('/')?.meta('og:site_name') ?? ''

  /** Compares what a page says of itself, in each place where it says it. */
  function head(page: Page, { file, fields }: Text, title = fields.title, description = fields.description) {
    equal(file, 'the title', unescaped(page.title), `${title} · ${brand}`)
    for (const name of ['og:title', 'og:image:alt', 'twitter:title']) equal(file, name, page.meta(name), title)
    for (const name of ['description', 'og:description', 'twitter:description'])
      equal(file, name, page.meta(name), description)
    equal(file, 'its heading', page.textOf('h1'), fields.heading ?? title)
  }

  // A page is found by the title that its file gives it, once, and so is its twin.
  const found = new Map<string, Page>()
  for (const text of texts.filter(({ folder }) => folder === 'pages' || folder === 'legal')) {
    const { file, language, name, fields } = text
    const own = [...pages.values()].filter(
      (page) => page.lang === language && page.isItself && says(unescaped(page.title), `${fields.title} · ${brand}`),
    )
    const [page] = own
    // Who follows links never comes to it.
    if (name === 'notFound' && !site.has('/404')) continue
    if (own.length !== 1 || !page) {
      fault(file, `is the title of ${own.length} pages`)
      continue
    }
    found.set(`${language} ${text.folder}/${name}`, page)
    head(page, text)
    const isHidden = text.folder === 'legal' || name === 'search' || name === 'notFound'
    if (page.isHidden !== isHidden) fault(file, `search engines may ${isHidden ? '' : 'not '}show it`)
    for (const part of ['intro', 'lead']) {
      const lead = typeof fields[part] === 'string' && name !== 'notFound' ? fields[part] : undefined
      if (lead && !saysWithin(page.text, lead)) fault(file, `its page does not say its ${part}`)
    }
    if (text.folder !== 'legal') continue
    equal(file, 'its sections', page.headings(2, headingsOf(text)), headingsOf(text))
    for (const sign of [`${fields.version}`, `${Number(fields.date.slice(8))}`])
      if (!page.text.includes(sign)) fault(file, `its page does not say ${sign}`)
  }
  for (const [name, page] of found) {
    const twin = found.get(`${name.startsWith('nl') ? 'en' : 'nl'}${name.slice(2)}`)
    const told = page.twins.find(([language]) => language === twin?.lang)?.[1]
    if (twin?.canonical && told !== twin.canonical) fault(name, `its twin is ${told}, not ${twin.canonical}`)
  }

  for (const language of languages) {
    const prefix = language === 'nl' ? '' : '/en'
    const posts = texts
      .filter((text) => text.folder === 'blog' && text.language === language)
      .sort((a, b) => b.fields.date.localeCompare(a.fields.date) || a.fields.id - b.fields.id)
    const addressOf = ({ name, fields, body }: Text) => `${prefix}/blog${body ? `/${fields.slug ?? name}` : ''}`
    const articles = posts.filter(({ body }) => body)
    const byTitle = (title: string) => posts.find(({ fields }) => fields.title === title)

    for (const [path, page] of pages)
      for (const card of page.lang === language ? page.cards() : []) {
        const post = byTitle(card.title)
        if (!post) {
          fault(path, `a card says “${card.title}”, which is no title`)
          continue
        }
        const { excerpt, date, image, imageAlt } = post.fields
        const subject = pages.get(`${prefix}/blog/${post.fields.category}`)?.textOf('h1')
        for (const [what, wanted] of Object.entries({ excerpt, date, image, imageAlt, to: addressOf(post), subject }))
          equal(path, `${what} on the card of ${post.file}`, card[what as keyof typeof card], wanted)
        const took = post.body
          ? minutesIn(` ${pages.get(addressOf(post))?.articleHead().minutes}`)
          : String(post.fields.readTime)
        equal(path, `the minutes on the card of ${post.file}`, minutesIn(card.minutes), took)
      }

    const titles = (list: readonly Text[]) => list.map(({ fields }) => fields.title)
    const cards = (path: string) => (pages.get(path)?.cards() ?? []).map(({ title }) => title)
    const lists = { '': posts } as Record<string, Text[]>
    for (const post of posts)
      lists[`/${post.fields.category}`] ??= posts.filter(({ fields }) => fields.category === post.fields.category)
    for (const [list, wanted] of Object.entries(lists)) {
      const path = `${prefix}/blog${list}`
      equal(path, 'its list', cards(path), titles(wanted))
      const counts = pages.get(path)?.counts() ?? new Map()
      equal(
        path,
        'what it counts',
        Object.fromEntries(counts),
        Object.fromEntries(Object.entries(lists).map(([to, all]) => [`${prefix}/blog${to}`, `${all.length}`])),
      )
    }

    for (const [index, post] of articles.entries()) {
      const path = addressOf(post)
      const page = pages.get(path)
      if (!page) {
        fault(post.file, `is not at ${path}`)
        continue
      }
      const { title, excerpt, date, author, image, imageAlt, aliases = [] } = post.fields
      head(page, post, title, excerpt)
      const data = page.data('BlogPosting') as Record<string, { name?: string }> & Record<string, unknown>
      const subject = pages.get(`${prefix}/blog/${post.fields.category}`)?.textOf('h1')
      const { minutes, ...above } = page.articleHead()
      const wanted: Record<string, [unknown, unknown]> = {
        'above it': [above, { subject, excerpt, author, date }],
        articleSection: [data.articleSection, subject],
        'og:type': [page.meta('og:type'), 'article'],
        'article:published_time': [page.meta('article:published_time'), date],
        headline: [data.headline, title],
        'description in its data': [data.description, excerpt],
        datePublished: [data.datePublished, date],
        'author in its data': [data.author?.name, author],
        inLanguage: [data.inLanguage, language],
        'its first picture': [page.picture(), { image, imageAlt }],
        older: [page.rel('prev'), articles[index + 1] && addressOf(articles[index + 1] as Text)],
        newer: [page.rel('next'), articles[index - 1] && addressOf(articles[index - 1] as Text)],
        related: [cards(path), titles(relatedTo(post, posts))],
        'its headings': [page.headings(2, headingsOf(post)), headingsOf(post)],
      }
      for (const [what, [is, should]] of Object.entries(wanted)) equal(path, what, is, should)
      // Two hundred words a minute, more or less: signs of Markdown count here as well.
      const reading = post.body.split(/\s+/).length / 200
      if (!(Math.abs(Number(minutesIn(` ${minutes}`)) - reading) < 1.5)) fault(path, `takes ${minutes}, not ${reading}`)
      for (const alias of aliases)
        equal(alias, 'leads to', pages.get(`${prefix}/blog/${alias}`)?.canonical, page.canonical)
      const twin = texts.find((one) => one.folder === 'blog' && one.name === post.name && one.language !== language)
      const to = twin?.body ? `${language === 'nl' ? '/en' : ''}/blog/${twin.fields.slug ?? twin.name}` : undefined
      const told = page.twins.find(([other]) => other !== language && other !== 'x-default')?.[1]
      equal(path, 'its twin', told && new URL(told).pathname, to)
    }

    const items = (parsed(String(site.get(`${prefix}/feed.json`))) as { items: Record<string, unknown>[] }).items
    const atom = String(site.get(`${prefix}/feed.xml`))
    const entries = [...atom.matchAll(/<entry>(.*?)<content/gs)].map(([, entry = '']) => entry)
    for (const [index, post] of articles.entries()) {
      const { title, excerpt, date } = post.fields
      const at = `${prefix}/feed, ${index}`
      const item = items[index] ?? {}
      const part = (name: string) =>
        unescaped(new RegExp(`<${name}>(.*?)</${name}>`).exec(entries[index] ?? '')?.[1] ?? '')
      equal(at, 'title', [item.title, part('title')], [title, title])
      equal(at, 'summary', [item.summary, part('summary')], [excerpt, excerpt])
      const moment = `${date}T00:00:00Z`
      equal(at, 'date', [item.date_published, part('published'), part('updated')], [moment, moment, moment])
      const subject = pages.get(`${prefix}/blog/${post.fields.category}`)?.textOf('h1')
      equal(at, 'subject', [item.tags, / term="([^"]*)"/.exec(entries[index] ?? '')?.[1]], [[subject], subject])
      for (const heading of headingsOf(post)) {
        const id = heading.id ? `id="${heading.id}"` : heading.text
        if (!String(item.content_html).includes(id)) fault(at, `lacks the heading ${heading.text}`)
      }
    }
    equal(`${prefix}/feed`, 'how many', [items.length, entries.length], [articles.length, articles.length])

    const llms = String(site.get(`${prefix}/llms.txt`))
    for (const post of articles) {
      const line = llms.split('\n').find((each) => each.includes(`${addressOf(post)}):`))
      equal(`${prefix}/llms.txt`, post.file, line?.replace(/^.*?\): /, ''), post.fields.excerpt)
    }

    for (const [, to = '', line = ''] of llms.matchAll(/^- \[.*?\]\((.*?)\): (.*)$/gm)) {
      const page = pages.get(new URL(to).pathname)
      if (page && !line.startsWith(page.meta('description'))) fault(`${prefix}/llms.txt`, `says of ${to}: ${line}`)
    }
    const json = parsed(String(site.get(`${prefix}/feed.json`))) as Record<string, string>
    const list = found.get(`${language} pages/blog`)
    equal(
      `${prefix}/feed.json`,
      'what it is',
      [json.language, json.home_page_url, json.description],
      [language, list?.canonical, list?.meta('description')],
    )
    const newest = `${articles[0]?.fields.date}T00:00:00Z`
    equal(`${prefix}/feed.xml`, 'updated', /<updated>(.*?)</.exec(atom)?.[1], newest)
    equal(`${prefix}/feed.xml`, 'its language', / xml:lang="(.*?)"/.exec(atom)?.[1], language)
    const self = /rel="self"[^>]*href="(.*?)"/.exec(atom)?.[1]
    for (const [kind, own] of [
      ['xml', self],
      ['json', json.feed_url],
    ])
      equal(`${prefix}/feed.${kind}`, 'its own address', own && new URL(own).pathname, `${prefix}/feed.${kind}`)
    const app = parsed(String(site.get(`${prefix}/site.webmanifest`))) as Record<string, string>
    const home = found.get(`${language} pages/home`)
    equal(
      `${prefix}/site.webmanifest`,
      'what it is',
      [app.name, app.lang, app.start_url, app.description],
      [brand, language, home?.path, home?.meta('description')],
    )

    const indexes = parsed(String(site.get('/search.json'))) as Record<Language, string>
    const searched = plain(String(site.get(indexes[language])))
    for (const { file, fields, folder, body } of texts.filter((text) => text.language === language)) {
      const isFound = ['pages', 'legal'].includes(folder)
        ? !/\/(notFound|search)\./.test(file)
        : folder === 'blog' && body
      if (isFound && !saysWithin(searched, fields.title)) fault(file, 'its title is not searched')
    }

    const faq = texts
      .filter((text) => text.folder === 'faq' && text.language === language)
      .sort((a, b) => a.fields.order - b.fields.order)
    const asked = (on: string) => faq.filter(({ fields }) => [fields.on].flat().includes(on)).flatMap(headingsOf)
    for (const name of ['faq', 'plans']) {
      const page = found.get(`${language} pages/${name}`)
      if (!page) continue
      const questions = page.data('FAQPage').mainEntity as { name: string }[]
      equal(
        page.path,
        'its questions',
        questions.map((one) => one.name),
        asked(name).map(({ text }) => text),
      )
      for (const { text } of asked(name)) if (!saysWithin(searched, text)) fault(page.path, `${text} is not searched`)
      for (const { id } of asked(name)) if (id && !page.ids.has(id)) fault(page.path, `has no #${id}`)
    }
  }
  for (const plan of ['starter', 'professional', 'enterprise']) {
    const business = writer.fields('content/business.yaml')[plan]
    for (const language of languages) {
      const page = found.get(`${language} pages/${plan}`)
      const offers = [page?.data('Service').offers ?? []].flat() as { priceSpecification: Record<string, string> }[]
      const prices = offers.map(({ priceSpecification: { price, minPrice } }) => `${price ?? minPrice} euro`)
      equal(`${page?.path}`, 'its prices', prices, [business.setup, business.monthly])
      for (const amount of prices) {
        const digits = amount.replace(' euro', '').replace(/\B(?=\d{3}$)/, language === 'nl' ? '.' : ',')
        if (!plain(page?.text ?? '').match(`€ ?${digits}\\b`)) fault(`${page?.path}`, `does not say € ${digits}`)
      }
    }
  }

  const { contact } = writer.fields('content/business.yaml')
  const security = String(site.get('/.well-known/security.txt'))
  const expires = /^Expires: (.*)T/m.exec(security)?.[1] ?? ''
  if (!security.includes(`Contact: mailto:${contact.email}\n`)) fault('security.txt', 'names another address')
  if (expires <= today()) fault('security.txt', `expired on ${expires}`)
  for (const page of pages.values())
    for (const to of [`href="mailto:${contact.email}`, `href="tel:${contact.phone.replaceAll(' ', '')}"`])
      if (!page.source.includes(to)) fault(page.path, `has no ${to}`)
  return faults
}

const today = () => new Date().toISOString().slice(0, 10)

function readText(writer: Person, file: string): Text[] {
  const [, language = '', folder = '', name = ''] = /^(nl|en)\/(\w+)\/([\w-]+)\.mdx$/.exec(file) ?? []
  if (!name) return []
  const text = writer.reads(`content/${file}`)
  const body = text.replace(/^---\n[\s\S]*?^---$/m, '').trim()
  return [{ file, language: language as Language, folder, name, fields: writer.fields(`content/${file}`), body }]
}

interface Heading {
  text: string
  id?: string
}

/** The headings of the second level, with the anchors that are written behind them. */
function headingsOf({ body }: Text): Heading[] {
  return [...body.replace(/^```[\s\S]*?^```/gm, '').matchAll(/^## (.*?)(?: \[#([\w-]+)\])?$/gm)].map(
    ([, text = '', id]) => ({ text, ...(id && { id }) }),
  )
}

/** The two to read after a post: of its own subject first, then the newest. */
function relatedTo(post: Text, posts: readonly Text[]): Text[] {
  const others = posts.filter((other) => other !== post)
  const same = (other: Text) => other.fields.category === post.fields.category
  return [...others.filter(same), ...others.filter((other) => !same(other))].slice(0, 2)
}

const minutesIn = (text: string) => / (\d+) min/.exec(text)?.[1]

/** Whether what is shown is what was written. Facts, written as {starter.monthly}, may be anything. */
function says(found: unknown, wanted: unknown): boolean {
  if (typeof wanted === 'string') return typeof found === 'string' && patternOf(wanted, '^', '$').test(plain(found))
  if (Array.isArray(wanted))
    return Array.isArray(found) && found.length === wanted.length && wanted.every((one, at) => says(found[at], one))
  if (typeof wanted === 'object' && wanted !== null) {
    const [own, given] = [Object.entries(wanted), Object.entries(found ?? {})]
    return own.length === given.length && own.every(([name, value]) => says(Object(found)[name], value))
  }
  return found === wanted
}

const saysWithin = (text: string, wanted: string) => patternOf(wanted, '', '').test(text)

function patternOf(text: string, begin: string, end: string): RegExp {
  const parts = plain(text).split(/\{[\w.]+\}/)
  return new RegExp(begin + parts.map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('.+?') + end)
}

/** Without the signs that keep a line together. */
export const plain = (text: string) => text.replace(/\u2060/g, '').replace(/[\u00a0\u202f]/g, ' ')
