import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { nightly, person } from './person.ts'
import { differences, findingsOf, readFolder } from './whole-site.ts'

// A day of a writer who knows Markdown and git: a post in both languages, a question, a price.
const writer = person()
const name = 'what-does-waiting-cost'
const nl = `content/nl/blog/${name}.mdx`
const en = `content/en/blog/${name}.mdx`

const excerpts = {
  nl: 'Wat wachten kost, gerekend in uren en in euro’s, en wat je er morgen al aan kunt doen met je team.',
  en: 'What waiting costs, counted in hours and in euros, and what your team can do about it tomorrow.',
}

/** What the price of the smallest plan is, as it stands among the facts: 950 euro. */
const priceOf = () => String(writer.fields('content/business.yaml').starter.monthly).replace(/ euro$/, '')

/** Where a text stands in a file, as an error names it. */
function placeOf(file: string, text: string) {
  const before = writer.reads(file).split(text)[0] ?? ''
  const lines = before.split('\n')
  return `${file}:${lines.length}:${(lines.at(-1) ?? '').length + 1}`
}

test('a post is begun in both languages, and stays hidden', async () => {
  const line = 'npm run new -- --kind post --nl "Wat kost wachten?" --en "What does waiting cost?" --category how-to'
  const { status, says } = await writer.types(line)
  expect({ status, says }).toEqual({ status: 0, says: expect.stringContaining(`${nl}\n${en}\n`) })
  for (const file of [nl, en]) expect(writer.fields(file)).toMatchObject({ draft: true })
  // Another one, which was taken back after its moment.
  const other = 'npm run new -- --kind post --nl "Bellen of mailen?" --en "To call or to mail?" --category how-to'
  expect(await writer.types(other)).toMatchObject({ status: 0 })
  writer.writes('public/images/blog/later.svg', drawing)
  for (const locale of ['nl', 'en']) {
    const file = `content/${locale}/blog/to-call-or-to-mail.mdx`
    writer.edits(file, /^image: .*$/m, 'image: /images/blog/later.svg')
    writer.edits(file, /^date: .*$/m, 'date: 2026-01-05\npublishAt: 2026-01-05 09:00')
  }
})

test('five mistakes are named with their place and their cure', async () => {
  const photo = sharp({ create: { width: 960, height: 540, channels: 3, background: '#1d5fd6' } })
  writer.writes('public/images/blog/desk.jpg', await photo.jpeg().toBuffer())
  writer.writes('public/images/blog/waiting.svg', drawing)
  write(nl, excerpts.nl, dutch)
  write(en, excerpts.en, english)
  writer.edits(nl, /^date: .*$/m, 'date: 21 november 2026')
  writer.edits(nl, /^keywords:/m, 'keyword:')
  writer.edits(nl, '{starter.monthly} per maand', `€ ${priceOf()} per maand`)
  writer.edits(nl, '](/pakketten)', '](/en/plans)')
  writer.edits(nl, '/images/blog/desk.jpg', '/images/blog/dask.jpg')

  const { status, says } = await writer.types('npm run --silent check')
  expect(status).toBe(1)
  const lines = says.split('\n')
  const cured = (place: string) => lines.find((line) => line.startsWith(`${place}  `)) ?? `nothing at ${place}`
  expect(cured(placeOf(nl, '21 november 2026'))).toMatch(/"21 november 2026" is not a date.* Write 2026-11-21\.$/)
  expect(cured(placeOf(nl, 'keyword:'))).toMatch(/keyword is not a known field.*keywords/)
  expect(cured(placeOf(nl, `€ ${priceOf()}`))).toMatch(/is a price typed by hand\. Write \{starter\.monthly\}/)
  expect(cured(placeOf(nl, '[pakketten](/en/plans)'))).toMatch(/leads to the English site\. Write \/pakketten\.$/)
  expect(says).toMatch(/\/images\/blog\/dask\.jpg.* (desk\.jpg|\/images\/blog\/desk\.jpg)/)
})

