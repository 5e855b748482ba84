import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { examples } from '../../components/mdx/examples.ts'
import { fact } from '../../site/content.ts'
import { plainEnvironment } from '../harness/environment.ts'
import { copyProject } from '../harness/project.ts'

// What a writer does with the commands of package.json, in a clone of the project.
let clone = ''
let remove = () => {}
const nl = 'content/nl/blog/what-does-waiting-cost.mdx'
const en = 'content/en/blog/what-does-waiting-cost.mdx'
/** An address as somebody types it who does not know that it is a fact. */
const email = fact('contact.email', 'nl')

beforeAll(() => {
  ;({ folder: clone, remove } = copyProject({ name: 'clone' }))
  git('init', '--quiet', '--initial-branch=main')
  git('add', '--all', '.')
  git('commit', '--quiet', '--message', 'The site')
})
afterAll(() => remove())

function git(...args: string[]) {
  execFileSync('git', ['-c', 'user.name=Writer', '-c', 'user.email=writer@example.org', ...args], { cwd: clone })
}

/** Runs a command of package.json, as npm run does and in half its time. */
function npm(command: string, args: string[] = [], env: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', command, ...args], {
    cwd: clone,
    encoding: 'utf8',
    env: plainEnvironment({ BUILD_NOW: '2026-11-21 12:00', ...env }),
  })
  return { status, stdout, stderr }
}

/** The legal texts of the tests follow the facts of each test, so they hold no fingerprint: advice that is no writer's. */
const withoutLegal = (said: string) =>
  said.replace(/Advice, which blocks nothing:\n(?:content\/\w+\/legal\/.*\n)+\n?/, '')

const text = (file: string) => readFileSync(join(clone, file), 'utf8')
const edit = (file: string, ...changes: [from: string | RegExp, to: string][]) =>
  writeFileSync(
    join(clone, file),
    changes.reduce((all, [from, to]) => {
      const edited = all.replace(from, to)
      if (edited === all) throw new Error(`${file} does not have ${from}`)
      return edited
    }, text(file)),
  )

test('a writer makes, writes, mends and publishes an article in both languages', async () => {
  const wish = [
    '--kind',
    'post',
    '--nl',
    'Wat kost wachten?',
    '--en',
    'What does waiting cost?',
    '--category',
    'how-to',
  ]
  expect(npm('new', wish)).toMatchObject({ status: 0, stdout: expect.stringContaining(`${nl}\n${en}\n`) })
  expect(npm('report', ['--due']).stdout).toBe(`draft             ${en}\ndraft             ${nl}\n`)

  await write()
  const wrong = npm('check')
  expect(wrong.status).toBe(1)
  expect(withoutLegal(wrong.stderr)).toBe(
    [
      `${nl}:6:7  date "21 november 2026" is not a date. Write 2026-11-21.`,
      `${nl}:15:25  link /en/plans leads to the English site. Write /pakketten.`,
      `${nl}:15:54  link /diensten is another address of /pakketten. Write /pakketten.`,
      `${nl}:19:25  "${email}" is an email address typed by hand. Write {contact.email}, so that it follows content/business.yaml.`,
      '',
      '4 problems in the content. Nothing was changed.',
      'Why: npm run check -- --explain schema | link-address | typed-contact',
      '',
    ].join('\n'),
  )
  expect(npm('check', ['--format', 'github']).stdout).toContain(
    `::error file=${nl},line=19,col=25::"${email}" is an email address typed by hand.`,
  )
  expect(npm('check', ['--fix'])).toMatchObject({ status: 0 })
  expect(text(nl)).toContain('{contact.email}')
  expect(text(nl)).toContain('date: 2026-11-21\n')
  expect(text(nl)).toContain('zie de [pakketten](/pakketten) of de [diensten](/pakketten)')
  expect(npm('twin', ['accept', 'blog/what-does-waiting-cost'])).toMatchObject({ status: 0 })
  const green = npm('check')
  expect({ status: green.status, says: withoutLegal(green.stderr) }).toEqual({ status: 0, says: '' })
})

