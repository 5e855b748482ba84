import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { locales } from '../../site/locales.ts'
import { build, mustBuild } from '../harness/builds/build.ts'
import { swap } from '../harness/builds/changes.ts'
import { spawnCommand, start } from '../harness/command.ts'
import { copyProject } from '../harness/project.ts'

// Adds a landing page in MDX by the steps of docs/architecture.md.

let project: ReturnType<typeof copyProject>
const inProject = (file: string) => join(project.folder, file)
const read = (file: string) => readFileSync(inProject(file), 'utf8')
const write = (file: string, text: string) => writeFileSync(inProject(file), text)
const insert = (file: string, before: string, text: string) => swap(file, before, text + before)(project.folder)

const view = `{/* A landing page. */}

<PageHead heading={props.words.heading} intro={props.words.intro}>
  <Button to="contact" text="cta.demo" />
</PageHead>

<Text html={props.html} />

<Section className="prose">

## Side by side

| One | Other |
| --- | --- |
| ~~1~~ | {props.page.locale} |

</Section>
`

const textOf = (heading: string) => `---
title: ${heading} in short
description: Seventy characters at least is what a page says of itself where others look for it.
heading: ${heading}
intro: Forty characters at least is what a page begins with.
---

## What it costs [#costs]

Starter is {starter.monthly}. Ask [us](CONTACT).
`

beforeAll(() => {
  project = copyProject({ cache: 'own' })
})
afterAll(() => project?.remove())

async function types() {
  // Exclude tests next to the code, because they import tests/, which the copy lacks.
  const include = ['{components,pages,renderer,scripts,site}/**/*', '.content/index.d.ts']
  write('own.json', JSON.stringify({ extends: './tsconfig.json', include, exclude: ['**/*.test.*'] }))
  const tsc = inProject('node_modules/typescript/bin/tsc')
  const command = start(project.folder, process.execPath, [tsc, '-p', 'own.json'])
  await command.ended
  return command.said()
}

test('a route makes the types report each table without its row, and the check its missing texts', async () => {
  // Writes the types of #content.
  await spawnCommand(project.folder, 'check').ended
  insert(
    'site/routes.ts',
    '  search: {\n',
    "  spring: { addresses: { nl: ['/voorjaar'], en: ['/en/spring'] }, menus: ['index'] },\n",
  )
  const check = spawnCommand(project.folder, 'check')
  await check.ended
  expect(check.said()).toMatch(
    /content\/en\/pages\/spring\.mdx.* missing.*\s+content\/nl\/pages\/spring\.mdx.* missing/,
  )
  const faults = (await types()).split('\n').filter((line) => line.includes('error TS'))
  expect(faults.map((line) => line.replace(/\(.*/, ''))).toEqual([
    'site/fields.ts',
    'site/messages.ts',
    'site/views.ts',
  ])
  for (const fault of faults) expect(fault).toMatch(/Property '(spring|"page\.spring")' is missing/)

  insert('site/fields.ts', '  search: page,\n', '  spring: page,\n')
  insert('site/views.ts', '  search: {', "  spring: { data: 'page', hasText: true },\n")
  insert('site/messages.ts', "  'page.faq':", "  'page.spring': { nl: 'Voorjaar', en: 'Spring' },\n")
  write('content/nl/pages/spring.mdx', textOf('Voorjaar').replace('CONTACT', '/contact'))
  write('content/en/pages/spring.mdx', textOf('Spring').replace('CONTACT', '/en/contact'))
  expect(await types()).toBe('')

  const { code, said } = await build(project.folder)
  expect(code).toBe(1)
  expect(said).toContain('pages/spring.tsx is missing. Write it, or pages/spring.mdx, with a default export.')
  write('pages/spring.mdx', view)
})

test('a view in MDX shows the words and the text of its page in every language, with the components at hand', async () => {
  await mustBuild(project.folder)
  const pages = { nl: read('dist/voorjaar.html'), en: read('dist/en/spring.html') }
  expect(pages.nl).toMatch(/<h1[^>]*>Voorjaar<\/h1>/)
  expect(pages.en).toMatch(/<h1[^>]*>Spring<\/h1>/)
  for (const locale of locales) {
    const shown = pages[locale]
    expect(shown).toContain('<h2 id="costs">')
    expect(shown).toMatch(locale === 'nl' ? /Starter is €\s?\d/ : /Starter is €\d/)
    expect(shown).toMatch(/<a data-button="true" class="button" href="(\/en)?\/contact">/)
    expect(shown).toMatch(/<h2 id="side-by-side">Side by side <a class="anchor"/)
    expect(shown).toMatch(new RegExp(`<div class="table"[^>]*><table>.*<del>1</del></td><td>${locale}</td>`, 's'))
    expect(read(`.content/build/search/${locale}.json`)).toContain('#costs')
  }
  expect(read('dist/sitemap.xml')).toContain('/en/spring</loc>')
  expect(read('dist/llms.txt')).not.toContain('/_components')
})

test('no part of it is sent to the browser as code', () => {
  const [, scripts = ''] = /<body>([\s\S]*)/.exec(read('dist/voorjaar.html')) ?? []
  const others = /<body>([\s\S]*)/.exec(read('dist/cases.html'))?.[1] ?? ''
  const srcOf = (html: string) => [...html.matchAll(/<script[^>]* src="([^"]*)"/g)].map(([, src]) => src)
  expect(srcOf(scripts)).toEqual(srcOf(others))
})

test.each([
  ['an unknown component', '<Nowhere />', /component `Nowhere`[\s\S]*\/voorjaar could not be rendered/],
  ['what is no MDX', '<Section>', /pages\/spring\.mdx[\s\S]*closing tag for `<Section>`/],
])('%s in a view stops the build, which says where, and the site stays as it was', async (_, wrong, named) => {
  const before = read('dist/voorjaar.html')
  write('pages/spring.mdx', `${view}\n${wrong}\n`)
  const { code, said } = await build(project.folder)
  write('pages/spring.mdx', view)
  expect(code).toBe(1)
  expect(said).toMatch(named)
  expect(existsSync(inProject('dist/voorjaar.html'))).toBe(true)
  expect(read('dist/voorjaar.html')).toBe(before)
})
