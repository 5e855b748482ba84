import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { adviceIn, entry, post, problemsIn, project, readAll } from '../../tests/harness/content.ts'
import { print } from '../check/print.ts'

const at = (place: string, message: string) => [`content/nl/blog/kosten.mdx:${place}  ${message}`]
const problemsOf = (body: string) => problemsIn(post({}, body, { body: 'A text.' }))
const allowed = 'Write an address that begins with https:// or /.'

describe('fields', () => {
  test.each([
    [{ title: '"Aap"\ntitle: "Noot"' }, '4:1', 'title is given above already. Keep one of the two.'],
    [{ title: '' }, '3:8', 'title is missing. Write 5 to 45 characters.'],
    [{ title: 'x'.repeat(5000) }, '3:8', `title "${'x'.repeat(57)}…" has 5000 characters. Write 5 to 45 characters.`],
    [
      { title: 'Kosten &amp; baten' },
      '3:15',
      '&amp; is shown as it stands. This is plain text: write the words, or the character itself.',
    ],
    [{ date: '2026-12-21 09:00' }, '6:7', 'date "2026-12-21 09:00" is not a date. Write 2026-12-21.'],
    ...['2026-02-30', '2026-13-01'].map((date): [Record<string, string>, string, string] => [
      { date },
      '6:7',
      `date "${date}" is not a date. Write year-month-day, like 2026-05-03.`,
    ]),
    ...['2026-11-21 9:00', '2026-12-01T09:00:00Z', '2026-11-21 25:00', '2026-02-30 09:00', 'volgende week'].map(
      (publishAt): [Record<string, string>, string, string] => [
        { publishAt },
        '11:12',
        `publishAt "${publishAt}" cannot be used here. Write a day and a time in Amsterdam, like 2026-12-01 09:00.`,
      ],
    ),
    [
      { title: 'Kosten #1 van het jaar' },
      '3:8',
      '"#1 van het jaar" is a comment in YAML and is not shown. Write "Kosten #1 van het jaar", with the quotes.',
    ],
    [
      { title: 'Wat **kost** een website' },
      '3:12',
      '**kost** is shown as it stands. This is plain text: write the words, or the character itself.',
    ],
    [
      { author: 'Team Werkstroom' },
      '5:14',
      '"Werkstroom" is the name of the company typed by hand. Write {brand.name}, so that it follows content/business.yaml.',
    ],
    [
      { date: '2026-12-02', publishAt: '2026-12-01 09:00' },
      '6:7',
      'date "2026-12-02" is later than publishAt. Write date: 2026-12-01, the day on which it appears.',
    ],
    [{ draft: 'ja' }, '11:8', 'draft "ja" cannot be used here. Write true or false.'],
    ...['/images/blog/Five-Reasons.svg', '/images/blog/x.gif', '/images/../secret.png'].map(
      (image): [Record<string, string>, string, string] => [
        { image },
        '8:8',
        `image "${image}" cannot be used here. Write /images/, a folder and a name in small letters, digits and hyphens, and .svg, .avif, .webp, .jpg or .png.`,
      ],
    ),
    [
      { excerpt: `Bel ons op +31 00 000 00 00 of kom langs, dan rekenen we samen uit wat het kost.` },
      '4:21',
      '"+31 00 000 00 00" is a phone number typed by hand. Write {contact.phone}, so that it follows content/business.yaml.',
    ],
    [
      { related: '[bestaat-niet, vijf-redenen]' },
      '11:1',
      'related is not a known field. Leave it out. Known fields: id, title, excerpt, author, date, category, image, imageAlt, readTime, slug, aliases, keywords, draft, publishAt, noTwin.',
    ],
  ])('%o', async (fields, place, message) => {
    const lines = await problemsIn(post(fields))
    expect(lines).toContain(at(place, message)[0])
  })

  test.each(['Wat-Kost', 'wat kost', 'Privé', 'kost-💶', 'wat.kost', '../wat', '..', 'wat--kost', '-wat'])(
    'slug %s',
    async (slug) => {
      const lines = await problemsIn(post({ slug: `"${slug}"` }))
      expect(lines).toEqual(
        at(
          '11:7',
          `slug "${slug}" cannot be used here. Write small letters, digits and single hyphens, like wat-kost-automatisering.`,
        ),
      )
    },
  )

  test('aliases cannot be multiplied into a bomb', async () => {
    const bomb = `a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]`
    const quoted = (line: string) => `This value needs quotes. Write ${line}`
    const problems = await problemsIn(post({ keywords: `[x]\n${bomb}` }))
    expect(problems.filter((line) => !line.includes('is not a known field'))).toEqual([
      ...at('12:4', quoted('a: "&a [x, x]"')),
      ...at('13:4', quoted('b: "&b [*a, *a]"')),
      ...at('14:4', quoted('c: "[*b, *b]"')),
    ])
  })
})

