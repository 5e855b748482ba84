import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { nightly, person } from './person.ts'
import { textFaults } from './shown-texts.ts'
import { differences, findingsOf, Page, readFolder, releaseFaults } from './whole-site.ts'

// A day of a writer who knows Markdown and git: a post in both languages, a question, a price.
const writer = person()
const name = 'what-does-waiting-cost'
const nl = `content/nl/blog/${name}.mdx`
const en = `content/en/blog/${name}.mdx`

/** The other post that is begun, and never published. */
const draft = 'to-call-or-to-mail-1-more'

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
  const { status, says } = await writer.types(line, { BUILD_NOW: '2026-11-23T23:30:00Z' })
  expect({ status, says }).toEqual({
    status: 0,
    says: expect.stringContaining(`${nl}\n${en}\n`),
  })
  expect(says).toContain(`npm run twin -- accept blog/${name}`)
  const ids = writer.lists('content/nl/blog').map((file) => writer.fields(`content/nl/blog/${file}`).id)
  // In Amsterdam the next day has begun.
  const begun = { id: Math.max(...ids), date: '2026-11-24', category: 'how-to', draft: true }
  expect(new Set(ids).size).toBe(ids.length)
  expect(writer.fields(nl)).toMatchObject({ ...begun, title: 'Wat kost wachten?', slug: 'wat-kost-wachten' })
  expect(writer.fields(en)).toMatchObject({ ...begun, title: 'What does waiting cost?', slug: name })
  const again = await writer.types(line)
  expect(again).toEqual({ status: 1, says: expect.stringContaining(`${nl} exists already.`) })
  // Nor is a text written over that has no twin.
  const [own, other] = [writer.reads(nl), writer.reads(en)]
  writer.removes(nl)
  writer.writes(en, 'Mine.')
  expect(await writer.types(line)).toEqual({ status: 1, says: expect.stringContaining(`${en} exists already.`) })
  expect([writer.has(nl), writer.reads(en)]).toEqual([false, 'Mine.'])
  writer.writes(nl, own)
  writer.writes(en, other)
  // Another one, with a sign of YAML in each title, which was taken back after its moment.
  const titles = { nl: 'Bellen of mailen: één of twee?', en: 'To call or to mail #1 & more?' }
  const another = `npm run new -- --kind post --nl '${titles.nl}' --en '${titles.en}' --category zorg`
  expect(await writer.types(another)).toMatchObject({ status: 0 })
  for (const [locale, title] of Object.entries(titles))
    expect(writer.fields(`content/${locale}/blog/${draft}.mdx`)).toMatchObject({
      id: begun.id + 1,
      title,
      category: writer.fields(`content/${locale}/blog/intake-care-team.mdx`).category,
      draft: true,
    })
  writer.writes('public/images/blog/later.svg', drawing)
  for (const locale of ['nl', 'en']) {
    const file = `content/${locale}/blog/${draft}.mdx`
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

  // A program is told the same, of the same places and in the same order.
  const { problems, advice } = await checkedAsJson()
  const printed = [...problems, ...advice].map(
    ({ file, line, column, message }) => `${file}:${line}:${column}  ${message}`,
  )
  expect(lines.filter((line) => /^\S+:\d+:\d+ {2}/.test(line))).toEqual(printed)
  // They come as a writer works through them: file by file, from top to bottom.
  const inOrder = problems.toSorted((a, b) => (a.file === b.file ? a.line - b.line || a.column - b.column : 0))
  expect(problems).toEqual(inOrder)
  expect(says).toContain(`\n${problems.length} problems in the content. Nothing was changed.`)
  const rules = [...new Set(problems.map(({ ruleId }) => ruleId))]
  expect(lines).toContain(`Why: npm run check -- --explain ${rules.join(' | ')}`)
  mistakes = problems.length
})

/** How many mistakes were made. */
let mistakes = 0

