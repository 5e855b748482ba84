import sharp from 'sharp'
import { expect, test } from 'vitest'
import { nightly } from '../harness/sample.ts'
import { person } from './person.ts'

const writer = person()
const name = 'what-does-waiting-cost'
const nl = `content/nl/blog/${name}.mdx`
const en = `content/en/blog/${name}.mdx`
const addresses = { nl: '/blog/wat-kost-wachten', en: `/en/blog/${name}` }
const before = { BUILD_NOW: '2026-11-21 12:00' }
const after = { BUILD_NOW: '2026-12-01 09:00' }

test('a post is created in both languages, as a draft, and nothing is overwritten', async () => {
  const line = 'npm run new -- --kind post --nl "Wat kost wachten?" --en "What does waiting cost?" --category how-to'
  expect(await writer.types(line)).toMatchObject({ status: 0, says: expect.stringContaining(`${nl}\n${en}\n`) })
  expect(writer.fields(nl)).toMatchObject({ title: 'Wat kost wachten?', slug: 'wat-kost-wachten', draft: true })
  expect(writer.fields(en)).toMatchObject({ title: 'What does waiting cost?', slug: name, draft: true })
  expect(await writer.types(line)).toMatchObject({ status: 1, says: expect.stringContaining(`${nl} already exists.`) })
})

test('without options it asks, repeats a question after a wrong answer, and cancelling leaves no files', async () => {
  const before = writer.git('status', '--porcelain')
  const answers: [question: RegExp, keys: string][] = [
    [/What do you want to write\?/, '\r'],
    [/Title in Dutch/, '\r'],
    [/Title in English/, 'Shop\r'],
    [/Write 5 to 45 characters\./, 's abroad\r'],
    [/Which category\?/, '\u001b[B\u001b[B\r'],
    [/Why is it not translated\?/, 'Few here have one.\r'],
  ]
  for (const cancel of [true, false]) {
    const asking = writer.startsInTerminal('npm run new')
    for (const [question, keys] of answers) {
      await asking.hears(question)
      asking.presses(cancel && keys.startsWith('Few') ? '\u0003' : keys)
    }
    expect(await asking.ended).toBe(Number(cancel))
    if (cancel) expect(writer.git('status', '--porcelain')).toBe(before)
  }
  const alone = 'content/en/blog/shops-abroad.mdx'
  expect(writer.fields(alone)).toMatchObject({ title: 'Shops abroad', noTwin: 'Few here have one.' })
  writer.removes(alone)
})

test('the check names each mistake with its line and a fix, which corrects it', async () => {
  const email = /email: !placeholder "?([^"\s]+)|email: "?([^"\s]+)/.exec(writer.reads('content/business.yaml'))
  const typed = email?.[1] ?? email?.[2] ?? ''
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 540"><path d="M0 0h960v540H0z"/></svg>\n'
  writer.writes('public/images/blog/waiting.svg', drawing)
  const photo = sharp({ create: { width: 960, height: 540, channels: 3, background: '#1d5fd6' } })
  writer.writes('public/images/blog/desk.jpg', await photo.jpeg().toBuffer())
  write(en, 'counted in hours and in euros, and what your team can do about it tomorrow.', '{starter.monthly}')
  write(nl, 'gerekend in uren en in euro’s, en wat je er morgen al aan kunt doen met je team.', typed)
  writer.edits(nl, /^date: .*$/m, 'date: 21 november 2026')
  writer.edits(nl, /^keywords:/m, 'keyword:')
  writer.edits(nl, '[link](/faq)', '[link](/en/plans)')
  writer.edits(nl, '/images/blog/desk.jpg', '/images/blog/dask.jpg')

  const { status, says } = await writer.types('npm run --silent check', before)
  expect(status).toBe(1)
  const lineOf = (text: string) => writer.reads(nl).split(text)[0]?.split('\n').length
  for (const [text, cure] of [
    ['21 november 2026', /"21 november 2026" is not a date\. Write 2026-11-21\.$/],
    ['keyword:', /keyword is not a known field.*keywords/],
    ['[link]', /leads to the English site\. Write \/pakketten\.$/],
    ['dask.jpg', /dask\.jpg.* desk\.jpg|dask\.jpg.*\/desk\.jpg/],
    [typed, /is an email address typed by hand\. Write \{contact\.email\}/],
  ] as const)
    expect(says.split('\n').filter((line) => line.startsWith(`${nl}:${lineOf(text)}:`))).toContainEqual(
      expect.stringMatching(cure),
    )
  expect((await writer.types('npm run --silent check -- --format github', before)).says).toContain(
    `::error file=${nl},line=${lineOf(typed)},`,
  )
  await writer.types('npm run check -- --fix', before)
  expect(writer.fields(nl).date).toBe('2026-11-21')
  expect(writer.reads(nl)).toContain('[link](/pakketten)')
  // These mistakes have no fix, so the writer corrects them by hand.
  writer.edits(nl, 'keyword:', 'keywords:')
  writer.edits(nl, 'dask.jpg', 'desk.jpg')
  writer.edits(nl, typed, '{contact.email}')
  // The date must be the same in both languages.
  writer.edits(en, /^date: .*$/m, 'date: 2026-11-21')
  expect(await writer.types(`npm run twin -- accept blog/${name}`)).toMatchObject({ status: 0 })
  const green = await writer.types('npm run --silent check', before)
  expect({ status: green.status, names: green.says.includes(name) }).toEqual({ status: 0, names: false })
})

