import type { Person } from './person.ts'
import { answerTextFaults, articleFaults, type Facts, feedTextFaults, indexOf, pageFaults } from './shown-words.ts'
import { headingsOf, type Language, languages, plain, readText, says, saysWithin, type Text } from './texts.ts'
import { Page, parsed, unescaped, type WholeSite } from './whole-site.ts'

// Compares the texts as they are written with what a site shows of them: each page, list, feed and card. It knows the
// folders of content/ and the web, and nothing of the programs between them.

/** Names each field of a published text that the site lacks, or shows otherwise somewhere. */
export function textFaults(writer: Person, site: WholeSite): string[] {
  const comparison = new Comparison(writer, site)
  comparison.compareFacts()
  comparison.comparePages()
  for (const language of languages) {
    comparison.compareCards(language)
    comparison.compareLists(language)
    comparison.compareArticles(language)
    comparison.compareFeeds(language)
    comparison.compareMachineReadable(language)
    comparison.compareQuestions(language)
    comparison.compareWords(language, writer.fields('content/business.yaml'))
    comparison.compareIndex(language)
    comparison.compareServices(language)
  }
  comparison.comparePrices(writer.fields('content/business.yaml'))
  comparison.compareContact(writer.fields('content/business.yaml'))
  return comparison.faults
}

class Comparison {
  readonly faults: string[] = []
  private readonly site: WholeSite
  private readonly texts: Text[]
  private readonly pages = new Map<string, Page>()
  /** The pages of the texts that have one by their name: `nl pages/home`, `en legal/terms`. */
  private readonly found = new Map<string, Page>()
  private readonly brand: string

  constructor(writer: Person, site: WholeSite) {
    this.site = site
    this.texts = writer
      .lists('content')
      .flatMap((file) => readText(writer, file))
      .filter(({ fields }) => fields.draft !== true && !(fields.publishAt > today()))
    for (const [path, body] of site)
      if (/^<!doctype html>/i.test(String(body.subarray(0, 20)))) this.pages.set(path, new Page(path, String(body)))
    this.brand = this.pages.get('/')?.meta('og:site_name') ?? ''
  }

  private fault(at: string, sentence: string) {
    this.faults.push(`${at}: ${sentence}`)
  }

  private equal(at: string, what: string, found: unknown, wanted: unknown) {
    if (!says(found, wanted)) this.fault(at, `${what} is ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`)
  }

  private inFolder = (folder: string, language: Language) =>
    this.texts.filter((text) => text.folder === folder && text.language === language)

  /** The posts of a language, the newest first. */
  private posts = (language: Language) =>
    this.inFolder('blog', language).sort(
      (a, b) => b.fields.date.localeCompare(a.fields.date) || a.fields.id - b.fields.id,
    )

  private articles = (language: Language) => this.posts(language).filter(({ body }) => body)

  /** What a post's subject is called, as the page of the subject says. */
  private subjectOf = ({ language, fields }: Text) =>
    this.pages.get(`${prefixOf(language)}/blog/${fields.category}`)?.textOf('h1')

  private read = (path: string) => String(this.site.get(path))

  /** Names each field and paragraph that does not say the same facts as that of its twin. */
  compareFacts() {
    for (const text of this.texts.filter(({ language }) => language === 'en')) {
      const twin = this.texts.find(
        (one) => one.language === 'nl' && one.folder === text.folder && one.name === text.name,
      )
      if (twin) this.equal(text.file, 'its facts', factsOf(text), factsOf(twin))
    }
  }