test('each is cured by what its message says, and the check is green', async () => {
  // The translation is accepted while its source has mistakes: correcting them does not put it behind.
  expect(await writer.types(`npm run twin -- accept blog/${name}`)).toMatchObject({ status: 0 })
  const fixed = await writer.types('npm run check -- --fix --lang nl')
  const [, corrected, left] =
    /^(\d+) fouten verbeterd\.[\s\S]*^Nog (\d+) fouten? in de content\./m.exec(fixed.says) ?? []
  expect({ status: fixed.status, all: Number(corrected) + Number(left) }).toEqual({ status: 1, all: mistakes })
  expect(fixed.says).not.toContain(en)
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
  // What appears later links to what nobody has said a day of.
  const own = writer.reads(nl)
  writer.edits(nl, 'draft: true', 'publishAt: 2099-12-01 09:00')
  writer.writes(nl, `${writer.reads(nl)}\n[Bellen of mailen](/blog/bellen-of-mailen-een-of-twee)\n`)
  // Of a group of questions the Dutch half is gone.
  const half = 'content/nl/faq/support.mdx'
  const ofHalf = writer.reads(half)
  writer.removes(half)
  const lost = 'content/nl/blog/process-on-one-sheet.mdx'
  const ofLost = writer.reads(lost)
  writer.removes(lost)
  const shown = 'content/nl/blog/five-reasons.mdx'
  const before = writer.reads(shown)
  // One thing has one name.
  const [term] = writer.fields('content/terms.yaml').nl
  writer.writes(
    shown,
    `${before}\n[Bellen of mailen](/blog/bellen-of-mailen-een-of-twee), [of niet](/pakketten#nergens)\n${slips.join('\n\n')}\n\nZo heet een ${term.not[0]} bij ons niet.\n`,
  )
  writer.edits(shown, /^category: .*$/m, 'category: van-alles')
  const ofTerm = placeOf(shown, `${term.not[0]} bij ons`).split(':')[1]
  const lineOf = (part: string) => placeOf(shown, part).split(':')[1]
  const wrong = ['category: van-alles', ...slips.map((slip) => slip.split('\n').at(-1) ?? '')].map(lineOf)
  // Where the marks of a text do not close, nothing else can be said of it.
  const open = 'content/nl/blog/intake-care-team.mdx'
  const closed = writer.reads(open)
  writer.writes(open, `${closed}\n<Callout title="Let op">\n\nNiet dicht.\n`)
  // As it is checked where a proposal is looked at.
  const { status, says } = await writer.types('npm run --silent check -- --format github')
  writer.writes(en, text)
  writer.writes(nl, own)
  writer.writes(half, ofHalf)
  writer.writes(lost, ofLost)
  for (const file of [half, lost]) {
    const named = new RegExp(`^::error file=${file.replace('/nl/', '/en/')},.*${file} is missing`, 'm')
    expect(says).toMatch(named)
  }
  writer.writes(open, closed)
  writer.writes(shown, before)
  for (const file of [shown, nl])
    expect(says).toMatch(new RegExp(`^::error file=${file},.*content/nl/blog/${draft}\\.mdx, which is a draft`, 'm'))
  const named = [...says.matchAll(new RegExp(`^::\\w+ file=${shown},line=(\\d+)`, 'gm'))].map(([, line]) => line)
  expect(wrong.filter((line) => !named.includes(line))).toEqual([])
  expect(says).toMatch(new RegExp(`^::(warning|notice) file=${shown},line=${ofTerm}.*${term.use}`, 'm'))
  expect(says).toMatch(new RegExp(`^::error file=${open},.*Callout`, 'm'))
  expect(says).toMatch(new RegExp(`^::error file=${shown},.*/pakketten#nergens names a heading that is not there`, 'm'))
  expect({ status, says }).toEqual({
    status: 1,
    says: expect.stringMatching(new RegExp(`^::error file=${nl},.*${en} is missing`, 'm')),
  })
})

