import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { categories } from '../../site/categories.ts'
import { type Locale, locales } from '../../site/locales.ts'
import { project, readAll, repository } from '../../tests/harness/content.ts'
import { checkProject } from '../check/run.ts'
import { setField } from '../content/document.ts'
import { print, translate } from '../content/problem.ts'
import { contentSettings } from '../content/settings.ts'
import { planNew } from './plan-new.ts'

const env = { BUILD_NOW: '2026-11-21 12:00' }

async function withPhoto(changes: Record<string, string> = {}): Promise<string> {
  const root = project(changes)
  const photo = sharp({ create: { width: 960, height: 540, channels: 3, background: '#1d5fd6' } })
  writeFileSync(join(root, 'public/images/blog/desk.jpg'), await photo.jpeg().toBuffer())
  return root
}

const guides: Record<Locale, string> = { nl: 'CONTRIBUTING.nl.md', en: 'CONTRIBUTING.md' }

test('the complete article in each guide has no mistakes', async () => {
  const root = await withPhoto(
    Object.fromEntries(locales.map((locale) => [`${locale}/blog/wat-kost-het.mdx`, articleOf(guides[locale])])),
  )
  const pictures = new Set(locales.map((locale) => blockOf(guides[locale], 'svg')))
  expect(pictures.size).toBe(1)
  writeFileSync(join(root, 'public/images/blog/automation-cost.svg'), [...pictures].join(''))
  expect(await said(root)).toEqual([])
})

const articleOf = (guide: string) => blockOf(guide, 'mdx')

/** Returns the first code block of a language in the steps of a guide. */
function blockOf(guide: string, language: string): string {
  const text = readFileSync(join(repository, guide), 'utf8')
  const [, block = ''] = new RegExp(`^ {3}\`\`\`${language}\n([\\s\\S]*?)^ {3}\`\`\``, 'm').exec(text) ?? []
  return block.replace(/^ {3}/gm, '')
}

/** Fields and body that replace those of the template. The body has a photo, table, footnote, code and quotation. */
const written: Record<Locale, { excerpt: string; imageAlt: string; keyword: string; body: string }> = {
  nl: {
    excerpt: 'Wat wachten kost, gerekend in uren en in euro’s, en wat je er morgen al aan kunt doen met je team.',
    imageAlt: 'Een bureau met een stapel brieven.',
    keyword: 'wachten',
    body: bodyOf('Wachten kost geld', 'uren', 'bron', 'Zo lang duurt het bij ons.', 'Vertel ons hoe het bij jou gaat.'),
  },
  en: {
    excerpt: 'What waiting costs, counted in hours and in euros, and what your team can do about it tomorrow.',
    imageAlt: 'A desk with a pile of letters.',
    keyword: 'waiting',
    body: bodyOf('Waiting costs money', 'hours', 'source', 'It takes us that long.', 'Tell us how you work today.'),
  },
}

function bodyOf(claim: string, unit: string, note: string, source: string, invitation: string): string {
  return `
${claim}.[^${note}]

![${claim}.](/images/blog/desk.jpg)

## ${claim}

| ${unit} | € |
| --- | --- |
| 1 | {starter.monthly} |

> ${invitation}

\`\`\`yaml
trigger: mail # ${unit}
\`\`\`

[^${note}]: ${source}
`
}

test('an article of npm run new, written as the guide says, with a photo, a table, a footnote and code, is in order', async () => {
  const root = await withPhoto()
  const request = {
    kind: 'post',
    title: { nl: 'Wat kost wachten?', en: 'What does waiting cost?' },
    category: categories.howTo.slug,
    day: '2026-11-21',
  } as const
  const { source: before, entries } = await checkProject(root, contentSettings(env))
  const files = planNew(before, request, entries)
  if (!Array.isArray(files)) throw new Error(translate(files))
  for (const { file, text } of files) {
    const { excerpt, imageAlt, keyword, body } = written[file.split('/')[1] as Locale]
    const edited = text
      .replace(/^excerpt: .*$/m, `excerpt: ${excerpt}`)
      .replace(/^image: .*$/m, 'image: /images/blog/desk.jpg')
      .replace(/^imageAlt: .*$/m, `imageAlt: ${imageAlt}`)
      .replace(/^keywords: .*$/m, `keywords: [${keyword}]`)
      .replace(/^draft: true\n/m, '')
      .replace(/(?<=\n---\n)[\s\S]*$/, body)
    writeFileSync(join(root, file), edited)
  }
  const source = (await checkProject(root, contentSettings(env))).entries.find(({ file }) => file === files[0]?.file)
  const translation = join(root, files[1]?.file ?? '')
  writeFileSync(translation, setField(readFileSync(translation, 'utf8'), 'translates', source?.fingerprint ?? ''))
  expect(await said(root)).toEqual([])
  const built = await readAll({ root, env })
  expect(!Array.isArray(built) && built.content.posts.nl[0]).toMatchObject({
    category: 'howTo',
    image: '/images/blog/desk.jpg',
  })
})

/** Lists all problems, and the advice on the test's articles. Omits the advice on unmarked translations. */
async function said(root: string): Promise<string[]> {
  const { problems, advice } = await checkProject(root, contentSettings(env))
  const own = advice.filter(({ file }) => /wat-kost-het|waiting/.test(file))
  return [...problems, ...own].map(print).filter((line) => !line.includes('goes unnoticed'))
}
