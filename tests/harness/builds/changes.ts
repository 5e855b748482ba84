import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Locale } from '../../../site/locales.ts'

/** One kind of change in a project: what it does to the files, or what it sets in the environment of the build. */
export interface Change {
  name: string
  edit?: (folder: string) => void
  env?: Readonly<Record<string, string>>
  /** Nobody sees it, such as the name of a file. */
  unseen?: true
}

/** Replaces a text in a file; a text that is not there is a mistake in the test. */
export const swap = (file: string, from: string | RegExp, to: string) => (folder: string) => {
  const path = join(folder, file)
  const text = readFileSync(path, 'utf8')
  const changed = text.replace(from, to)
  if (changed === text) throw new Error(`${file} does not hold ${from}.`)
  writeFileSync(path, changed)
}

const both = (edit: (locale: Locale) => (folder: string) => void) => (folder: string) => {
  edit('nl')(folder)
  edit('en')(folder)
}

const post = (name: string, locale: Locale) => `content/${locale}/blog/${name}.mdx`

/** A post of two chapters, written to both languages. */
export const write = (name: string, id: number, fields: Record<string, string> = {}) =>
  both((locale) => (folder) => {
    const all = {
      id: String(id),
      title: `${locale === 'nl' ? 'Artikel' : 'Article'} ${id}`,
      excerpt:
        'Wat een kleine verandering vraagt, en wat de rest van de site daarvan merkt als er niets anders verandert.',
      author: 'Team',
      date: `2026-0${(id % 9) + 1}-11`,
      category: locale === 'nl' ? 'techniek' : 'technical',
      image: '/images/blog/roster-changes.svg',
      imageAlt: 'Een lijn door een rooster',
      slug: `${locale === 'nl' ? 'artikel' : 'article'}-${id}`,
      ...fields,
    }
    const lines = Object.entries(all).map(([key, value]) => `${key}: ${value}`)
    const path = join(folder, post(name, locale))
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, `---\n${lines.join('\n')}\n---\n\nDe eerste zin.\n\n## Eén [#one]\n\nTekst.\n`)
  })