  /** A page is found by the title that its file gives it, once, and so is its twin. */
  comparePages() {
    for (const text of [...this.texts].filter(({ folder }) => folder === 'pages' || folder === 'legal')) {
      const { file, folder, language, name, fields } = text
      const title = `${fields.title} · ${this.brand}`
      const own = [...this.pages.values()].filter(
        (page) => page.lang === language && page.isItself && says(unescaped(page.title), title),
      )
      const [page] = own
      if (own.length !== 1 || !page) {
        this.fault(file, `is the title of ${own.length} pages`)
        continue
      }
      this.found.set(`${language} ${folder}/${name}`, page)
      this.compareHead(page, text)
      const isHidden = folder === 'legal' || name === 'search' || name === 'notFound'
      if (page.isHidden !== isHidden) this.fault(file, `search engines may ${isHidden ? '' : 'not '}show it`)
      for (const part of name === 'notFound' ? [] : ['intro', 'lead'])
        if (typeof fields[part] === 'string' && !saysWithin(page.text, fields[part]))
          this.fault(file, `its page does not say its ${part}`)
      if (folder === 'legal') this.compareLegal(page, text)
    }
    for (const [name, page] of this.found) {
      const twin = this.found.get(`${name.startsWith('nl') ? 'en' : 'nl'}${name.slice(2)}`)
      const told = page.twins.find(([language]) => language === twin?.lang)?.[1]
      if (twin?.canonical && told !== twin.canonical) this.fault(name, `its twin is ${told}, not ${twin.canonical}`)
    }
  }

  /** Compares what a page says of itself, in each place where it says it. */
  private compareHead(page: Page, { file, fields }: Text) {
    const { title, heading = title, description = fields.excerpt } = fields
    this.equal(file, 'the title', unescaped(page.title), `${title} · ${this.brand}`)
    for (const name of ['og:title', 'og:image:alt', 'twitter:title']) this.equal(file, name, page.meta(name), title)
    for (const name of ['description', 'og:description', 'twitter:description'])
      this.equal(file, name, page.meta(name), description)
    this.equal(file, 'its heading', page.textOf('h1'), heading)
  }

  private compareLegal(page: Page, text: Text) {
    const { file, fields } = text
    this.equal(file, 'its sections', page.headings(2, headingsOf(text)), headingsOf(text))
    for (const sign of [` ${fields.version},`, `datetime="${fields.date}"`])
      if (!page.text.includes(sign) && !page.source.toLowerCase().includes(sign))
        this.fault(file, `its page does not say ${sign}`)
  }

  /** Compares every card of a post, on whatever page it stands. */
  compareCards(language: Language) {
    const posts = new Map(this.posts(language).map((post) => [post.fields.title, post]))
    for (const [path, page] of this.pages)
      for (const card of page.lang === language ? page.cards() : []) {
        const post = posts.get(card.title)
        if (!post) {
          this.fault(path, `a card says “${card.title}”, which is no title`)
          continue
        }
        const { title, excerpt, date, image, imageAlt, readTime } = post.fields
        const minutes = post.body ? this.pages.get(addressOf(post))?.articleHead().minutes : `${readTime}`
        const to = addressOf(post)
        const wanted = { title, to, excerpt, date, image, imageAlt, subject: this.subjectOf(post), minutes }
        this.equal(path, `the card of ${post.file}`, card, wanted)
      }
  }

  /** The titles of a list and of the pages that follow it. */
  private titlesOn(path: string): string[] {
    const page = this.pages.get(path)
    const next = page?.rel('next')
    return [...(page?.cards() ?? []).map(({ title }) => title), ...(next ? this.titlesOn(next) : [])]
  }

  compareLists(language: Language) {
    const posts = this.posts(language)
    const subjects = new Set(posts.map(({ fields }) => fields.category))
    const blog = `${prefixOf(language)}/blog`
    const lists = new Map([[blog, posts]])
    for (const subject of subjects)
      lists.set(
        `${blog}/${subject}`,
        posts.filter(({ fields }) => fields.category === subject),
      )
    const counts = Object.fromEntries([...lists].map(([path, list]) => [path, `${list.length}`]))
    for (const [path, list] of lists) {
      this.equal(path, 'its list', this.titlesOn(path), titlesOf(list))
      this.equal(path, 'what it counts', Object.fromEntries(this.pages.get(path)?.counts() ?? []), counts)
    }
  }