test('before its date, no part of it is on the site', async () => {
  for (const file of [nl, en]) writer.edits(file, 'draft: true', 'publishAt: 2026-12-01 09:00')
  expect(await writer.types('npm run build', before)).toMatchObject({ status: 0 })
  expect(found()).toEqual([])
  expect(JSON.parse(writer.reads('.build/build.json'))).toMatchObject({
    hidden: [en, nl],
    due: '2026-12-01T08:00:00.000Z',
  })
})

test.runIf(nightly)('a preview shows it, with its date', async () => {
  expect(await writer.types('npm run build -- --preview', before)).toMatchObject({ status: 0 })
  expect(writer.reads(`.local/preview/site${addresses.nl}.html`)).toContain(
    'Gepland: verschijnt op 1 december 2026 om 09:00',
  )
  expect(writer.reads('.local/preview/site/index.html')).toContain('<meta name="robots" content="noindex"/>')
})

test('on its date, it is on its page and in the lists, feeds and sitemap, in both languages', async () => {
  expect(await writer.types('npm run build', after)).toMatchObject({ status: 0 })
  for (const part of ['<table', '<blockquote>', 'class="shiki', 'desk', 'data-footnote-ref', 'mailto:'])
    expect(writer.reads(`dist${addresses.nl}.html`)).toContain(part)
  expect(found()).toEqual(
    expect.arrayContaining([
      'blog.html',
      'blog/wat-kost-wachten.html',
      'en/blog.html',
      `en/blog/${name}.html`,
      'en/feed.json',
      'feed.xml',
      'images/blog/waiting.svg',
      'sitemap.xml',
    ]),
  )
  expect(writer.reads(`dist${addresses.en}.html`)).toMatch(/hreflang="nl" href="[^"]*\/blog\/wat-kost-wachten"/i)
})

test.runIf(nightly)('a price changes in one place, and appears on every page that states it', async () => {
  const priceOf = (text: string) => /monthly: (\d+) euro/.exec(text)?.[1] ?? ''
  const old = priceOf(writer.reads('content/business.yaml'))
  const next = String(Number(old) + 25)
  writer.edits('content/business.yaml', `monthly: ${old} euro`, `monthly: ${next} euro`)
  expect(await writer.types('npm run build', after)).toMatchObject({ status: 0 })
  for (const file of ['pakketten', 'en/plans', `en/blog/${name}`]) {
    const page = writer.reads(`dist/${file}.html`).replace(/<[^>]*>|&nbsp;/g, ' ')
    expect({ file, says: new RegExp(`€\\s*${next}\\b`).test(page) }).toEqual({ file, says: true })
  }
})