describe('characters', () => {
  test.each([
    ['a\u0000b', '12:2', 'An invisible character stands here: U+0000. Take it out.'],
    ['a\u200bb', '12:2', 'An invisible character stands here: U+200B. Take it out.'],
    ['a\ufeffb', '12:2', 'An invisible character stands here: U+FEFF. Take it out.'],
    ['a\u202eb', '12:2', 'An invisible character stands here: U+202E. Take it out.'],
    ['a\u0007b', '12:2', 'An invisible character stands here: U+0007. Take it out.'],
    ['a\u00adb', '12:2', 'An invisible character stands here: U+00AD. Take it out.'],
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
    ['[x](/diensten)', 'link /diensten is another address of /pakketten. Write /pakketten.'],
    ['[x](/en/plans)', 'link /en/plans leads to the English site. Write /pakketten.'],
    ['[x](/faq#cost)', 'link /faq#cost names a heading that is not there. Did you mean /faq#costs?'],
    [
      '[x](https://www.werkstroom.example/faq)',
      'link https://www.werkstroom.example/faq leads to this site by its whole address. Write /faq.',
    ],
    ['[x](/fak)', 'link /fak leads to no page. Did you mean /faq?'],
    [
      '[x]()',
      'link "" leads to no page. Write an address of site/routes.ts, or one that begins with https://, mailto: or tel:, or take the link out.',
    ],
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
      at(
        '12:1',
        '<Callout> is opened and not closed. Write <Callout> and </Callout> on lines of their own, with an empty line between them and the text.',
      ),
    ],
    [
      '<script>alert(1)</script>',
      at('12:1', '<script> is not a component of this site. Leave it out, with all that stands in it.'),
    ],
    [
      '<img src="x" onerror="alert(1)" />',
      at('12:1', '<img> is not a component of this site. Write ![words](/images/blog/picture.jpg).'),
    ],
    [
      '<Steps onclick="x">\n\n1. a\n\n</Steps>',
      at('12:8', 'onclick of <Steps> is not a known field. Leave it out. Known fields: none.'),
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
      at('12:1', '/images/foto.png is no picture in public. Put the file there, or correct the name.'),
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
    ['<script>alert(1)</script>', '<script'],
    ['<g onload="alert(1)"/>', 'onload='],
    ['<foreignObject/>', '<foreignObject'],
    ['<image href="https://example.org/x.png"/>', 'href="h'],
    ['<style>@import "https://example.org"</style>', '@import'],
  ])('a drawing with %s', async (part, written) => {
    put('foto.svg', `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1">${part}</svg>`)
    writeFileSync(join(folder.root, 'content/nl/blog/kosten.mdx'), entry({}, '![Een foto](/images/foto.svg)'))
    expect(await said('/images/foto.svg')).toEqual(
      at('12:1', `/images/foto.svg holds ${written}, which can run or load something. Save it as a plain SVG.`),
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
})

test('what can be right is only advised on', async () => {
  const changes = post({ date: '2999-01-01' }, `Een typist kost € 950 per uur.  \n\nWoord.`, {
    body: 'A text.',
  })
  expect(await problemsIn(changes)).toEqual([])
  const advice = (await adviceIn(changes)).filter((line) => line.startsWith('content/nl/'))
  expect(advice.map((line) => line.replace(/^.*mdx:/, '').slice(0, 40))).toEqual([
    expect.stringMatching(/^3:1 {2}slug is missing/),
    expect.stringMatching(/^6:7 {2}date "2999-01-01" is still/),
    expect.stringMatching(/^12:17 {2}"€ 950" is as much as a price/),
  ])
})