  compareArticles(language: Language) {
    const posts = this.posts(language)
    const articles = this.articles(language)
    for (const [index, post] of articles.entries()) {
      const path = addressOf(post)
      const page = this.pages.get(path)
      if (!page) {
        this.fault(post.file, `is not at ${path}`)
        continue
      }
      this.compareHead(page, post)
      const { title, excerpt, date, author, image, imageAlt, aliases = [] } = post.fields
      const subject = this.subjectOf(post)
      const data = page.data('BlogPosting') as Record<string, { name?: string }>
      const { minutes, ...above } = page.articleHead()
      const [newer, older] = [articles[index - 1], articles[index + 1]]
      const twin = this.texts.find(
        (one) => one.folder === 'blog' && one.name === post.name && one.language !== language,
      )
      const told = page.twins.find(([other]) => other !== language && other !== 'x-default')?.[1]
      const wanted: Record<string, [found: unknown, wanted: unknown]> = {
        'above it': [above, { subject, excerpt, author, date }],
        'og:type': [page.meta('og:type'), 'article'],
        'article:published_time': [page.meta('article:published_time'), date],
        headline: [data.headline, title],
        'description in its data': [data.description, excerpt],
        articleSection: [data.articleSection, subject],
        datePublished: [data.datePublished, date],
        'author in its data': [data.author?.name, author],
        inLanguage: [data.inLanguage, language],
        'its first picture': [page.picture(), { image, imageAlt }],
        older: [page.rel('prev'), older && addressOf(older)],
        newer: [page.rel('next'), newer && addressOf(newer)],
        related: [page.cards().map((card) => card.title), titlesOf(relatedTo(post, posts))],
        'its headings': [page.headings(2, headingsOf(post)), headingsOf(post)],
        'its twin': [told && new URL(told).pathname, twin?.body ? addressOf(twin) : undefined],
      }
      for (const [what, [is, should]] of Object.entries(wanted)) this.equal(path, what, is, should)
      for (const alias of aliases)
        this.equal(alias, 'leads to', this.pages.get(`${prefixOf(language)}/blog/${alias}`)?.canonical, page.canonical)
      // Two hundred words a minute, more or less: signs of Markdown count here as well.
      const reading = post.body.split(/\s+/).length / 200
      if (!(Math.abs(Number.parseInt(minutes, 10) - reading) < 1.5))
        this.fault(path, `takes ${minutes}, not ${reading}`)
    }
  }

