import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMap, type Pair, parseDocument, Scalar, visit } from 'yaml'
import { categories } from '../../../site/categories.ts'
import { nameFields } from '../../../site/fields.ts'
import { type Locale, locales } from '../../../site/locales.ts'

/** What a writer does one day: a sentence, and the change in the files of a project. */
export interface Day {
  name: string
  write(project: string): void
}

const read = (path: string) => readFileSync(path, 'utf8')
/** Changes the text of a file; a change that changes nothing is a mistake in this list. */
function edit(path: string, change: (text: string) => string) {
  const changed = change(read(path))
  if (changed === read(path)) throw new Error(`Nothing changed in ${path}.`)
  writeFileSync(path, changed)
}
const filesIn = (project: string, locale: Locale, collection: string) => {
  const folder = join(project, 'content', locale, collection)
  return readdirSync(folder).map((name) => join(folder, name))
}
const inBoth = (change: (locale: Locale) => void) => locales.forEach(change)

/** Ordinary changes, each on top of those before it. None of them is a mistake: the check finds no problem. */
export const year: readonly Day[] = [
  {
    name: 'a new article in each category, the newest and the oldest there is',
    write: (project) =>
      Object.values(categories).forEach(({ slug }, index) => {
        for (const [age, date] of [
          ['nieuw', '2026-11-20'],
          ['oud', '2019-02-03'],
        ] as const) {
          const name = `${slug.nl}-${age}`
          inBoth((locale) => write(project, locale, name, { id: ids[age] + index, date, category: slug[locale] }))
        }
      }),
  },
  {
    name: 'two articles announced by a teaser',
    write: (project) =>
      inBoth((locale) => {
        for (const [index, name] of ['aankondiging', 'belofte'].entries())
          write(project, locale, name, { id: 941 + index, readTime: 4 }, '')
      }),
  },
  {
    name: 'a teaser made an article',
    write: (project) =>
      inBoth((locale) =>
        edit(
          somePost(project, locale, (text) => /^readTime:/m.test(text)),
          (text) =>
            text
              .replace(/^readTime:.*\n/m, '')
              .trimEnd()
              .concat(`\n\n${body}`),
        ),
      ),
  },
  {
    name: 'entries removed until a category has one, and another none',
    write: (project) => {
      const [one, none] = [categories.useCases, categories.howTo]
      inBoth((locale) => {
        const of = ({ slug }: (typeof categories)[keyof typeof categories]) =>
          filesIn(project, locale, 'blog').filter((path) => read(path).includes(`\ncategory: ${slug[locale]}\n`))
        for (const path of [...of(none), ...of(one).slice(1)]) rmSync(path)
      })
    },
  },
  {
    name: 'a question and a section of the terms more',
    write: (project) =>
      inBoth((locale) => {
        const [file] = filesIn(project, locale, 'faq')
        if (file) edit(file, (text) => `${text.trimEnd()}\n\n## Kan het ook op maandag 17? [#monday]\n\nJa, dat kan.\n`)
        const terms = join(project, 'content', locale, 'legal/terms.mdx')
        edit(terms, (text) => `${text.trimEnd()}\n\n## Overdracht aan derden 17 [#transfer]\n\nDat kan niet.\n`)
      }),
  },
  {
    name: 'a question and a section of the privacy statement less',
    write: (project) =>
      inBoth((locale) => {
        for (const path of [
          filesIn(project, locale, 'faq').at(-1),
          join(project, 'content', locale, 'legal/privacy.mdx'),
        ])
          if (path) edit(path, (text) => text.replace(/\n## (?:(?!\n## )[\s\S])*$/, '\n'))
      }),
  },
  {
    name: 'a heading with other words and the same id',
    write: (project) =>
      inBoth((locale) => {
        for (const path of [...filesIn(project, locale, 'faq'), ...filesIn(project, locale, 'legal')])
          edit(path, (text) =>
            text.replace(/^## .*( \[#[\w-]+\])$/m, `## ${turned(path.split('/').at(-1) ?? '')} 17$1`),
          )
      }),
  },
  {
    name: 'every text of every page, plan and module in other words',
    write: (project) =>
      inBoth((locale) => {
        for (const collection of ['pages', 'plans', 'modules'])
          for (const path of filesIn(project, locale, collection)) edit(path, reworded)
      }),
  },
  {
    name: 'a post in one language',
    write: (project) =>
      write(project, 'nl', 'alleen-nederlands', { id: 951, noTwin: 'Gaat over een Nederlandse wet.' }),
  },
  {
    name: 'a draft, and a post for next year',
    write: (project) =>
      inBoth((locale) => {
        write(project, locale, 'een-concept', { id: 952, draft: true })
        write(project, locale, 'volgend-jaar', { id: 953, publishAt: '2099-01-02 09:00' })
      }),
  },
  {
    name: 'every price, term and contact detail another',
    write: (project) => edit(join(project, 'content/business.yaml'), settled),
  },
]

const ids = { nieuw: 901, oud: 921 }

const body = 'Een eerste zin over het werk.\n\n## Wat het vraagt [#what-it-asks]\n\nEen tweede zin, met **nadruk**.\n'

/** Writes an article about nothing; without a text it is a teaser. */
function write(
  project: string,
  locale: Locale,
  name: string,
  fields: Record<string, string | number | boolean>,
  text = body,
) {
  const all = {
    title: `${locale === 'nl' ? 'Over' : 'About'} ${name.replaceAll('-', ' ')}`,
    excerpt: 'Wat een kleine verandering vraagt, en wat de rest van het bedrijf daarvan merkt in de weken erna.',
    author: 'Team',
    date: '2026-06-07',
    category: categories.technical.slug[locale],
    image: '/images/blog/five-reasons.svg',
    imageAlt: 'Een lijn met vijf knopen',
    ...(text && { slug: `${name}-${locale}` }),
    ...fields,
  }
  const lines = Object.entries(all).map(([key, value]) => `${key}: ${value}`)
  writeFileSync(join(project, 'content', locale, 'blog', `${name}.mdx`), `---\n${lines.join('\n')}\n---\n\n${text}`)
}

function somePost(project: string, locale: Locale, wanted: (text: string) => boolean): string {
  const path = filesIn(project, locale, 'blog')
    .sort()
    .find((candidate) => wanted(read(candidate)))
  if (!path) throw new Error(`No such post is left in ${locale}.`)
  return path
}

/** Fields that hold no words of their own, but a name of something. */
const names = new Set([...nameFields, 'translates'])

/** The same file with other words of the same length in each field; facts stay. */
function reworded(text: string): string {
  const [, frontmatter = '', rest = ''] = /^---\n([\s\S]*?)^---\n([\s\S]*)$/m.exec(text) ?? []
  const document = parseDocument(frontmatter)
  // In other words a number counts nothing any more, and needs no reason. One with a sign still does.
  const numbers = document.get('numbers')
  if (isMap(numbers)) numbers.items = numbers.items.filter(({ key }) => !/[a-z]/i.test(String(key)))
  visit(document, {
    Scalar(key, node, path) {
      const pair = path.findLast((part): part is Pair => typeof part === 'object' && 'key' in part)
      const name = pair?.key instanceof Scalar ? String(pair.key.value) : ''
      if (key === 'key' || names.has(name) || typeof node.value !== 'string') return
      node.value = node.value
        .split(/(\{[^}]*\})/)
        .map((part, index) => (index % 2 ? part : turned(part)))
        .join('')
    },
  })
  return `---\n${document.toString({ lineWidth: 0 })}---\n${rest}`
}

/** Each letter as the one thirteen further on: other words, as long and as different from each other. */
function turned(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const first = letter < 'a' ? 65 : 97
    return String.fromCharCode(((letter.charCodeAt(0) - first + 13) % 26) + first)
  })
}