test('the report contains what a reviewer needs', async () => {
  writer.edits(nl, 'Een zin die blijft.', 'Een zin die verandert.')
  const { status, says } = await writer.types(
    'npm run --silent report -- --against main --markdown ../report.md',
    after,
  )
  expect(status).toBe(0)
  expect(says).toMatch(new RegExp(`added +nl +${addresses.nl} +${nl}`))
  expect(says).toMatch(new RegExp(`${en} +OUT OF DATE`))
  expect(writer.reads('../report.md')).toMatch(/^<!-- content-report -->\n\n## /)
})

test.runIf(nightly)('a new address reports the one that it removes, and keeps it as an alias', async () => {
  writer.git('add', '--all')
  writer.git('commit', '--quiet', '--message', 'A post')
  writer.git('switch', '--quiet', '--create', 'other-address')
  writer.edits(en, /^slug: .*$/m, 'slug: the-price-of-waiting')
  const told = await writer.types('npm run --silent check -- --lang en', after)
  expect(told.says).toContain(`aliases: [${name}]`)
  writer.edits(en, /^slug: .*$/m, `$&\naliases: [${name}]`)
  expect(await writer.types('npm run build', after)).toMatchObject({ status: 0 })
  expect(writer.reads(`dist${addresses.en}.html`)).toMatch(/rel="canonical" href="[^"]*\/the-price-of-waiting"/)
})

test.runIf(nightly)('a legal text gets a new number and date, and the previous version keeps an address', async () => {
  const files = ['nl', 'en'].map((locale) => `content/${locale}/legal/privacy.mdx`)
  writer.edits('content/business.yaml', /!placeholder /g, '')
  // The privacy statement depends on the ids for analytics.
  expect(await writer.types('npm run legal -- --against HEAD')).toMatchObject({ status: 0 })
  writer.git('commit', '--quiet', '--all', '--message', 'Every fact is filled in')
  const { version } = writer.fields(files[0] ?? '')
  for (const file of files) writer.writes(file, `${writer.reads(file).trimEnd()} OK.\n`)
  const answer = await writer.types('npm run legal -- --against HEAD', { BUILD_NOW: '2031-03-05T11:00:00Z' })
  expect(answer).toMatchObject({ status: 0 })
  for (const file of files) expect(writer.fields(file)).toMatchObject({ version: version + 1, date: '2031-03-05' })
  for (const locale of ['nl', 'en'])
    expect(writer.has(`content/${locale}/legal/versions/privacy-${version}.html`)).toBe(true)
})

/** Writes the guide's examples: a photo, table, quotation, code, footnote and fact. */
function write(file: string, excerpt: string, fact: string) {
  const isDutch = file === nl
  const words = isDutch ? 'Een zin die blijft.' : 'A sentence that stays.'
  writer.edits(file, /^image: .*$/m, 'image: /images/blog/waiting.svg')
  writer.edits(
    file,
    /^imageAlt: .*$/m,
    `imageAlt: ${isDutch ? 'Een klok naast een stapel.' : 'A clock beside a pile.'}`,
  )
  writer.edits(file, /^excerpt: .*$/m, `excerpt: ${isDutch ? 'Wat wachten kost' : 'What waiting costs'}, ${excerpt}`)
  writer.edits(file, /^keywords: .*$/m, `keywords: [${isDutch ? 'wachten' : 'waiting'}]`)
  const head = /^---\n[\s\S]*?^---\n/m.exec(writer.reads(file))?.[0] ?? ''
  const body = [
    words,
    `## ${isDutch ? 'Wat je betaalt' : 'What you pay'} [#what-you-pay]`,
    `${words} ${fact} [link](${isDutch ? '/faq' : '/en/faq'}).[^a]`,
    `![${words}](/images/blog/desk.jpg)`,
    '| A | B |\n| --- | ---: |\n| 1 | 2 |',
    `> ${words}`,
    '```yaml\ntrigger: mail\n```',
    `[^a]: ${words}`,
  ]
  writer.writes(file, `${head}\n${body.join('\n\n')}\n`)
}

/** Lists the published files that have the post in their name or text. */
function found(): string[] {
  const post = /wat-kost-wachten|what-does-waiting|images\/blog\/waiting/
  return writer.lists('dist').filter((file) => post.test(file) || post.test(writer.reads(`dist/${file}`)))
}