  /** Compares both feeds, entry by entry. A long one may leave out what is older. */
  compareFeeds(language: Language) {
    const name = `${prefixOf(language)}/feed`
    const { items, ...json } = parsed(this.read(`${name}.json`)) as { items: Item[] } & Record<string, string>
    const atom = this.read(`${name}.xml`)
    const entries = [...atom.matchAll(/<entry>(.*?)<content/gs)].map(([, entry = '']) => entry)
    const articles = this.articles(language).slice(0, 50)
    this.equal(name, 'how many', [items.length, entries.length], [articles.length, articles.length])
    for (const [index, post] of articles.entries()) {
      const { title, excerpt, date } = post.fields
      const subject = this.subjectOf(post)
      const item: Item = items[index] ?? { content_html: '' }
      const entry = entries[index] ?? ''
      const part = (element: string) => unescaped(new RegExp(`<${element}>(.*?)</${element}>`).exec(entry)?.[1] ?? '')
      const moment = `${date}T00:00:00Z`
      const at = `${name}, entry ${index + 1}`
      this.equal(
        at,
        'in JSON',
        [item.title, item.summary, item.date_published, item.tags],
        [title, excerpt, moment, [subject]],
      )
      this.equal(
        at,
        'in Atom',
        [part('title'), part('summary'), part('published'), part('updated'), / term="([^"]*)"/.exec(entry)?.[1]],
        [title, excerpt, moment, moment, subject],
      )
      for (const { id, text } of headingsOf(post))
        if (!item.content_html.includes(id ? `id="${id}"` : text)) this.fault(at, `lacks the heading ${text}`)
    }
    const list = this.found.get(`${language} pages/blog`)
    this.equal(
      name,
      'what it says of itself',
      [json.language, json.home_page_url, json.description, / xml:lang="(.*?)"/.exec(atom)?.[1]],
      [language, list?.canonical, list?.meta('description'), language],
    )
    this.equal(name, 'updated', /<updated>(.*?)</.exec(atom)?.[1], `${articles[0]?.fields.date}T00:00:00Z`)
    const self = /rel="self"[^>]*href="(.*?)"/.exec(atom)?.[1]
    const own = [self, json.feed_url].map((url) => url && new URL(url).pathname)
    this.equal(name, 'its own address', own, [`${name}.xml`, `${name}.json`])
  }

  /** Compares what language models, phones and search are given. */
  compareMachineReadable(language: Language) {
    const prefix = prefixOf(language)
    const lines = [...this.read(`${prefix}/llms.txt`).matchAll(/^- \[(.*?)\]\((.*?)\): (.*)$/gm)].map(
      ([, title, to = '', says = '']) => ({ title, path: new URL(to).pathname, says }),
    )
    for (const { path, says } of lines) {
      const page = this.pages.get(path)
      if (page && !says.startsWith(page.meta('description'))) this.fault(`${prefix}/llms.txt`, `${path}: ${says}`)
    }
    const listed = lines.filter(({ path }) => path.includes('/blog/')).map(({ title, path }) => ({ title, path }))
    const articles = this.articles(language)
    this.equal(
      `${prefix}/llms.txt`,
      'its articles',
      listed,
      articles.map((post) => ({ title: post.fields.title, path: addressOf(post) })),
    )

    const app = parsed(this.read(`${prefix}/site.webmanifest`)) as Record<string, string>
    const home = this.found.get(`${language} pages/home`)
    this.equal(
      `${prefix}/site.webmanifest`,
      'what it is',
      [app.name, app.lang, app.start_url, app.description],
      [this.brand, language, home?.path, home?.meta('description')],
    )

    const searched = this.searched(language)
    const named = ['pages', 'legal'].flatMap((folder) => this.inFolder(folder, language))
    for (const { file, fields } of [...named, ...articles])
      if (!/\/(notFound|search)\./.test(file) && !saysWithin(searched, fields.title))
        this.fault(file, 'its title is not searched')
  }

  /** What search looks through. */
  private searched(language: Language): string {
    const indexes = parsed(this.read('/search.json')) as Record<Language, string>
    return plain(this.read(indexes[language]))
  }

  compareQuestions(language: Language) {
    const searched = this.searched(language)
    const sections = this.inFolder('faq', language).sort((a, b) => a.fields.order - b.fields.order)
    for (const name of ['faq', 'plans']) {
      const page = this.found.get(`${language} pages/${name}`)
      if (!page) continue
      const asked = sections.filter(({ fields }) => [fields.on].flat().includes(name)).flatMap(headingsOf)
      const questions = (page.data('FAQPage').mainEntity ?? []) as { name: string }[]
      const [is, should] = [questions.map((one) => one.name), asked.map(({ text }) => text)]
      this.equal(page.path, 'its questions', is, should)
      for (const { id, text } of asked) {
        if (id && !page.ids.has(id)) this.fault(page.path, `has no #${id}`)
        if (!saysWithin(searched, text)) this.fault(page.path, `${text} is not searched`)
      }
    }
  }

  /** Compares each field, paragraph and answer with what is shown of it. */
  compareWords(language: Language, facts: Facts) {
    const fault = (at: string, sentence: string) => this.fault(at, sentence)
    pageFaults(
      this.texts.filter((text) => text.language === language),
      facts,
      (name) => this.found.get(name),
      fault,
    )
    const titled = [...this.inFolder('pages', language), ...this.inFolder('legal', language)].filter(({ body }) => body)
    for (const text of titled) articleFaults(text, this.found.get(`${language} ${text.folder}/${text.name}`), fault)
    const { items } = parsed(this.read(`${prefixOf(language)}/feed.json`)) as { items: Item[] }
    const atom = this.read(`${prefixOf(language)}/feed.xml`)
    const contents = [...atom.matchAll(/<content[^>]*>(.*?)<\/content>/gs)].map(([, content = '']) => content)
    for (const [index, post] of this.articles(language).entries()) {
      articleFaults(post, this.pages.get(addressOf(post)), fault)
      if (index < 50) feedTextFaults(post, items[index]?.content_html ?? '', contents[index] ?? '', fault)
    }
    const sections = this.inFolder('faq', language).sort((a, b) => a.fields.order - b.fields.order)
    for (const name of ['faq', 'plans'])
      answerTextFaults(
        sections.filter(({ fields }) => [fields.on].flat().includes(name)),
        this.found.get(`${language} pages/${name}`),
        fault,
      )
  }

  /** The search page leads to everything, without a search. */
  compareIndex(language: Language) {
    const search = this.found.get(`${language} pages/search`)?.path ?? ''
    const index = indexOf(this.site, search)
    const led = (to: string | undefined, title: string) => {
      if (!to || !says(index.get(to), title))
        this.fault(search, `leads to ${to} as ${index.get(to ?? '')}, not ${title}`)
    }
    for (const { name, fields } of this.inFolder('legal', language))
      led(this.found.get(`${language} legal/${name}`)?.path, fields.heading ?? fields.title)
    for (const { name, fields } of this.inFolder('plans', language))
      led(this.found.get(`${language} pages/${name}`)?.path, fields.title)
    for (const post of this.articles(language)) led(addressOf(post), post.fields.title)
    for (const section of this.inFolder('faq', language))
      for (const { text, id } of headingsOf(section))
        if (id) led(`${this.found.get(`${language} pages/${[section.fields.on].flat()[0]}`)?.path}#${id}`, text)
  }

  comparePrices(business: Record<string, { setup: string; monthly: string }>) {
    for (const plan of ['starter', 'professional', 'enterprise'])
      for (const language of languages) {
        const page = this.found.get(`${language} pages/${plan}`)
        if (!page) continue
        const offers = [page.data('Service').offers ?? []].flat() as { priceSpecification: Record<string, string> }[]
        const prices = offers.map(({ priceSpecification: { price, minPrice } }) => `${price ?? minPrice} euro`)
        this.equal(page.path, 'its prices', prices, [business[plan]?.setup, business[plan]?.monthly])
        for (const price of prices) {
          const digits = price.replace(' euro', '').replace(/\B(?=\d{3}$)/, language === 'nl' ? '.' : ',')
          if (!new RegExp(`€ ?${digits}\\b`).test(page.text)) this.fault(page.path, `does not say € ${digits}`)
        }
      }
  }

  compareContact({ brand, contact }: Business) {
    const { email, phone } = contact
    const security = this.read('/.well-known/security.txt')
    const expires = /^Expires: (.*)T/m.exec(security)?.[1] ?? ''
    if (!security.includes(`Contact: mailto:${email}\n`)) this.fault('security.txt', 'names another address')
    if (expires <= today()) this.fault('security.txt', `expired on ${expires}`)
    const said = new Map<string, string>()
    const compared = [...this.pages.values()].filter(({ lang }) => languages.some((one) => one === lang))
    for (const page of compared) {
      for (const to of [`href="mailto:${email}`, `href="tel:${phone.replaceAll(' ', '')}"`])
        if (!page.source.includes(to)) this.fault(page.path, `has no ${to}`)
      for (const text of [contact.street, contact.location, brand.registration, brand.vat])
        if (!saysWithin(plain(page.text), text)) this.fault(page.path, `does not say ${text}`)
      // A chat begins with a sentence in the language of the page, with the number of the company.
      const chats = [...page.source.matchAll(/https:\/\/wa\.me\/(\d*)\?text=([^"&\\]*)/g)]
      if (!chats.length) this.fault(page.path, 'leads to no chat')
      for (const [, number, text = ''] of chats.filter(([, , text]) => text)) {
        this.equal(page.path, 'the number of a chat', number, phone.replace(/\D/g, ''))
        const sentence = decodeURIComponent(text)
        if (!/^\p{Lu}.{10,}[.?!:]/u.test(sentence)) this.fault(page.path, `begins a chat with “${sentence}”`)
        const [known = page.lang] = [said.get(sentence)]
        if (known !== page.lang && page.path !== '/404') this.fault(page.path, `begins a chat in ${known}`)
        said.set(sentence, known ?? '')
      }
    }
    for (const name of ['home', 'about', 'contact'])
      for (const language of languages) {
        const page = this.found.get(`${language} pages/${name}`)
        const about = (
          page?.data('Organization').email
            ? page.data('Organization')
            : Object(page?.data(name === 'about' ? 'AboutPage' : 'ContactPage').mainEntity)
        ) as Record<string, unknown>
        this.equal(
          page?.path ?? name,
          'the company in its data',
          [about.name, about.legalName, about.vatID, about.email, about.telephone, about.address],
          [
            brand.name,
            brand.legalName,
            brand.vat,
            email,
            phone,
            {
              '@type': 'PostalAddress',
              streetAddress: contact.street,
              postalCode: contact.postalCode,
              addressLocality: contact.location,
              addressCountry: 'NL',
            },
          ],
        )
      }
  }

  /** Who comes from the page of a plan finds the form with that plan, and can chat about it. */
  compareServices(language: Language) {
    const contact = this.found.get(`${language} pages/contact`)
    const options = [...(contact?.source.matchAll(/<option value="([^"]*)"/g) ?? [])].map(([, value]) => value)
    for (const [path, page] of this.pages) {
      if (page.lang !== language) continue
      const asked = [...page.source.matchAll(/href="([^"?]*)\?service=([^"]*)"/g)].map(
        ([, to, service]) => `${to} ${service}`,
      )
      const wrong = asked.filter((one) => !options.some((option) => one === `${contact?.path} ${option}`))
      if (wrong.length) this.fault(path, `leads to ${wrong}, which is no choice of the form`)
    }
    for (const { name, fields } of this.inFolder('plans', language)) {
      const page = this.found.get(`${language} pages/${name}`)
      const asked = [...(page?.source.matchAll(/\?service=([^"]*)"/g) ?? [])].map(([, service]) => service)
      this.equal(`the page of ${name}`, 'the plan that its buttons ask for', asked, [name, name])
      const chats = [...(page?.source.matchAll(/wa\.me\/\d*\?text=([^"]*)"/g) ?? [])].map(([, text = '']) =>
        decodeURIComponent(text),
      )
      if (!chats.some((text) => text.includes(fields.title)))
        this.fault(`the page of ${name}`, `begins chats with ${chats}`)
    }
  }
}

interface Business {
  brand: Record<'name' | 'legalName' | 'vat' | 'registration', string>
  contact: Record<'email' | 'phone' | 'street' | 'postalCode' | 'location', string>
}

/** An entry of a JSON feed. */
type Item = Partial<Record<'title' | 'summary' | 'date_published', string>> & { tags?: string[]; content_html: string }

const prefixOf = (language: Language) => (language === 'nl' ? '' : '/en')

/** Where a post is read. One without a text of its own is read in the list. */
function addressOf({ language, name, fields, body }: Text): string {
  return `${prefixOf(language)}/blog${body ? `/${fields.slug ?? name}` : ''}`
}

const titlesOf = (posts: readonly Text[]) => posts.map(({ fields }) => fields.title)

const today = () => new Date().toISOString().slice(0, 10)

/** The facts of each field, and of each paragraph and row of the text, as far as they name any. A name may stand in one language alone. */
function factsOf({ fields, body }: Text): string[] {
  const told: string[] = []
  const tell = (at: string, value: unknown) => {
    if (typeof value === 'object' && value !== null)
      for (const [name, part] of Object.entries(value)) tell(`${at}.${name}`, part)
    const facts = typeof value === 'string' ? value.match(/\{(?!brand)[a-z]+\.\w+\}/g) : undefined
    if (facts) told.push(`${at}: ${facts.sort().join(' ').replace(/[{}]/g, '')}`)
  }
  tell('field', fields)
  const parts = body.split(/\n\n+|\n(?=[|-])/).filter((part) => part.trim())
  for (const [index, part] of parts.entries()) tell(`part ${index + 1}`, part)
  return told
}

/** The two to read after a post: of its own subject first, then the newest. */
function relatedTo(post: Text, posts: readonly Text[]): Text[] {
  const others = posts.filter((other) => other !== post)
  const same = (other: Text) => other.fields.category === post.fields.category
  return [...others.filter(same), ...others.filter((other) => !same(other))].slice(0, 2)
}
