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

const drafts = ['nl', 'en'].map((locale) => `content/${locale}/blog/${draft}.mdx`)

/** An article that was there before. */
const older = 'content/nl/blog/fault-to-invoice.mdx'

/** The post that is in one language alone. */
const alone = 'content/en/blog/shops-abroad.mdx'

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
  // In a terminal, where it could ask, options are answers enough.
  const typing = writer.startsInTerminal(line, { BUILD_NOW: '2026-11-23T23:30:00Z' })
  const said = await typing.hears(/npm run twin -- accept \S+|What do you want to write\?/)
  expect(said).toBe(`npm run twin -- accept blog/${name}`)
  expect(await typing.ended).toBe(0)
  expect(typing.says().replaceAll('\r', '')).toContain(`${nl}\n${en}\n`)
  const ids = writer.lists('content/nl/blog').map((file) => writer.fields(`content/nl/blog/${file}`).id)
  // In Amsterdam the next day has begun.
  const begun = { id: Math.max(...ids), date: '2026-11-24', category: 'how-to', draft: true }
  expect(new Set(ids).size).toBe(ids.length)
  expect(writer.fields(nl)).toMatchObject({ ...begun, title: 'Wat kost wachten?', slug: 'wat-kost-wachten' })
  expect(writer.fields(en)).toMatchObject({ ...begun, title: 'What does waiting cost?', slug: name })
  // Each field that a post can be begun with is there, to be filled in.
  for (const file of [nl, en])
    expect(Object.keys(writer.fields(file)).join()).toBe(
      'id,title,excerpt,author,date,category,image,imageAlt,slug,keywords,draft',
    )
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

test('without options it asks, and takes another answer where one will not do', async () => {
  const asking = writer.startsInTerminal('npm run new')
  const answers: [question: RegExp, keys: string][] = [
    [/What do you want to write\?/, '\r'],
    [/Title in Dutch/, '\r'],
    [/Title in English/, 'Shop\r'],
    [/Write 5 to 45 characters\./, 's abroad\r'],
    [/Which category\?/, '\u001b[B\u001b[B\r'],
    [/Why is it not translated\?/, 'Few here\r'],
    [/Write 10 to 160 characters\./, ' have one.\r'],
  ]
  for (const [question, keys] of answers) {
    await asking.hears(question)
    asking.presses(keys)
  }
  expect(await asking.ended).toBe(0)
  expect(writer.has(alone.replace('/en/', '/nl/'))).toBe(false)
  const { title, category, noTwin } = writer.fields(alone)
  expect({ title, category, noTwin }).toEqual({
    title: 'Shops abroad',
    category: 'ecommerce',
    noTwin: 'Few here have one.',
  })
})

test('five mistakes are named with their place and their cure', async () => {
  const photo = sharp({ create: { width: 960, height: 540, channels: 3, background: '#1d5fd6' } })
  writer.writes('public/images/blog/desk.jpg', await photo.jpeg().toBuffer())
  writer.writes('public/images/blog/waiting.svg', drawing)
  write(nl, excerpts.nl, dutch)
  write(en, excerpts.en, english)
  write(alone, 'What a shop has to know of rules abroad, before it sends its first parcel over the border.', abroad)
  writer.edits(alone, /^draft: true\n/m, '')
  // An address that stands on a card already.
  writer.edits(nl, /^slug: .*$/m, '$&\naliases: [wachten]')
  meant = writer.reads(nl)
  // As an editor of Windows saves it.
  writer.writes(nl, meant.replaceAll('\n', '\r\n'))
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

/** How many mistakes were made, and the text without them. */
let mistakes = 0
let meant = ''

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
  // In an article a price can be that of somebody else.
  writer.edits(nl, `€ ${priceOf()}`, '{starter.monthly}')
  // All else is as it was, with its ends of lines.
  meant = meant.replace(/^date: .*$/m, 'date: 2026-11-21')
  expect(writer.reads(nl)).toBe(meant.replaceAll('\n', '\r\n'))
  writer.writes(nl, meant)
  const others = writer.git('status', '--porcelain')
  expect(await writer.types(`npm run twin -- accept blog/${name}`)).toMatchObject({ status: 0 })
  expect(writer.git('status', '--porcelain')).toBe(others)
  const { status, says } = await writer.types('npm run --silent check')
  expect({ status, isBehind: says.includes(en) }).toEqual({ status: 0, isBehind: false })
})

