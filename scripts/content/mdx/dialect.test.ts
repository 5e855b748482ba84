import { join } from 'node:path'
import { loadConfigFromFile, type Plugin } from 'vite'
import { expect, test } from 'vitest'
import { checkout } from '../../lib/process.ts'
import { compileBody } from './compile.ts'

const written = '## Wat kost het?\n\n| a | b |\n| --- | --- |\n| ~20 | ~30 |\n\n~~Niets~~ of https://example.org.\n'

test('a text has tables, deletions, addresses and headings with ids', async () => {
  const { body } = await compileBody('x.mdx', written, 'nl', {}, {})
  expect(body?.html).toMatch(/^<h2 id="wat-kost-het">[\s\S]*<td>~20<\/td><td>~30<\/td>[\s\S]*<del>Niets<\/del> of <a /)
})

test('a view in MDX has them too', async () => {
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, join(checkout, 'vite.config.ts'))
  // Safe cast: our configuration has no plugin that is a promise or `false`.
  const plugins = (loaded?.config.plugins ?? []).flat() as Plugin[]
  const transform = plugins.find(({ name }) => name === '@mdx-js/rollup')?.transform
  if (typeof transform !== 'function') throw new Error('The configuration has no plugin for MDX.')
  // Safe cast: the plugin does not use its context.
  const compiled = await transform.call(undefined as never, written, 'x.mdx')
  const code = typeof compiled === 'object' ? String(compiled?.code) : ''
  for (const part of ['id: "wat-kost-het"', '_components.td', '"~20"', '_components.del', '"https://example.org"'])
    expect(code).toContain(part)
})