/** What a site goes through, one after another: each builds on those before it. */
export const changes: readonly Change[] = [
  { name: 'a sentence of a post', edit: swap(post('first', 'nl'), 'De eerste zin.', 'Een andere zin.') },
  { name: 'the title of a post', edit: swap(post('first', 'nl'), 'title: Artikel 901', 'title: Een andere kop') },
  { name: 'a post more', edit: write('third', 903) },
  { name: 'the excerpt of a post', edit: swap(post('second', 'en'), 'Wat een kleine', 'Hoeveel een kleine') },
  {
    name: 'the date of a post, and so the order',
    edit: both((l) => swap(post('first', l), /date: .*/, 'date: 2026-11-19')),
  },
  { name: 'the subject of a post', edit: swap(post('second', 'nl'), 'category: techniek', 'category: zorg') },
  { name: 'the address of a post', edit: swap(post('second', 'nl'), 'slug: artikel-902', 'slug: iets-anders') },
  { name: 'the picture of a post', edit: swap(post('second', 'nl'), 'roster-changes.svg', 'five-reasons.svg') },
  { name: 'the words for a picture', edit: swap(post('second', 'nl'), 'Een lijn door een rooster', 'Vijf kaarten') },
  {
    name: 'a heading more',
    edit: both((l) => swap(post('first', l), '## Eén [#one]', '## Nul [#zero]\n\nTekst.\n\n## Eén [#one]')),
  },
  { name: 'a translation only', edit: swap(post('third', 'en'), 'De eerste zin.', 'The first sentence.') },
  { name: 'words to be found by', edit: swap(post('third', 'nl'), 'author: Team', 'author: Team\nkeywords: [fiets]') },
  {
    name: 'a post that becomes a draft',
    edit: both((l) => swap(post('third', l), 'author: Team', 'author: Team\ndraft: true')),
  },
  {
    unseen: true,
    name: 'a post for later',
    edit: both((l) => swap(post('third', l), 'draft: true', 'publishAt: 2026-12-01 09:00')),
  },
  { name: 'the moment of that post', env: { BUILD_NOW: '2026-12-02 09:00' } },
  { name: 'a post that is gone', edit: both((l) => (folder) => rmSync(join(folder, post('third', l)))) },
  {
    name: 'another file name of a post',
    unseen: true,
    edit: both((locale) => (folder) => {
      const text = readFileSync(join(folder, post('second', locale)))
      rmSync(join(folder, post('second', locale)))
      writeFileSync(join(folder, post('renamed', locale)), text)
    }),
  },
  {
    name: 'a teaser that becomes an article',
    edit: both((l) => (folder) => {
      swap(post('roster-changes', l), /readTime: .*\n/, '')(folder)
      swap(post('roster-changes', l), /\n---\n*$/, '\n---\n\nHet hele verhaal.\n')(folder)
    }),
  },
  { name: 'an answer', edit: swap('content/nl/faq/costs.mdx', 'Je betaalt vooraf.', 'Je betaalt altijd vooraf.') },
  {
    name: 'a question more',
    edit: both((l) => (folder) => {
      const path = join(folder, `content/${l}/faq/costs.mdx`)
      writeFileSync(
        path,
        `${readFileSync(path, 'utf8')}\n## ${l === 'nl' ? 'Kan het morgen?' : 'Could it be tomorrow?'} [#tomorrow]\n\n${l === 'nl' ? 'Nee.' : 'No.'}\n`,
      )
    }),
  },
  { name: 'the words of a page', edit: swap('content/nl/pages/home.mdx', 'zonder overtypen', 'zonder typewerk') },
  { name: 'a feature of a plan', edit: swap('content/en/plans/starter.mdx', /features:\n {2}- "/, '$&Fine ') },
  {
    name: 'a clause',
    edit: swap('content/nl/legal/privacy.mdx', 'Heb je een vraag over je gegevens?', 'Heb je vragen?'),
  },
  { name: 'a price', edit: swap('content/business.yaml', /(\nsingleFlow:\n +price: )\d+/, '$1760') },
  { name: 'a phone number in the environment', env: { SITE_CONTACT_PHONE: '+31 20 123 45 67' } },
  { name: 'where a form posts to', env: { SITE_FORMS_CONTACT: 'https://forms.example/post' } },
  {
    name: 'what a drawing shows',
    edit: swap('public/images/blog/five-reasons.svg', '</svg>', '<circle r="9"/></svg>'),
  },
  {
    name: 'the size of a drawing',
    edit: swap('public/images/blog/roster-changes.svg', /viewBox="0 0 \d+ \d+"/, 'viewBox="0 0 640 360"'),
  },
  { name: 'a file more', edit: (folder) => writeFileSync(join(folder, 'public/proof.txt'), 'proof\n') },
  {
    name: 'a word of the interface',
    edit: swap('site/messages.ts', 'Terug naar de blog', 'Terug naar alle artikelen'),
  },
  { name: 'a component', edit: swap('components/BlogCard.tsx', 'className="eyebrow"', 'className="eyebrow kind"') },
  { name: 'a style', edit: swap('renderer/styles/reading.css', 'font-weight: 600;', 'font-weight: 700;') },
  {
    name: 'a program of the browser',
    edit: swap('renderer/client/frame.ts', 'document.addEventListener(', 'window.document.addEventListener('),
  },
  { name: 'how content is compiled', edit: swap('components/mdx/vocabulary.tsx', 'className="', 'className="own ') },
  { name: 'the path below which the site stands', env: { BASE: '/sub/' } },
  { name: 'nothing', edit: () => {}, unseen: true },
]

/** One of them. */
export function changeNamed(name: string): Change {
  const change = changes.find((one) => one.name === name)
  if (!change) throw new Error(`There is no change "${name}".`)
  return change
}