test('until it is published nothing of it is in the site, and a preview shows it', () => {
  edit(nl, ['draft: true', 'publishAt: 2026-12-01 09:00'])
  edit(en, ['draft: true', 'publishAt: 2026-12-01 09:00'])
  expect(npm('build')).toMatchObject({ status: 0 })
  writeFileSync(join(clone, 'published.json'), text('.build/build.json'))
  expect(JSON.parse(text('.build/build.json'))).toMatchObject({ hidden: [en, nl], due: '2026-12-01T08:00:00.000Z' })
  expect(search(/wachten[- ]kost|kost[- ]wachten|waiting[- ]costs|does[- ]waiting|wachten\.svg/i)).toEqual([])
  expect(existsSync(join(clone, 'dist/images/blog/wachten.svg'))).toBe(false)
  expect(npm('report', ['--since', '.build/build.json'])).toMatchObject({ status: 1, stdout: 'Nothing became due.\n' })
  const later = { BUILD_NOW: '2026-12-01 09:00' }
  expect(npm('report', ['--since', '.build/build.json'], later)).toMatchObject({
    status: 0,
    stdout: 'Due since 2026-12-01 09:00.\n',
  })

  expect(npm('build', ['--preview'])).toMatchObject({ status: 0 })
  const page = text('.local/preview/site/blog/wat-kost-wachten.html')
  expect(page).toContain('Gepland: verschijnt op 2026-12-01 09:00')
  expect(page).toContain('<meta name="robots" content="noindex"/>')
  expect(text('.local/preview/site/en/blog.html')).toContain('Scheduled: appears on 2026-12-01 09:00')
  expect(text('.local/preview/site/index.html')).toContain('<meta name="robots" content="noindex"/>')
  for (const file of ['_components.html', 'en/_components.html']) {
    const components = text(`.local/preview/site/${file}`)
    for (const name of Object.keys(examples)) {
      expect(components).toContain(`<h2 id="${name.toLowerCase()}">${name}</h2>`)
      expect(components).toContain(`<code>&lt;${name}`)
    }
    for (const shown of [
      'class="callout"',
      '<figcaption>',
      'class="steps"',
      'class="reasons"',
      'class="cta"',
      '<table',
    ])
      expect(components).toContain(shown)
    const ids = [...components.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
    expect(ids).toEqual([...new Set(ids)])
  }
})

test('once it is, the article, the lists, the feeds, the sitemap and the search have it in both languages', () => {
  expect(npm('build', [], { BUILD_NOW: '2026-12-01 09:00' })).toMatchObject({ status: 0 })
  const addresses = { nl: '/blog/wat-kost-wachten', en: '/en/blog/what-does-waiting-cost' }
  expect(text(`dist${addresses.nl}.html`)).toContain('Wachten kost geld')
  expect(text(`dist${addresses.en}.html`)).toContain('Waiting costs money')
  for (const part of ['<table', '<blockquote>', 'class="shiki', 'desk', 'data-footnote-ref'])
    expect(text(`dist${addresses.nl}.html`)).toContain(part)
  expect(text('dist/blog.html')).toContain(`href="${addresses.nl}"`)
  expect(text('dist/en/blog.html')).toContain(`href="${addresses.en}"`)
  expect(text('dist/feed.xml')).toContain(`${addresses.nl}</id>`)
  expect(text('dist/en/feed.json')).toContain(`${addresses.en}"`)
  for (const address of Object.values(addresses)) expect(text('dist/sitemap.xml')).toContain(`${address}</loc>`)
  for (const locale of ['nl', 'en'] as const)
    expect(text(`.content/build/search/${locale}.json`)).toContain(addresses[locale])
  expect(existsSync(join(clone, 'dist/images/blog/wachten.svg'))).toBe(true)
  for (const file of ['_components.html', 'en/_components.html'])
    expect(existsSync(join(clone, 'dist', file))).toBe(false)
})

test('the report says what a reviewer wants to know', () => {
  const { status, stdout } = npm('report', ['--against', 'main', '--markdown', 'report.md'])
  expect(status).toBe(0)
  expect(stdout).toMatch(/added +nl +\/blog\/wat-kost-wachten +content\/nl\/blog\/what-does-waiting-cost\.mdx/)
  expect(stdout).toMatch(/content\/en\/blog\/what-does-waiting-cost\.mdx +up to date/)
  expect(stdout).toMatch(/Wat kost wachten\? · \S.* +Wat wachten kost/)
  expect(stdout).toMatch(/added +\/pakketten +content\/nl/)
  expect(stdout).toMatch(/2026-12-01 09:00 +content\/en\/blog\/what-does-waiting-cost\.mdx/)
  expect(stdout).toContain('Only the content was compared. --base <build.json> compares sizes too.')
  expect(text('report.md')).toMatch(/^<!-- content-report -->\n\n## What this changes\n\n### Pages\n/)

  edit(nl, ['Wachten kost geld', 'Wachten kost veel geld'])
  const sizes = npm('report', ['--base', 'published.json']).stdout
  expect(sizes).toMatch(/^ {2}blog\/wat-kost-wachten\.html +new +\d+ +\+\d+$/m)
  expect(sizes).toMatch(/^ {2}whole site +\d+ +\d+ +\+\d+$/m)
  expect(sizes).toMatch(/content\/en\/blog\/what-does-waiting-cost\.mdx +STALE/)
})

/** What a writer writes, with four mistakes in the Dutch text. */
async function write() {
  const photo = sharp({ create: { width: 960, height: 540, channels: 3, background: '#1d5fd6' } })
  writeFileSync(join(clone, 'public/images/blog/desk.jpg'), await photo.jpeg().toBuffer())
  writeFileSync(join(clone, 'public/images/blog/wachten.svg'), text('public/images/blog/five-reasons.svg'))
  const picture: [RegExp, string] = [/^image: .*$/m, 'image: /images/blog/wachten.svg']
  edit(
    nl,
    picture,
    [
      /^excerpt: .*$/m,
      'excerpt: Wat wachten kost, gerekend in uren en in euro’s, en wat je er morgen al aan kunt doen met je team.',
    ],
    [/^date: .*$/m, 'date: 21 november 2026'],
    [/^imageAlt: .*$/m, 'imageAlt: Een klok naast een stapel brieven.'],
    [/^keywords: .*$/m, 'keywords: [wachten]'],
    [
      /\n\n## [\s\S]*$/,
      `\n\n## Wat je betaalt [#what-you-pay]\n\nWachten kost geld: mail ${email} voor meer.\n${taught('bron', 'Vertel ons hoe het bij jou gaat.')}`,
    ],
    [/^Begin met .*$/m, 'Wachten is duur: zie de [pakketten](/en/plans) of de [diensten](/diensten).'],
  )
  edit(
    en,
    picture,
    [
      /^excerpt: .*$/m,
      'excerpt: What waiting costs, counted in hours and in euros, and what your team can do about it tomorrow.',
    ],
    [/^imageAlt: .*$/m, 'imageAlt: A clock beside a pile of letters.'],
    [/^keywords: .*$/m, 'keywords: [waiting]'],
    [
      /\n\n## [\s\S]*$/,
      `\n\n## What you pay [#what-you-pay]\n\nWaiting costs money: {starter.monthly} a month.\n${taught('source', 'Tell us how you work today.')}`,
    ],
    [/^Begin with .*$/m, 'Waiting is dear: see the [plans](/en/plans).'],
  )
}

/** What the guide teaches besides: a photo, a table, a quotation, coloured code, and a footnote with a name of its own. */
const taught = (note: string, sentence: string) => `
![${sentence}](/images/blog/desk.jpg)

| A | B |
| --- | ---: |
| 1 | {starter.monthly} |

> ${sentence}[^${note}]

\`\`\`yaml
trigger: mail
\`\`\`

[^${note}]: ${sentence}
`

/** The published files that hold a text. */
function search(wanted: RegExp): string[] {
  const files: { files: { path: string }[] } = JSON.parse(text('.build/build.json'))
  return files.files
    .map(({ path }) => path)
    .filter((path) => wanted.test(path) || wanted.test(text(join('dist', path))))
}
