import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { adviceIn, entry, file, post, problemsIn, project, readAll } from '../../tests/harness/content.ts'
import { print } from '../check/print.ts'

const at = (place: string, message: string) => [`content/nl/blog/kosten.mdx:${place}  ${message}`]
const problemsOf = (body: string) => problemsIn(post({}, body, { body: 'A text.' }))
const components = 'Use Markdown or one of: Callout, Figure, Steps, Reasons, CallToAction, CookieTable.'
const allowed = 'Write an address that begins with https:// or /.'

describe('fields', () => {
  test.each([
    [{ title: '"Aap"\ntitle: "Noot"' }, '4:1', 'title is given on line 3 already. Keep one of the two.'],
    [{ title: '' }, '3:8', 'title is missing. Write 5 to 45 characters.'],
    [{ title: 'x'.repeat(5000) }, '3:8', `title "${'x'.repeat(57)}…" has 5000 characters. Write 5 to 45 characters.`],
    [
      { title: 'Kosten &amp; baten' },
      '3:15',
      '&amp; is shown as it stands. This is plain text: write the character itself.',
    ],
    [
      { date: '2026-02-30' },
      '6:7',
      'date "2026-02-30" does not exist: that month has 28 days, and this is day 30. Write another day, as year-month-day.',
    ],
    [
      { date: '2026-13-01' },
      '6:7',
      'date "2026-13-01" does not exist: a year has 12 months, and this is month 13. Write another day, as year-month-day.',
    ],
    [{ date: '0001-01-01' }, '6:7', 'date "0001-01-01" is in the year 1. Write the year in which it is written.'],
    [
      { date: '2026-12-21 09:00' },
      '6:7',
      'date "2026-12-21 09:00" has a time. Write 2026-12-21; to hide the post until then, publishAt: 2026-12-21 09:00.',
    ],
    [
      { publishAt: '2026-11-21 9:00' },
      '11:12',
      'publishAt "2026-11-21 9:00" is not written as a time is here. Write 2026-11-21 09:00.',
    ],
    [
      { publishAt: '2026-12-01T09:00:00Z' },
      '11:12',
      'publishAt "2026-12-01T09:00:00Z" is not written as a time is here. Write 2026-12-01 10:00.',
    ],
    [
      { publishAt: '2026-11-21 25:00' },
      '11:12',
      'publishAt "2026-11-21 25:00" has no time that there is. Write one from 00:00 to 23:59, like 2026-11-21 09:00.',
    ],
    [
      { publishAt: 'volgende week' },
      '11:12',
      'publishAt "volgende week" is not a time. Write a day and a time in Amsterdam, like 2026-12-01 09:00.',
    ],
    [
      { title: 'Kosten #1 van het jaar' },
      '3:8',
      '"#1 van het jaar" is a comment in YAML and is not shown. Write "Kosten #1 van het jaar", with the quotes.',
    ],
    [
      { title: '“Wat kost een website”' },
      '3:8',
      '“ and ” are shown. Write "Wat kost een website", or "“Wat kost een website”" to show them.',
    ],
    [
      { title: 'Wat **kost** een website' },
      '3:12',
      '**kost** is shown as it stands. This is plain text: write the words alone.',
    ],
    [
      { author: 'Team Werkstroom' },
      '5:14',
      '"Werkstroom" is the name of the company typed by hand. Write {brand.name}, so that it follows content/business.yaml.',
    ],
    [
      { publishAt: '2026-02-30 09:00' },
      '11:12',
      'publishAt "2026-02-30 09:00" does not exist: that month has 28 days, and this is day 30. Write another day and time.',
    ],
    [
      { publishAt: '2027-03-28 02:30' },
      '11:12',
      'publishAt "2027-03-28 02:30" does not exist: clocks go forward in that night. Write 2027-03-28 03:30.',
    ],
    [
      { date: '2026-12-02', publishAt: '2026-12-01 09:00' },
      '6:7',
      'date "2026-12-02" is later than publishAt. Write date: 2026-12-01, the day on which it appears.',
    ],
    [{ draft: 'ja' }, '11:8', 'draft "ja" is not true or false. Write true or false.'],
    [
      { image: '/images/blog/Five-Reasons.svg' },
      '8:8',
      'image "/images/blog/Five-Reasons.svg" has a capital in it. Name the file five-reasons.svg and write /images/blog/five-reasons.svg.',
    ],
    [
      { image: '/images/blog/x.gif' },
      '8:8',
      'image "/images/blog/x.gif" is of a kind that is not shown here. Save it as SVG, AVIF, WebP, JPG or PNG, such as /images/blog/x.jpg.',
    ],
    [
      { image: '/images/../secret.png' },
      '8:8',
      'image "/images/../secret.png" is not in public/images. Put the file in public/images and write /images/secret.png.',
    ],
    [
      { excerpt: `Bel ons op +31 00 000 00 00 of kom langs, dan rekenen we samen uit wat het kost.` },
      '4:21',
      '"+31 00 000 00 00" is a phone number typed by hand. Write {contact.phone}, so that it follows content/business.yaml.',
    ],
    [
      { related: '[bestaat-niet, vijf-redenen]' },
      '11:1',
      'related is not a known field. Known fields: id, title, excerpt, author, date, category, image, imageAlt, readTime, slug, aliases, keywords, draft, publishAt, noTwin.',
    ],
    [
      { title: 'Voor € 950 per maand' },
      '3:13',
      '"€ 950" is a price typed by hand. Write {starter.monthly}, so that it follows content/business.yaml.',
    ],
  ])('%o', async (fields, place, message) => {
    const lines = await problemsIn(post(fields))
    expect(lines).toContain(at(place, message)[0])
  })

  test.each([
    ['Wat-Kost', 'wat-kost'],
    ['wat kost', 'wat-kost'],
    ['Privé zoeken', 'prive-zoeken'],
    ['kost-💶', 'kost'],
    ['wat.kost', 'wat-kost'],
    ['../wat', 'wat'],
    ['..', 'small letters, digits and single hyphens, like wat-kost-automatisering'],
    ['wat--kost', 'wat-kost'],
    ['-wat', 'wat'],
  ])('slug %s', async (slug, right) => {
    const lines = await problemsIn(post({ slug: `"${slug}"` }))
    expect(lines).toEqual(at('11:7', `slug "${slug}" cannot be used here. Write ${right}.`))
  })

  test('aliases cannot be multiplied into a bomb', async () => {
    const bomb = `a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]`
    const quoted = (line: string) => `A value that begins with "&" needs quotes. Write ${line}`
    const problems = await problemsIn(post({ keywords: `[x]\n${bomb}` }))
    expect(problems.filter((line) => !line.includes('is not a known field'))).toEqual([
      ...at('12:4', quoted('a: "&a [x, x]"')),
      ...at('13:4', quoted('b: "&b [*a, *a]"')),
      ...at('14:4', 'A value that begins with "[" needs quotes. Write c: "[*b, *b]"'),
    ])
  })
})