test('what is scheduled is listed with its time, and a preview shows it', async () => {
  for (const file of [nl, en]) writer.edits(file, 'draft: true', 'publishAt: 2099-12-01 09:00')
  // Another one comes a month later.
  const later = [nl, en].map((file) => file.replace(name, 'a-month-later'))
  for (const [index, file] of [nl, en].entries())
    writer.writes(
      later[index] ?? '',
      writer
        .reads(file)
        .replace(/^id: .*$/m, `id: ${writer.fields(file).id + 10}`)
        .replace(/^(title|slug): (.*)$/gm, '$1: $2-later')
        .replace('2099-12-01', '2100-01-05'),
    )
  const hidden = async (now?: string) =>
    (await writer.types('npm run --silent report -- --due', now ? { BUILD_NOW: now } : {})).says
  expect(await hidden()).toMatch(new RegExp(`2099-12-01 09:00 +${nl}`))
  // In Amsterdam it is an hour later.
  expect(await hidden('2099-12-01T08:30:00Z')).not.toContain(nl)
  if (nightly) {
    expect(await writer.types('npm run build -- --out ../hidden')).toMatchObject({ status: 0 })
    expect(found('../hidden')).toEqual([])
  }
  expect(await writer.types('npm run build -- --preview --host netlify --out ../preview')).toMatchObject({ status: 0 })
  // What is asked every hour of the site that is live, whether to build it again.
  const isDue = async (now: string) =>
    (await writer.types('npm run --silent report -- --since .local/preview/build.json', { BUILD_NOW: now })).status
  expect([await isDue('2099-12-01T07:59:59Z'), await isDue('2099-12-01T08:00:00Z')]).toEqual([1, 0])
  const page = writer.reads('../preview/blog/wat-kost-wachten.html')
  expect(page.includes('2099-12-01 09:00')).toBe(true)
  const preview = readFolder(join(writer.folder, '../preview'))
  const isFound = ([path, body]: [string, Buffer]) =>
    !/\.\w+$|_\w+$/.test(path) && !/<meta name="robots" content="noindex/.test(String(body))
  expect([...preview].filter(isFound).map(([path]) => path)).toEqual([])
  expect(String(preview.get('/sitemap.xml'))).not.toContain('<loc>')
  expect(releaseFaults(preview)).toEqual([])
  // The draft is there as well, without a time.
  for (const path of ['/blog/bellen-of-mailen-een-of-twee', `/en/blog/${draft}`])
    expect([...preview.keys()]).toContain(path)
  const redirects = writer.reads('../preview/_redirects').split('\n')
  expect(redirects.filter((line) => line.startsWith('/'))).toEqual(['/en/* /en/404.html 404', '/* /404.html 404'])
  const [everywhere = '', ...rules] = writer
    .reads('../preview/_headers')
    .split(/^(?=\/)/m)
    .slice(1)
  expect(everywhere).toMatch(/^\/\*\n {2}Content-Security-Policy: default-src 'none'; /)
  expect(everywhere.match(/^ {2}[\w-]+(?=:)/gm)).toHaveLength(6)
  const immutable = rules.filter((rule) => rule.includes('immutable')).map((rule) => rule.split('\n')[0])
  expect(immutable).toEqual(['/assets/*'])
  for (const file of [nl, en]) writer.edits(file, 'publishAt: 2099-12-01 09:00\n', '')
  for (const file of later) writer.removes(file)
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
  const accepted = await writer.types('npm run twin -- accept faq/kosts faq/costs')
  expect(accepted).toMatchObject({ status: 1, says: expect.stringContaining('Did you mean faq/costs?') })
  expect(accepted.says).toContain('content/en/faq/costs.mdx says what content/nl/faq/costs.mdx says.')
})

