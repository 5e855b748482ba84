import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { build, mustBuild } from '../harness/builds/build.ts'
import { both, now, postFile, swap, write } from '../harness/builds/changes.ts'
import { copyProject } from '../harness/project.ts'

type Change = [name: string, change: ((folder: string) => void) | Readonly<Record<string, string>>]

const inFirst = (from: string | RegExp, to: string) => both((locale) => swap(postFile('first', locale), from, to))
const inSecond = (from: string, to: string) => swap(postFile('second', 'nl'), from, to)

const changes: Change[] = [
  ['a sentence of a post', swap(postFile('first', 'nl'), 'De eerste zin.', 'Een andere zin.')],
  ['its title', swap(postFile('first', 'nl'), 'title: Artikel 901', 'title: Een andere kop')],
  ['its date, and so the order', inFirst(/date: .*/, 'date: 2026-11-19')],
  ['a heading more', inFirst('## Eén [#one]', '## Nul [#zero]\n\nTekst.\n\n## Eén [#one]')],
  ['a post more', write('third', 903)],
  ['the subject of a post', inSecond('category: techniek', 'category: zorg')],
  ['its address', inSecond('slug: artikel-902', 'slug: iets-anders')],
  ['its picture', inSecond('roster-changes.svg', 'intake-care-team.svg')],
  ['the words for its picture', inSecond('Een lijn door een rooster', 'Vijf kaarten')],
  ['words to be found by', inSecond('author: Team', 'author: Team\nkeywords: [fiets]')],
  [
    'a post for later',
    both((locale) => swap(postFile('third', locale), 'author: Team', '$&\npublishAt: 2026-12-01 09:00')),
  ],
  ['the moment of that post', { BUILD_NOW: '2026-12-02 09:00' }],
  ['a post that is gone', both((locale) => (folder) => rmSync(join(folder, postFile('third', locale))))],
  [
    'a teaser that becomes an article',
    both((locale) => (folder) => {
      swap(postFile('roster-changes', locale), /readTime: .*\n/, '')(folder)
      swap(postFile('roster-changes', locale), /\n---\n*$/, '\n---\n\nHet hele verhaal.\n')(folder)
    }),
  ],
  ['an answer', swap('content/nl/faq/costs.mdx', 'Je betaalt vooraf.', 'Je betaalt altijd vooraf.')],
  ['the words of a page', swap('content/nl/pages/home.mdx', 'zonder overtypen', 'zonder typewerk')],
  ['a feature of a plan', swap('content/en/plans/starter.mdx', /features:\n {2}- "/, '$&Fine ')],
  ['a clause', swap('content/nl/legal/privacy.mdx', 'Heb je een vraag over je gegevens?', 'Heb je vragen?')],
  ['a price', swap('content/business.yaml', /(\nsingleFlow:\n +price: )\d+/, '$1760')],
  ['a phone number in the environment', { SITE_CONTACT_PHONE: '+31 20 123 45 67' }],
  ['where a form posts to', { SITE_FORMS_CONTACT: 'https://forms.example/post' }],
  ['what a drawing shows', swap('public/images/blog/five-reasons.svg', '</svg>', '<circle r="9"/></svg>')],
  ['its size', swap('public/images/blog/five-reasons.svg', /viewBox="0 0 \d+ \d+"/, 'viewBox="0 0 640 360"')],
  ['a file more', (folder) => writeFileSync(join(folder, 'public/proof.txt'), 'proof\n')],
  ['a word of the interface', swap('site/messages.ts', 'Terug naar de blog', 'Terug naar alle artikelen')],
  ['a component', swap('components/BlogCard.tsx', 'className="', '$&kind ')],
  ['a style', swap('renderer/styles/prose.css', /$/, 'main { outline-offset: 1px; }')],
  ['a program of the browser', swap('renderer/client/page.ts', 'document.addEventListener(', 'window.$&')],
  ['how content is compiled', swap('components/mdx/vocabulary.tsx', 'className="', 'className="own ')],
  ['the path below which the site stands', { BASE: '/sub/' }],
]

let project: ReturnType<typeof copyProject>
let env: Readonly<Record<string, string>> = now
let last = ''

beforeAll(async () => {
  project = copyProject({ cache: 'own' })
  write('first', 901)(project.folder)
  write('second', 902)(project.folder)
  last = (await mustBuild(project.folder, env)).digest
})
afterAll(() => project?.remove())

async function cleanDigest(): Promise<string> {
  const copy = copyProject({ cache: 'none', source: project.folder })
  try {
    return (await mustBuild(copy.folder, env)).digest
  } finally {
    copy.remove()
  }
}

test.each(changes)('after another build, %s', { retry: 0 }, async (_, change) => {
  if (typeof change === 'function') change(project.folder)
  else env = { ...env, ...change }
  const { digest } = await mustBuild(project.folder, env)
  expect(digest).toBe(await cleanDigest())
  // Each change must be visible, or two builds could both miss it.
  expect(digest).not.toBe(last)
  last = digest
})

test("after another build, changes that no visitor sees: none at all, and a post's new file name", async () => {
  expect((await build(project.folder, env)).digest).toBe(last)
  for (const locale of ['nl', 'en'] as const) {
    const old = join(project.folder, postFile('second', locale))
    writeFileSync(join(project.folder, postFile('renamed', locale)), readFileSync(old))
    rmSync(old)
  }
  expect(await mustBuild(project.folder, env)).toMatchObject({ digest: last })
})