describe('characters', () => {
  test.each([
    ['a\u0000b', '12:2', 'An invisible character stands here: a null byte (U+0000). Take it out.'],
    ['a\u200bb', '12:2', 'An invisible character stands here: a space without width (U+200B). Take it out.'],
    ['a\ufeffb', '12:2', 'An invisible character stands here: a byte-order mark (U+FEFF). Take it out.'],
    [
      'a\u202eb',
      '12:2',
      'An invisible character stands here: a mark that turns the direction of the text (U+202E). Take it out.',
    ],
    ['a\u0007b', '12:2', 'An invisible character stands here: a control character (U+0007). Take it out.'],
    ['a\u00adb', '12:2', 'An invisible character stands here: a soft hyphen (U+00AD). Take it out.'],
    ['cafe\u0301', '12:4', '"e\u0301" is written with a loose accent. Write é as one character, so that it is found.'],
  ])('%j', async (body, place, message) => {
    expect(await problemsOf(body)).toEqual(at(place, message))
  })

  test('writing of other languages and joined emoji are text like any other', async () => {
    expect(await problemsOf('שלום, مرحبا, नमस्ते, 👩‍⚕️ en 🇳🇱')).toEqual([])
  })
})

describe('links', () => {
  test.each([
    [
      '[x](javascript:alert(1))',
      `link javascript:alert(1) is of the kind javascript:, which is not allowed. ${allowed}`,
    ],
    [
      '[x](<JAVA\tSCRIPT:alert(1)>)',
      `link "JAVA SCRIPT:alert(1)" is of the kind javascript:, which is not allowed. ${allowed}`,
    ],
    ['[x](data:text/html,x)', `link data:text/html,x is of the kind data:, which is not allowed. ${allowed}`],
    ...['[x](&#106;avascript:alert(1))', '[x](JaVaScRiPt:alert(1))', '[x](javascript&colon;alert(1))'].map((body) => [
      body,
      `link ${body.includes('JaVa') ? 'JaVaScRiPt' : 'javascript'}:alert(1) is of the kind javascript:, which is not allowed. ${allowed}`,
    ]),
    ['[x](vbscript:x)', `link vbscript:x is of the kind vbscript:, which is not allowed. ${allowed}`],
    ['[x](file:///etc/passwd)', `link file:///etc/passwd is of the kind file:, which is not allowed. ${allowed}`],
    ['[x](//example.org/a)', 'link //example.org/a leaves out how to get there. Write https://example.org/a'],
    ['[x](/diensten)', 'link /diensten is another address of /pakketten. Write /pakketten.'],
    ['[x](/en/plans)', 'link /en/plans leads to the English site. Write /pakketten.'],
    ['[x](/faq#cost)', 'link /faq#cost names a heading that is not there. Did you mean /faq#costs?'],
    [
      '[x](https://www.werkstroom.example/faq)',
      'link https://www.werkstroom.example/faq leads to this site by its whole address. Write /faq.',
    ],
    [
      '[x](http://localhost:3000/faq)',
      'link http://localhost:3000/faq leads to your own computer. Write the path alone, such as /faq.',
    ],
    ['[x](/fak)', 'link /fak leads to no page. Did you mean /faq?'],
    ['[x]()', 'This link has no address. Write it between ( and ).'],
  ])('%s', async (body = '', message = '') => {
    expect(await problemsOf(body)).toEqual(at('12:1', message))
  })

  test('to a draft', async () => {
    const changes = {
      ...post({}, '[x](/blog/later)', { body: 'A text.' }),
      'nl/blog/later.mdx': entry({ id: '95', draft: 'true', slug: 'later' }, 'Een tekst.'),
      'en/blog/later.mdx': entry({ id: '95', category: 'technical' }, 'A text.'),
    }
    expect(await problemsIn(changes)).toEqual(
      at('12:1', 'link /blog/later leads to content/nl/blog/later.mdx, which is a draft. Write another, or none.'),
    )
  })
})

