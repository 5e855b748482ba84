import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readProject } from '../../scripts/content/project.ts'
import { contentSettings } from '../../scripts/content/settings.ts'
import { templates } from '../../scripts/content/templates.ts'
import { project } from '../../tests/harness/content.ts'
import { withRemote } from '../../tests/harness/desk/repository.ts'
import { listPictures } from './picture-list.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"></svg>'
const post = (image: string, body = '') =>
  `---\ntitle: Een\nimage: ${image}\nimageAlt: Een rij kaarten.\n---\n\n${body}\n`

test('pictures are listed with their uses and descriptions; an unused one of the writer can be removed', async () => {
  const [used, drawn, loose] = ['used', 'drawn', 'loose'].map((name) => `/images/own/${name}.svg`) as [
    string,
    string,
    string,
  ]
  const online = '/images/own/online.svg'
  const root = project({
    'nl/blog/een.mdx': post(used, `![Een lijn](${drawn})`),
    'en/blog/een.mdx': post('/images/blog/five-reasons.svg', `<Figure src="${drawn}" caption="C" alt="A line" />`),
  })
  const begun = post(used).replace('Een rij kaarten.', templates.nl.imageAlt)
  writeFileSync(join(root, 'content/nl/blog/begun.mdx'), begun)
  const write = (src: string) => {
    mkdirSync(join(root, 'public/images/own'), { recursive: true })
    writeFileSync(join(root, `public${src}`), svg)
  }
  write(online)
  const remote = withRemote(root)
  onTestFinished(remote.remove)
  for (const src of [used, drawn, loose, '/images/own/Not A Name.svg']) write(src)
  const listed = await listPictures(root, { source: readProject(root, contentSettings({})) })
  const own = listed.filter(({ src }) => src.startsWith('/images/own/'))
  const size = { width: 16, height: 9 }
  expect(own).toEqual([
    { src: drawn, size, uses: ['blog/een'], alts: { nl: 'Een lijn', en: 'A line' }, isRemovable: false },
    { src: loose, size, uses: [], alts: {}, isRemovable: true },
    { src: used, size, uses: ['blog/begun', 'blog/een'], alts: { nl: 'Een rij kaarten.' }, isRemovable: false },
    { src: online, size, uses: [], alts: {}, isRemovable: false },
  ])
})