test('a section of the terms is begun at the end of both, under the same name', async () => {
  const line = 'npm run new -- --kind legal --into terms --nl "Vakantie van Bert" --en "Holidays of Bert"'
  const files = ['content/nl/legal/terms.mdx', 'content/en/legal/terms.mdx']
  const before = files.map((file) => writer.reads(file))
  const { status, says } = await writer.types(line)
  expect({ status, named: files.filter((file) => says.includes(`${file}\n`)) }).toEqual({ status: 0, named: files })
  const titles = ['Vakantie van Bert', 'Holidays of Bert']
  for (const [index, file] of files.entries()) {
    const [, added = ''] = writer.reads(file).split(before[index]?.trimEnd() ?? 'nothing')
    expect(added).toMatch(new RegExp(`^\\n\\n## ${titles[index]} \\[#holidays-of-bert\\]\\n\\n[^#]+\\n$`))
    writer.writes(file, before[index] ?? '')
  }
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
  const { says: facts } = await writer.types('npm run --silent facts -- starter.monthly terms.noticePeriod')
  const row = facts.split('\n').find((line) => line.startsWith('| `starter.monthly`')) ?? ''
  expect(facts).toContain('| `terms.noticePeriod`')
  // What follows from a price follows it: hours a week that cost as much, in halves.
  const hourly = Number.parseFloat(writer.fields('content/business.yaml').calculator.hourly)
  const hours = Math.round((Number(next) / hourly / (52 / 12)) * 2) / 2
  expect((await writer.types('npm run --silent facts -- starter.breakEven')).says).toContain(`| ${hours} hours`)
  const users = writer
    .lists('content')
    // Of articles there is no end: they are left out.
    .filter((file) => file.endsWith('.mdx') && !file.includes('/blog/'))
    .filter((file) => writer.reads(`content/${file}`).includes('{starter.monthly}'))
    .map((file) => file.replace(/^(nl|en)\//, ''))
  // And in which sentences it is told, in both languages beside each other.
  const [, promises = ''] = facts.split(/^## `starter\.monthly`.*$/m)
  const sentences = promises.split(/^## /m)[0] ?? ''
  for (const file of users.filter((each) => !each.startsWith('modules/')))
    expect({ file, told: sentences.includes(`| \`${file}\` |`) }).toEqual({ file, told: true })
  expect(sentences).toMatch(new RegExp(`€\\s?${next}\\b.* \\| .*€${next}\\b`))
  const inRow = [...row.matchAll(/`content\/(?:\{nl,en\}|nl|en)\/([^`]*)`/g)].map(([, file]) => file)
  expect([...new Set(inRow)].sort()).toEqual([...new Set(users)].sort())
  expect(row.split(' | ').slice(1, 3)).toEqual([`€ ${next}`, `€${next}`])
  expect(await writer.types('npm run --silent check')).toMatchObject({ status: 0 })
  const built = await writer.types('npm run build -- --host github-pages --out ../pages')
  expect(built.status).toBe(0)
  // Each build says what is still to be filled in.
  const open = [...writer.reads('content/business.yaml').matchAll(/^ {2}\w+:[^#\n]* !placeholder/gm)].length
  expect(built.says.match(/^ {2}[\w.]+ \(or SITE_\w+ in the environment\)$/gm)).toHaveLength(open + 2)
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
  const { hidden, due } = JSON.parse(writer.reads('.build/build.json'))
  expect({ hidden, due }).toEqual({
    hidden: ['en', 'nl'].map((locale) => `content/${locale}/blog/${draft}.mdx`),
    due: null,
  })
})

test('what was published agrees with itself: each link, picture, twin, feed and list', async () => {
  const site = readFolder(join(writer.folder, 'dist'))
  const { faults, posts } = findingsOf(site)
  expect({ faults, posts: posts > 2 }).toEqual({ faults: [], posts: true })
  expect(releaseFaults(site)).toEqual([])
  expect(JSON.parse(writer.reads('dist/release.json')).commit).toBe(`${writer.git('rev-parse', 'HEAD')}+`)
  // A photo is there in each of the widths that its page offers.
  const [, widths = ''] = / srcset="([^"]*desk[^"]*)"/i.exec(writer.reads('dist/blog/wat-kost-wachten.html')) ?? []
  const offered = widths.split(',').map((each) => each.trim().split(' '))
  expect(offered.length).toBeGreaterThan(1)
  for (const [path = '', width] of offered) {
    const { width: real } = await sharp(site.get(path)).metadata()
    expect({ path, width: `${real}w` }).toEqual({ path, width })
  }
})

test('the title of an older article changes: where it stands, the new one stands, and nothing else differs', async () => {
  const older = 'content/nl/blog/fault-to-invoice.mdx'
  const { title } = writer.fields(older)
  const before = readFolder(join(writer.folder, 'dist'))
  writer.edits(older, title, 'Hoe een storing factuur wordt')
  // What did not change is not made again.
  const building = writer.starts('npm run build -- --host github-pages --out ../pages')
  // Whoever reads the folder meanwhile finds one whole site, and then another.
  const counts = await countsUntil(building.ended, '../pages')
  expect(await building.ended).toBe(0)
  expect(counts.size).toBeLessThanOrEqual(2)
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
  // Every text of the day is shown as it was written, wherever it is shown.
  expect(textFaults(writer, after)).toEqual([])

  // The folder for GitHub Pages is the same site, with each page for both forms of its address.
  const pages = readFolder(join(writer.above, 'pages'))
  const own = [...after.keys()].filter((path) => !/\.\w+$|\/404$|^\/$/.test(path))
  expect(own.filter((path) => !pages.get(`${path}/`)?.equals(pages.get(path) ?? Buffer.from('')))).toEqual([])
  const more = [...pages.keys()].filter((path) => !after.has(path) && !own.includes(path.slice(0, -1)))
  expect(more).toEqual(['/.nojekyll'])
  expect(
    differences(after, pages)
      .filter((path) => after.has(path))
      .sort(),
  ).toEqual(['/404', '/release.json'])
  const lost = new Page('/404', String(pages.get('/404')))
  const english = new Page('/en/404', String(after.get('/en/404')))
  expect(lost.source).toContain(`<template lang="en" title="${english.title}">`)
  expect(lost.source).toContain(/<h1>.*?<\/h1>/.exec(english.source)?.[0] ?? 'no heading')
  expect(releaseFaults(pages)).toEqual([])
})

test('the list of translations names the one that fell behind, and what the day changed is told', async () => {
  const stale = 'content/en/blog/fault-to-invoice.mdx'
  const { says } = await writer.types('npm run --silent twin')
  const state = (file: string) =>
    file === stale ? 'STALE' : writer.fields(file).translates ? 'up to date' : 'not marked'
  const translated = writer
    .lists('content/en')
    .map((file) => `content/en/${file}`)
    .filter((file) => file.endsWith('.mdx') && writer.has(file.replace('/en/', '/nl/')))
  expect(says.trim().split('\n').sort()).toEqual(translated.map((file) => `${state(file).padEnd(10)}  ${file}`).sort())

  const report = (await writer.types('npm run --silent report')).says
  const section = (title: string) => report.split(`${title}\n`)[1]?.split('\n\n')[0]?.split('\n') ?? []
  // The first line names the columns.
  const rows = (title: string) =>
    section(title)
      .slice(1)
      .map((line) => line.trim().split(/ {2,}/))
  const changed = writer
    .git('status', '--porcelain', '--untracked-files=all', 'content')
    .split('\n')
    .map((line) => [line.trim().startsWith('??') ? 'added' : 'changed', line.trim().replace(/^\S+ /, '')])
    .filter(([, file]) => file?.endsWith('.mdx'))
  const told = rows('Pages').map((row) => [row[0], row.at(-1)])
  expect(told).toEqual(expect.arrayContaining(changed))
  // The others say the price that was changed.
  const others = told.filter(([, file]) => !changed.some(([, own]) => own === file))
  for (const [state, file = ''] of others)
    expect({ file, state, isPrice: /\{starter\./.test(writer.reads(file)) }).toEqual({
      file,
      state: 'changed',
      isPrice: true,
    })
  expect(rows('Translations')).toContainEqual([stale, 'STALE'])
  expect(rows('Not published yet').filter(([, file]) => file?.startsWith('content/'))).toEqual(
    ['en', 'nl'].map((locale) => ['draft', `content/${locale}/blog/${draft}.mdx`]),
  )
})

test('the day ends in a commit, of what was written and nothing else', async () => {
  if (nightly) expect(await writer.types('npm run test:content')).toMatchObject({ status: 0 })
  const changed = writer.git('status', '--porcelain', '--untracked-files=all').split('\n')
  expect(changed.filter((line) => !/ (content|public\/images|docs)\//.test(` ${line.slice(3)}`))).toEqual([])
})

interface Problem {
  ruleId: string
  file: string
  line: number
  column: number
  message: string
}

async function checkedAsJson(): Promise<{ problems: Problem[]; advice: Problem[] }> {
  const { says } = await writer.types('npm run --silent check -- --format json')
  return JSON.parse(says.slice(says.indexOf('{\n'), says.lastIndexOf('}') + 1))
}

/** The files of a built folder that name a post, in their own name or in what they hold. */
function found(folder: string, post = /wat-kost-wachten|what-does-waiting|images\/blog\/waiting/): string[] {
  return writer.lists(folder).filter((file) => post.test(file) || post.test(writer.reads(`${folder}/${file}`)))
}

/** How many files a folder had until something ended. In the moment that one takes the place of another there is none. */
async function countsUntil(ended: Promise<unknown>, folder: string): Promise<Set<number>> {
  const seen = new Set<number>()
  let isOver = false
  ended.then(() => {
    isOver = true
  })
  while (!isOver) {
    try {
      seen.add(writer.lists(folder).length)
    } catch {
      // Renamed while it was read.
    }
    await wait(10)
  }
  return seen
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

/** A mistake of each kind that a text can have; of some the last line is the one that is named. */
const slips = [
  'TODO: nog een voorbeeld.',
  '#### Twee stappen tegelijk',
  'Dat gaat dan zo.\n\n## Hier staat niets onder',
  '## Hier wel\n\nZo is dat.\n\n![](/images/blog/desk.jpg)',
  'Dit is ** vet ** bedoeld.',
  '| Wat | Hoe |\n| --- | --- |\n| Een | twee | drie |',
  'Lees de [bron](http://example.org/oud) er eens op na.',
  'Kijk bij de [pakketten](/paketten) verder.',
  'This is a text that they will have to translate for us, and it has more than what you can do with it.',
]

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