describe('headings', () => {
  test.each([
    ['# Kosten', '12:1', 'A heading with one # is that of the page, which title gives. Write ##.'],
    ['### Kosten [#a]', '12:1', 'The first heading has 3 #. Write ##.'],
    ['## [#a]', '12:1', 'This heading is empty. Write its words, or leave it out.'],
    ['## A [#a]\n\n## A [#b]', '14:1', 'The heading "A" stands on line 12 already. Write other words.'],
    ['## A [#a]\n\n#### B [#b]', '14:1', 'This heading has 4 # and the one above it has 2. Write ###.'],
  ])('%j', async (body, place, message) => {
    expect(await problemsIn(post({}, body, { body }))).toContain(at(place, message)[0])
  })

  test('a question twice, in two sections', async () => {
    const extra = (title: string, question: string) =>
      `---\ntitle: ${title}\norder: 9\n---\n\n## ${question} [#wat]\n\nJa.\n`
    const lines = await problemsIn({
      'nl/faq/zulu.mdx': extra('Meer vragen', 'Wat kost automatisering?'),
      'en/faq/zulu.mdx': extra('More questions', 'Another question?'),
    })
    expect(lines).toEqual([
      expect.stringMatching(
        /^content\/nl\/faq\/zulu\.mdx:6:1 {2}The question "Wat kost automatisering\?" is also in content\/nl\/faq\/costs\.mdx:\d+\. Keep one of the two\.$/,
      ),
    ])
  })
})