const real: Record<string, string> = {
  name: 'Draadwerk',
  origin: 'https://www.draadwerk.nl',
  legalName: 'Draadwerk B.V.',
  registration: '"12345678"',
  phone: '+31 30 765 43 21',
  email: 'post@draadwerk.nl',
  vat: 'NL123456789B01',
  street: 'Kade 12',
  postalCode: '3511 AB',
  location: 'Utrecht',
  person: 'A. Bakker',
  privacyPerson: 'C. de Wit',
  LinkedIn: 'https://www.linkedin.com/company/draadwerk',
  YouTube: 'https://www.youtube.com/@draadwerk',
  contact: 'https://list.draadwerk.nl/contact',
  newsletter: 'https://list.draadwerk.nl/news',
  court: 'Utrecht',
  opens: '"8:30"',
  closes: '"17:30"',
}

/** business.yaml with a real value for every placeholder, and every number another. */
function settled(text: string): string {
  return text
    .split('\n')
    .map((line) => {
      const [, start = '', name = '', value = '', comment = ''] = /^( +(\w+):) ?([^#]*)(#.*)?$/.exec(line) ?? []
      if (!name) return line
      const known = real[name]
      const other =
        known ??
        value
          .replaceAll('!placeholder ', '')
          .replace(/(?<![/\d.])\d+(?![/\d.])/g, (digits) => String(Number(digits) + 1))
      return `${start} ${other.replace(/\b(\d+) (month|hour|day|week|year)\b(?!s)/, '$1 $2s').trim()} ${comment}`.trimEnd()
    })
    .join('\n')
}