test('each is cured by what its message says, and the check is green', async () => {
  await writer.types('npm run check -- --fix')
  // What a person has to choose, the fix leaves alone.
  if (writer.reads(nl).includes('keyword:')) writer.edits(nl, 'keyword:', 'keywords:')
  if (writer.reads(nl).includes('dask.jpg')) writer.edits(nl, 'dask.jpg', 'desk.jpg')
  expect(writer.reads(nl)).toContain('date: 2026-11-21\n')
  expect(writer.reads(nl)).toContain('{starter.monthly} per maand')
  expect(writer.reads(nl)).toContain('](/pakketten)')
  expect(await writer.types(`npm run twin -- accept blog/${name}`)).toMatchObject({ status: 0 })
  const { status, says } = await writer.types('npm run --silent check')
  expect({ status, isBehind: says.includes(en) }).toEqual({ status: 0, isBehind: false })
})

test('a text without its twin is named, with the file that is missing, and so are links to a draft and to no heading', async () => {
  const text = writer.reads(en)
  writer.removes(en)
  const shown = 'content/nl/blog/five-reasons.mdx'
  const before = writer.reads(shown)
  writer.writes(shown, `${before}\n[Bellen of mailen](/blog/bellen-of-mailen), [of niet](/pakketten#nergens)\n`)
  // As it is checked where a proposal is looked at.
  const { status, says } = await writer.types('npm run --silent check -- --format github')
  writer.writes(en, text)
  writer.writes(shown, before)
  expect(says).toMatch(
    new RegExp(`^::error file=${shown},.*content/nl/blog/to-call-or-to-mail\\.mdx, which is a draft`, 'm'),
  )
  expect(says).toMatch(new RegExp(`^::error file=${shown},.*/pakketten#nergens names a heading that is not there`, 'm'))
  expect({ status, says }).toEqual({
    status: 1,
    says: expect.stringMatching(new RegExp(`^::error file=${nl},.*${en} is missing`, 'm')),
  })
})