describe('bodies', () => {
  test.each([
    [
      '```js\nconst a = 1\n\nTekst.',
      at('12:1', 'The block of code that begins with "```js" is not closed. Write ``` on a line of its own after it.'),
    ],
    [
      '<Callout>\n\nTekst.',
      at('12:1', '<Callout> is opened and not closed. Write </Callout> on a line of its own after its text.'),
    ],
    ['<script>alert(1)</script>', at('12:1', `<script> is not a component of this site. ${components}`)],
    [
      '<img src="x" onerror="alert(1)" />',
      at('12:1', '<img> is HTML, which content cannot hold. Write <Figure src="/images/…" alt="…" />.'),
    ],
    [
      '<Steps onclick="x">\n\n1. a\n\n</Steps>',
      at('12:8', 'onclick is not a property of <Steps>. <Steps> takes no properties.'),
    ],
    [
      '{process.exit(1)}',
      at(
        '12:1',
        '{process.exit(1)} is an expression, which content cannot hold. Write a fact such as {starter.monthly}, or \\{ for the character itself.',
      ),
    ],
  ])('%s', async (body, expected) => {
    expect(await problemsOf(body)).toEqual(expected)
  })

  test('markers of a merge, in the fields or in the text', async () => {
    const text = entry({}, 'Een\n<<<<<<< HEAD\ntekst\n=======\nzin\n>>>>>>> main')
    expect(await problemsIn(file(text, { body: 'A text.' }))).toEqual([
      ...at(
        '13:1',
        '"<<<<<<< HEAD" is left of a merge. Keep one of the two versions, and take the lines of <, = and > out.',
      ),
      ...at(
        '17:1',
        '">>>>>>> main" is left of a merge. Keep one of the two versions, and take the lines of <, = and > out.',
      ),
    ])
    const fields = entry({}, 'Tekst.').replace('title:', '<<<<<<< HEAD\ntitle:')
    expect(await problemsIn(file(fields, { body: 'A text.' }))).toEqual(
      at(
        '3:1',
        '"<<<<<<< HEAD" is left of a merge. Keep one of the two versions, and take the lines of <, = and > out.',
      ),
    )
  })

  test('ten thousand headings, and five million characters, are answered in seconds', async () => {
    const start = performance.now()
    const headings = Array.from({ length: 10_000 }, (_, at) => `## Kop ${at}`).join('\n\n')
    expect(await problemsOf(headings)).toEqual(
      at('1:1', 'The file has 10000 headings. Split it: a text has at most 200.'),
    )
    expect(await problemsOf('woord '.repeat(840_000))).toEqual(
      at('1:1', 'The file has 5040 kB. Split it: a text has at most 300 kB.'),
    )
    expect(performance.now() - start).toBeLessThan(30_000)
  })
})