test('a mistake of every kind is named on its line, with what to write instead', async () => {
  const before = new Map<string, string | undefined>()
  /** Gives a file another text for now, or takes it away. */
  const becomes = (file: string, text?: string) => {
    if (!before.has(file)) before.set(file, writer.has(file) ? writer.reads(file) : undefined)
    if (text === undefined) writer.removes(file)
    else writer.writes(file, text)
  }
  const made: Mistake[] = []
  const adds = (file: string, ...mistakes: Mistake[]) => {
    becomes(file, `${writer.reads(file)}\n${mistakes.map(([, text]) => text).join('\n\n')}\n`)
    for (const [rule, text, cure] of mistakes) made.push([rule, text, cure, file])
  }
  const [taken, brand] = [writer.fields(older).id, writer.fields('content/business.yaml').brand.name]
  const outline =
    writer
      .reads(`content/nl/blog/${draft}.mdx`)
      .split(/^---\n+/m)[2]
      ?.split('\n')[0] ?? ''
  const [term] = writer.fields('content/terms.yaml').nl
  const fields: Mistake[] = [
    ['repeated', `id: ${taken}`, older],
    ['field-comment', 'title: Onze #1 van dit jaar', 'Write "Onze #1 van dit jaar"'],
    ['', `excerpt: ${excerpts.nl}`],
    ['typed-name', `author: Team ${brand}`, 'Write {brand.name}'],
    ['future-date', 'date: 2099-01-01', 'Write publishAt: 2099-01-01 09:00'],
    ['schema', 'category: van-alles', 'how-to'],
    ['', 'image: /images/blog/waiting.svg\nimageAlt: Een klok naast een stapel brieven.\nslug: onze-beste'],
    ['post-address', 'aliases: [how-to]', 'Choose another.'],
    ['read-time', 'readTime: 3', 'Leave the line out.'],
    ['unknown-field', 'keyword: [nood]', 'Did you mean keywords?'],
  ]
  const worst = 'content/nl/blog/all-that-is-wrong.mdx'
  becomes(worst, `---\n${fields.map(([, text]) => text).join('\n')}\n---\n`)
  adds(worst, ...slips(outline), ['agreed-term', `Zo heet een ${term.not[0]} bij ons niet.`, `"${term.use}"`])
  adds(worst, ['code-closed', '```', 'Write ```'])
  for (const [rule, text, cure] of fields) made.push([rule, text, cure, worst])
  made.push(['table-cells', '| Een', '3 cells and its table 2 columns', worst])
  const twin = worst.replace('/nl/', '/en/')
  becomes(twin, writer.reads(alone).replace(/^(slug|noTwin): .*\n/gm, ''))
  made.push(['unmarked-twin', '---', worst, twin], ['twin-fields', 'id:', `"${taken}"`, twin])
  made.push(['missing-slug', 'title:', 'slug: shops-abroad', twin])

  // A link to what nobody has said a day of, also from what appears later; and to what appears later itself.
  const call = '[Bellen of mailen](/blog/bellen-of-mailen-een-of-twee)'
  becomes(nl, writer.reads(nl).replace('draft: true', 'publishAt: 2099-12-01 09:00'))
  adds(nl, ['link-draft', `Zie ${call}.`, `content/nl/blog/${draft}.mdx, which is a draft`])
  made.push(['stale-twin', 'translates:', `twin -- accept blog/${name}`, en])
  adds(
    older,
    ['link-draft', `Lees ${call}.`, 'which is a draft'],
    ['link-draft', 'Lees [dit](/blog/wat-kost-wachten).', 'which is not there until 2099-12-01 09:00'],
    ['link-anchor', 'Zie [verderop](#nergens).', '#nergens names a heading that is not there'],
    ['link-anchor', 'Zie [daar](/pakketten#nergens).', '/pakketten#nergens names a heading that is not there'],
  )
  // Of the halves of texts one is gone; what is left over has a name of its own.
  const lost = ['nl/faq/support', 'nl/blog/process-on-one-sheet', 'nl/pages/about', `en/blog/${draft}`]
  for (const file of lost.map((half) => `content/${half}.mdx`)) {
    becomes(file)
    // A page is asked for by its own name.
    const isPage = file.includes('/pages/')
    const other = file.replace(/\/(nl|en)\//, (_, lang) => `/${lang === 'nl' ? 'en' : 'nl'}/`)
    made.push(['missing-twin', '', isPage ? other : `${file} is missing`, isPage ? file : other])
  }
  for (const [rule, file, text, cure] of [
    ['content-file', 'blog/Kosten_2026.mdx', 'Te veel.', 'Rename it to kosten-2026.mdx'],
    ['frontmatter', 'blog/no-fields.mdx', 'Zonder velden.', 'a line of ---'],
    ['yaml-syntax', 'blog/no-quotes.mdx', '---\ntitle: Kosten: veel\n---\n', 'Write title: "Kosten: veel"'],
  ] as const) {
    becomes(`content/nl/${file}`, text)
    made.push([rule, text.split('\n').at(-3) ?? text, cure, `content/nl/${file}`])
  }
  const asked = 'content/nl/faq/technology.mdx'
  const [first = ''] = /^## .*$/m.exec(writer.reads(asked)) ?? []
  becomes(asked, writer.reads(asked).replace(first, `Hierboven.\n\n${first}`))
  made.push(['question-lost', 'Hierboven.', 'Write ## and the question above', asked])
  const again = first.replace(/( \[#.*)?$/, ' [#again]')
  adds(asked, ['question-repeated', again, `${asked}:`], ['typed-number', 'Dat duurt 37 weken.', '"37 weken"'])
  made.push(['twin-headings', again, '[#again]', asked])
  adds('content/nl/pages/plans.mdx', ['page-text', 'Daar komt dit bij.', 'Write it in a field'])
  adds('content/nl/blog/intake-care-team.mdx', ['mdx-syntax', '<Callout title="Let op">\n\nNiet dicht.', '</Callout>'])
  adds('content/nl/legal/terms.mdx', ['', 'Zo is dat.'])
  made.push(['legal-version', '', 'Run npm run legal', 'content/nl/legal/terms.mdx'])
  const promised = 'content/nl/legal/dpa.mdx'
  becomes(promised, writer.reads(promised).replace(/clause: \S+/, 'clause: nergens'))
  made.push(['promise-clause', 'clause: nergens', '"nergens" is no clause', promised])
  const searched = 'content/nl/search.yaml'
  becomes(searched, writer.reads(searched).replace('groups:\n', '$&  - [zwabber, kwabber]\n  - [flapper, zwabber]\n'))
  made.push(['search-words', '  - [flapper', 'the group of "zwabber"', searched])

  const found = await checkedAsJson()
  const shown = await writer.types('npm run --silent check -- --format github')
  const all = [...found.problems, ...found.advice]
  const lineOf = (file: string, text: string) => Number(placeOf(file, text).split(':')[1])
  const unnamed = made.filter(
    ([rule, text, cure = '', file = '']) =>
      rule &&
      !all.some(
        (one) =>
          one.ruleId === rule &&
          one.file === file &&
          (!text || one.line === lineOf(file, text)) &&
          one.message.includes(cure),
      ),
  )
  // What a correction takes the place of stands where it says.
  const textAt = (file: string, line: number, column: number) =>
    writer
      .reads(file)
      .split('\n')
      .slice(line - 1)
      .join('\n')
      .slice(column - 1)
  const elsewhere = all.filter(
    ({ file, line, column, at = { line, column }, actual }) =>
      actual && !textAt(file, at.line, at.column).startsWith(actual),
  )
  for (const [file, text] of before)
    if (text === undefined) writer.removes(file)
    else writer.writes(file, text)
  expect({ unnamed, elsewhere }).toEqual({ unnamed: [], elsewhere: [] })
  // As it is checked where a proposal is looked at: the same, beside the lines.
  const beside = (level: string) => (one: Problem) =>
    `::${level} file=${one.file},line=${one.line},col=${one.column}::${one.message.replaceAll('%', '%25')}`
  expect(shown).toEqual({
    status: 1,
    says: `${[...found.problems.map(beside('error')), ...found.advice.map(beside('notice'))].join('\n')}\n`,
  })
  // Each of these rules is explained.
  const { says } = await writer.types('npm run --silent check -- --explain nothing')
  const rules = /Write one of (.*)\./.exec(says)?.[1]?.split(', ') ?? []
  const unexplained = all.filter(({ note, ruleId }) => !note || !rules.includes(ruleId)).map(({ ruleId }) => ruleId)
  expect(unexplained).toEqual([])
  const { says: why } = await writer.types('npm run --silent check -- --explain link-anchor --lang nl')
  expect(why).toMatch(/^link-anchor\n[\s\S]*^Fout:\n {2}.+[\s\S]*^Goed:\n {2}.+/m)
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
        .replace(/^aliases: .*\n/m, '')
        .replace('2099-12-01', '2100-01-05'),
    )
  const hidden = async (now?: string) =>
    (await writer.types('npm run --silent report -- --due', now ? { BUILD_NOW: now } : {})).says
      .trim()
      .split('\n')
      .map((line) => line.split(/ {2,}/))
  // The next comes first, and what nobody has said a day of last.
  const waits = [
    ...[later, drafts].flatMap((files, at) =>
      files.toReversed().map((file) => [at === 0 ? '2100-01-05 09:00' : 'draft', file]),
    ),
  ]
  expect(await hidden()).toEqual([...[en, nl].map((file) => ['2099-12-01 09:00', file]), ...waits])
  // In Amsterdam it is an hour later.
  expect(await hidden('2099-12-01T08:30:00Z')).toEqual(waits)
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
  // Nobody asks it twice.
  const files = ['content/nl/faq/costs.mdx', 'content/en/faq/costs.mdx']
  const before = files.map((file) => writer.reads(file))
  expect(await writer.types(line)).toEqual({ status: 1, says: expect.stringContaining('[#can-i-pay-by-quarter]') })
  expect(files.map((file) => writer.reads(file))).toEqual(before)
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
  // The translation of what changed is behind: advice, which blocks nothing, and can be left out.
  const count = writer.lists('content').filter((file) => file.endsWith('.mdx')).length
  expect(await writer.types('npm run --silent check -- --quiet')).toEqual({
    status: 0,
    says: `${count} files checked, no problems.\n`,
  })
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
  const { title } = writer.fields(older)
  const before = readFolder(join(writer.folder, 'dist'))
  writer.edits(older, title, 'Hoe een storing factuur wordt')
  // So do a sentence of the new one, and its drawing.
  writer.edits(nl, sentence, corrected)
  writer.writes('public/images/blog/waiting.svg', drawing.replace('M40 180', 'M40 200'))
  // What did not change is not made again.
  const building = writer.starts('npm run build -- --host github-pages --out ../pages')
  // Whoever reads the folder meanwhile finds one whole site, and then another.
  const counts = await countsUntil(building.ended, '../pages')
  expect(await building.ended).toBe(0)
  expect(counts.size).toBeLessThanOrEqual(2)
  const after = readFolder(join(writer.folder, 'dist'))
  const renamed = (text: string) =>
    text
      .replaceAll(title, 'Hoe een storing factuur wordt')
      .replaceAll(sentence, corrected)
      .replaceAll('M40 180', 'M40 200')
  // Each page, feed and index that said a sentence says it as it is now.
  const telling = (site: typeof before, words: string) =>
    [...site].flatMap(([path, body]) => (body.includes(words) ? path.replace(/(?<=\/search\/nl)\.\w+/, '') : [])).sort()
  expect(telling(before, sentence)).toEqual(
    expect.arrayContaining(['/assets/search/nl/texts.json', '/blog/wat-kost-wachten', '/feed.json', '/feed.xml']),
  )
  expect(telling(after, corrected)).toEqual(telling(before, sentence))
  expect(telling(after, sentence)).toEqual([])
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
    file === stale || file === en ? 'STALE' : writer.fields(file).translates ? 'up to date' : 'not marked'
  const translated = writer
    .lists('content/en')
    .map((file) => `content/en/${file}`)
    .filter((file) => file.endsWith('.mdx') && writer.has(file.replace('/en/', '/nl/')))
  expect(says.trim().split('\n').sort()).toEqual(translated.map((file) => `${state(file).padEnd(10)}  ${file}`).sort())

  const report = (await writer.types('npm run --silent report -- --markdown ../report.md')).says
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
  expect(rows('Pages')).toContainEqual(['added', 'nl', '/blog/wat-kost-wachten', nl])
  expect(rows('Pages')).toContainEqual(['added', 'en', `/en/blog/${name}`, en])
  expect(rows('Translations')).toContainEqual([stale, 'STALE'])
  expect(rows('Translations')).toContainEqual([alone, 'not translated: Few here have one.'])
  expect(rows('Not published yet')).toEqual(drafts.toReversed().map((file) => ['draft', file]))
  expect(rows('Links')).toContainEqual(['added', '/pakketten', nl])
  expect(rows('Links')).toContainEqual(['added', '/en/plans', en])
  expect(rows('In search results')).toContainEqual([
    `What does waiting cost? · ${writer.fields('content/business.yaml').brand.name}`,
    excerpts.en,
  ])
  const read = rows('Reading').find(([file]) => file === nl)
  expect(read).toEqual([nl, ...Array(4).fill(expect.stringMatching(/^\d+$/))])
  // As it stands below a pull request.
  const unescaped = writer
    .reads('../report.md')
    .replace(/\\(?=[^\w\s])/g, '')
    .replaceAll('@\u2060', '@')
  const cells = [...report.matchAll(/^ {2}(.+)$/gm)].map(([, row = '']) =>
    row.trim().split(/ {2,}/).join(' | ').replaceAll('\u00a0', ' '),
  )
  expect(cells.filter((row) => !unescaped.includes(row))).toEqual([])
})

test('the day ends in a commit, of what was written and nothing else', async () => {
  if (nightly) expect(await writer.types('npm run test:content')).toMatchObject({ status: 0 })
  const changed = writer.git('status', '--porcelain', '--untracked-files=all').split('\n')
  const pictures = ['desk.jpg', 'later.svg', 'waiting.svg'].map((file) => `public/images/blog/${file}`)
  const texts = [nl, en, alone, ...drafts, older, 'content/nl/faq/costs.mdx', 'content/en/faq/costs.mdx']
  expect(changed.map((line) => line.trim().replace(/^\S+ /, '')).sort()).toEqual(
    [...texts, ...pictures, 'content/business.yaml'].sort(),
  )
})

interface Problem {
  ruleId: string
  file: string
  line: number
  column: number
  message: string
  /** Why it is a mistake. */
  note?: string
  /** What a correction takes the place of, and where. */
  actual?: string
  at?: { line: number; column: number }
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

/** A mistake: the rule that names it, where it begins, a part of what is said of it, and its file. */
type Mistake = [rule: string, text: string, cure?: string, file?: string]

/** A mistake of each kind that a text can have. Each is read by itself. */
function slips(outline: string): Mistake[] {
  const { contact } = writer.fields('content/business.yaml')
  return [
    ['link-address', 'Kijk bij de [pakketten](/paketten) verder.', 'Did you mean /pakketten?'],
    ['link-address', 'Kijk bij [plans](/en/plans) verder.', 'Write /pakketten.'],
    ['link-address', 'Het [oude adres](/blog/wachten) werkt.', 'Write /blog/wat-kost-wachten.'],
    ['link-scheme', 'Lees de [bron](http://example.org/oud) er eens op na.', 'https://'],
    ['note-left', 'TODO: nog een voorbeeld.', '"TODO"'],
    ['outline-left', outline, 'Write your own.'],
    ['heading-order', '#### Twee stappen tegelijk', 'Write ##.'],
    ['', 'Dat gaat dan zo.'],
    ['section-empty', '## Hier staat niets onder', 'Write its text'],
    ['heading-id', '## Hier wel [#Kosten]', 'Write [#kosten].'],
    ['', 'Zo is dat.'],
    ['heading-empty', '##\n', 'Write its words'],
    ['picture-alt', '![](/images/blog/desk.jpg)', 'Write what it shows.'],
    ['picture-address', '![Een bureau](https://example.org/bureau.jpg)', '/images/'],
    ['picture-file', '![Een bureau](/images/blog/dask.jpg)', 'is no picture in public'],
    ['shown-markup', 'Dit is ** vet ** bedoeld.', 'directly before and directly after'],
    ['', '| Wat | Hoe |\n| --- | --- |\n| Een | twee | drie |'],
    ['typed-price', `Dat kost € ${priceOf()} per maand.`, 'Write {starter.monthly}'],
    ['typed-contact', `Mail naar ${contact.email} voor meer.`, 'Write {contact.email}'],
    ['invisible-character', 'Auto\u200bmatisch gaat het ook.', 'U+200B'],
    ['unknown-fact', 'Reken op {starter.montly} per maand.', 'Did you mean {starter.monthly}?'],
    ['component-property', '<Callout titel="Let op">\n\nZo is dat.\n\n</Callout>', 'Did you mean title?'],
    ['closed-vocabulary', 'Een <b>dik</b> woord.', 'Use Markdown or one of'],
    [
      'other-language',
      'This is a text that they will have to translate for us, and it has more than what you can do with it.',
      'Translate it',
    ],
  ]
}

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

/** A sentence of the article as it was first, and as it is corrected. */
const sentence = 'Wachten kost geld, ook als niemand het ziet.'
const corrected = 'Wachten kost tijd, ook als niemand ernaar kijkt.'

const abroad = `Each country has its own rules for a parcel.

## What they ask [#what-they-ask]

A form, and a phone number.
`