test('what is scheduled is listed with its time, and a preview shows it', async () => {
  for (const file of [nl, en]) writer.edits(file, 'draft: true', 'publishAt: 2099-12-01 09:00')
  const hidden = async (now?: string) =>
    (await writer.types('npm run --silent report -- --due', now ? { BUILD_NOW: now } : {})).says
  expect(await hidden()).toMatch(new RegExp(`2099-12-01 09:00 +${nl}`))
  // In Amsterdam it is an hour later.
  expect(await hidden('2099-12-01T08:30:00Z')).not.toContain(nl)
  // What is asked every hour of the site that is live, whether to build it again.
  writer.writes('../build.json', JSON.stringify({ due: '2099-12-01T08:00:00.000Z' }))
  const isDue = async (now: string) =>
    (await writer.types('npm run --silent report -- --since ../build.json', { BUILD_NOW: now })).status
  expect([await isDue('2099-12-01T07:30:00Z'), await isDue('2099-12-01T08:30:00Z')]).toEqual([1, 0])
  if (nightly) {
    expect(await writer.types('npm run build -- --out ../hidden')).toMatchObject({ status: 0 })
    expect(found('../hidden')).toEqual([])
  }
  expect(await writer.types('npm run build -- --preview --out ../preview')).toMatchObject({ status: 0 })
  const page = writer.reads('../preview/blog/wat-kost-wachten.html')
  expect(page.includes('2099-12-01 09:00')).toBe(true)
  expect(/<meta name="robots" content="noindex/.test(page)).toBe(true)
  for (const file of [nl, en]) writer.edits(file, 'publishAt: 2099-12-01 09:00\n', '')
})

test('a question gets its answer in both languages', async () => {
  const line =
    'npm run new -- --kind question --into costs --nl "Kan ik per kwartaal betalen?" --en "Can I pay by quarter?"'
  expect(await writer.types(line)).toMatchObject({ status: 0 })
  const answers = { nl: 'Ja. Vraag het bij je offerte aan.', en: 'Yes. Ask for it with your quote.' }
  for (const [locale, answer] of Object.entries(answers)) {
    const file = `content/${locale}/faq/costs.mdx`
    // What was begun stands at the end: its heading, and what to write below it.
    writer.writes(
      file,
      writer.reads(file).replace(/(\n## (?:Kan ik per|Can I pay by) .*\n)[\s\S]*$/, `$1\n${answer}\n`),
    )
  }
  expect(await writer.types('npm run twin -- accept faq/costs')).toMatchObject({ status: 0 })
})

test('a price, and the summary of an older article, change in one place; then all of it is published', async () => {
  const older = 'content/nl/blog/fault-to-invoice.mdx'
  const summary = writer.fields(older).excerpt
  writer.edits(
    older,
    summary,
    'Waar een storing blijft liggen, en wat je daaraan doet. Met de sommen erbij, voor jouw eigen aantallen.',
  )
  const [old, next] = [priceOf(), String(Number(priceOf()) + 25)]
  writer.edits('content/business.yaml', `monthly: ${old} euro`, `monthly: ${next} euro`)
  expect((await writer.types('npm run --silent facts -- starter.monthly')).says).toContain(
    'content/{nl,en}/faq/costs.mdx',
  )
  expect(await writer.types('npm run --silent check')).toMatchObject({ status: 0 })
  expect(await writer.types('npm run build')).toMatchObject({ status: 0 })
  for (const file of ['pakketten', 'en/plans', 'blog/wat-kost-wachten', 'starter-pakket']) {
    const page = writer.reads(`dist/${file}.html`).replace(/<[^>]*>|&nbsp;/g, ' ')
    const says = (price: string) => new RegExp(`€\\s*${price}\\b`).test(page)
    expect({ file, next: says(next), old: says(old) }).toEqual({ file, next: true, old: false })
  }
  expect(writer.reads('dist/faq.html').includes('Kan ik per kwartaal betalen?')).toBe(true)
  // What a feed reader gets of a text is one text to it.
  expect(writer.reads('dist/feed.xml')).toMatch(/<content type="html">&lt;/)
  expect(writer.reads('dist/feed.json')).not.toMatch(/(src|href)=\\"\//)
  for (const list of ['blog.html', 'feed.xml']) {
    const says = writer.reads(`dist/${list}`)
    expect({ list, next: says.includes('Waar een storing blijft liggen'), old: says.includes(summary) }).toEqual({
      list,
      next: true,
      old: false,
    })
  }
})

test('the article is in its page, the lists, the feeds and the sitemap, with all that was written', () => {
  expect(found('dist/')).toEqual(
    expect.arrayContaining([
      'blog.html',
      'blog/how-to.html',
      'blog/wat-kost-wachten.html',
      'en/blog.html',
      `en/blog/${name}.html`,
      'en/feed.json',
      'feed.xml',
      'images/blog/waiting.svg',
      'sitemap.xml',
    ]),
  )
  const page = writer.reads('dist/blog/wat-kost-wachten.html')
  const parts = [
    '<table',
    'class="callout"',
    'class="shiki',
    '<blockquote',
    '/images/blog/desk.jpg',
    'Wachten kost geld',
  ]
  expect(parts.filter((part) => !page.includes(part))).toEqual([])
  const twin = /hreflang="nl" href="[^"]*(\/blog\/[^"]*)"/i.exec(writer.reads(`dist/en/blog/${name}.html`))
  expect(twin?.[1]).toBe('/blog/wat-kost-wachten')
})

test('what is a draft is nowhere', () => {
  expect(found('dist/', /bellen-of-mailen|to-call-or-to-mail/)).toEqual([])
  expect(found('dist/', /bellen of mailen|to call or to mail|images\/blog\/later/i)).toEqual([])
})

test('what was published agrees with itself: each link, picture, twin, feed and list', () => {
  const { faults, posts } = findingsOf(readFolder(join(writer.folder, 'dist')))
  expect({ faults, posts: posts > 2 }).toEqual({ faults: [], posts: true })
})

test('the title of an older article changes: where it stands, the new one stands, and nothing else differs', async () => {
  const older = 'content/nl/blog/fault-to-invoice.mdx'
  const { title } = writer.fields(older)
  const before = readFolder(join(writer.folder, 'dist'))
  writer.edits(older, title, 'Hoe een storing factuur wordt')
  // What did not change is not made again.
  expect(await writer.types('npm run build')).toMatchObject({ status: 0 })
  const after = readFolder(join(writer.folder, 'dist'))
  const renamed = (text: string) => text.replaceAll(title, 'Hoe een storing factuur wordt')
  const naming = [...before].filter(([path, body]) => /^\/blog|feed/.test(path) && body.includes(title))
  expect(naming.length).toBeGreaterThan(4)
  // The search index has a name of its own each time, and a picture is drawn anew.
  const other = differences(before, after, renamed).filter((path) => !path.startsWith('/assets/search/'))
  expect(other.sort()).toEqual(['/release.json', '/search.json', expect.stringMatching(/^\/social\/blog\/[^/]+\.png$/)])
  const index = [...after.keys()].find((path) => /^\/assets\/search\/nl\.\w+\.json$/.test(path)) ?? ''
  expect(String(after.get('/search.json'))).toContain(index)
  expect(String(after.get(index))).toContain('Hoe een storing factuur wordt')
})

test('the day ends in a commit, of what was written and nothing else', async () => {
  if (nightly) expect(await writer.types('npm run test:content')).toMatchObject({ status: 0 })
  const changed = writer.git('status', '--porcelain', '--untracked-files=all').split('\n')
  expect(changed.filter((line) => !/ (content|public\/images|docs)\//.test(` ${line.slice(3)}`))).toEqual([])
})

/** The files of a built folder that name a post, in their own name or in what they hold. */
function found(folder: string, post = /wat-kost-wachten|what-does-waiting|images\/blog\/waiting/): string[] {
  return writer.lists(folder).filter((file) => post.test(file) || post.test(writer.reads(`${folder}/${file}`)))
}

function write(file: string, excerpt: string, body: string) {
  writer.edits(file, /^image: .*$/m, 'image: /images/blog/waiting.svg')
  writer.edits(
    file,
    /^imageAlt: .*$/m,
    file === nl ? 'imageAlt: Een klok naast een stapel brieven.' : 'imageAlt: A clock beside a pile of letters.',
  )
  writer.edits(file, /^excerpt: .*$/m, `excerpt: ${excerpt}`)
  writer.edits(file, /^keywords: .*$/m, file === nl ? 'keywords: [wachten]' : 'keywords: [waiting]')
  const head = /^---\n[\s\S]*?^---\n/m.exec(writer.reads(file))?.[0] ?? ''
  writer.writes(file, `${head}\n${body}`)
}

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360"><path d="M40 180h560" stroke="#1d5fd6" fill="none"/></svg>\n'

const dutch = `Wachten is duur: zie de [pakketten](/pakketten).

## Wat je betaalt [#what-you-pay]

Wachten kost geld, ook als niemand het ziet. Reken
op {starter.monthly} per maand.

| Wat | Hoe lang |
| --- | ---: |
| Antwoord | een dag |

<Callout title="Begin klein">

Kies één soort werk.

</Callout>

![Een bureau met een stapel brieven.](/images/blog/desk.jpg)

> Vertel ons hoe het bij jou gaat.

\`\`\`yaml
trigger: mail
\`\`\`
`

const english = `Waiting is dear: see the [plans](/en/plans).

## What you pay [#what-you-pay]

Waiting costs money: {starter.monthly} a month.

| What | For how long |
| --- | ---: |
| Answer | a day |

<Callout title="Begin small">

Choose one kind of work.

</Callout>

![A desk with a pile of letters.](/images/blog/desk.jpg)

> Tell us how you work today.

\`\`\`yaml
trigger: mail
\`\`\`
`