describe('pictures', () => {
  const folder = { root: '' }
  beforeEach(() => {
    folder.root = project(post({}, '![Een foto](/images/foto.png)', { body: 'A text.' }))
    rmSync(join(folder.root, 'public'), { recursive: true })
    mkdirSync(join(folder.root, 'public/images/blog'), { recursive: true })
  })
  afterEach(() => {
    folder.root = ''
  })
  /** What is said of the picture of a text, in a project where the other pictures do not exist. */
  async function said(src = '/images/foto.png') {
    const built = await readAll({ root: folder.root, env: {} })
    const lines = Array.isArray(built) ? built.map(print) : []
    return lines.filter((line) => line.startsWith('content/nl/blog/kosten.mdx:12') && line.includes(src))
  }
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const put = (name: string, bytes: Uint8Array | string) =>
    writeFileSync(join(folder.root, 'public/images', name), bytes)

  test('one that is there, and one that is not', async () => {
    put('foto.png', png)
    expect(await said()).toEqual([])
    rmSync(join(folder.root, 'public/images/foto.png'))
    expect(await said()).toEqual(
      at(
        '12:1',
        '/images/foto.png is no picture in public. Put the file at public/images/foto.png, or correct the name.',
      ),
    )
  })

  test('one of another kind than its name says, or of none', async () => {
    put('foto.png', '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')
    expect(await said()).toEqual(
      at('12:1', '/images/foto.png is a svg file by another name. Save it again as the kind that its name says.'),
    )
    put('foto.png', 'tekst')
    expect(await said()).toEqual(
      at('12:1', '/images/foto.png cannot be read as a picture. Save it again as SVG, AVIF, WebP, JPG or PNG.'),
    )
  })

  test('one that is too large', async () => {
    put('foto.png', Buffer.concat([png, Buffer.alloc(11_000_000)]))
    expect(await said()).toEqual(
      at('12:1', '/images/foto.png has 11000 kB. Make it smaller than 10000 kB, such as by saving it at 1920 wide.'),
    )
  })

  test('a symbolic link, also one that leaves the repository', async () => {
    symlinkSync('/etc/hostname', join(folder.root, 'public/images/foto.png'))
    expect(await said()).toEqual(
      at('12:1', '/images/foto.png is a link to another place. Put the file itself in public/images.'),
    )
    rmSync(join(folder.root, 'public/images/foto.png'))
    symlinkSync(join(folder.root, 'content'), join(folder.root, 'public/images/uit'), 'junction')
    writeFileSync(join(folder.root, 'content/business.png'), png)
    const text = entry({}, '![Een foto](/images/uit/business.png)')
    writeFileSync(join(folder.root, 'content/nl/blog/kosten.mdx'), text)
    expect(await said('/images/uit')).toEqual(
      at('12:1', '/images/uit/business.png is a link to another place. Put the file itself in public/images.'),
    )
  })

  test.each([
    ['<script>alert(1)</script>', 'a script'],
    ['<g onload="alert(1)"/>', 'an event handler'],
    ['<foreignObject/>', 'HTML'],
    ['<image href="https://example.org/x.png"/>', 'a link'],
    ['<style>@import "https://example.org"</style>', 'a style of another place'],
  ])('a drawing with %s', async (part, name) => {
    put('foto.svg', `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1">${part}</svg>`)
    writeFileSync(join(folder.root, 'content/nl/blog/kosten.mdx'), entry({}, '![Een foto](/images/foto.svg)'))
    expect(await said('/images/foto.svg')).toEqual(
      at('12:1', `/images/foto.svg holds ${name}, which a drawing cannot. Save it as a plain SVG.`),
    )
  })

  test('a text that links out of the repository is not read', async () => {
    const outside = join(folder.root, 'content/nl/blog/buiten.mdx')
    symlinkSync('/etc/hostname', outside)
    const built = await readAll({ root: folder.root, env: {} })
    expect(Array.isArray(built) && built.map(print)).toContain(
      'content/nl/blog/buiten.mdx:1:1  This is a link to another place. Put the file or folder itself here.',
    )
  })
})

test('what only the clock makes strange is advised on, as time that passes must not stop a build', async () => {
  const advice = async (fields: Record<string, string>) =>
    (await adviceIn(post(fields), { BUILD_NOW: '2026-11-21 12:00' })).filter((line) => line.startsWith('content/nl/'))
  expect(await advice({ date: '2026-11-22' })).toEqual(
    at(
      '6:7',
      'date "2026-11-22" is still to come, and the post is shown already. Write publishAt: 2026-11-22 09:00 to wait for it.',
    ),
  )
  expect(await advice({ draft: 'true', publishAt: '2026-11-20 09:00' })).toEqual(
    at(
      '12:12',
      'publishAt "2026-11-20 09:00" is over, but draft keeps this hidden. Leave draft out to show it, or publishAt to wait.',
    ),
  )
})

test('what can be right is only advised on', async () => {
  const changes = post({ date: '2999-01-01' }, `Een typist kost € 40 per uur.  \n\nWoord.`, {
    body: 'A text.',
  })
  expect(await problemsIn(changes)).toEqual([])
  const advice = (await adviceIn(changes)).filter((line) => line.startsWith('content/nl/'))
  expect(advice.map((line) => line.replace(/^.*mdx:/, '').slice(0, 40))).toEqual([
    expect.stringMatching(/^3:1 {2}slug is missing/),
    expect.stringMatching(/^6:7 {2}date "2999-01-01" is still/),
    expect.stringMatching(/^12:17 {2}"€ 40" is no price/),
  ])
})
