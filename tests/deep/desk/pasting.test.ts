import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { bodyIn, saveIn, settled, typeAfter, withDesk } from '../../harness/desk/desk.ts'
import { violationsOn } from '../../harness/pages/axe.ts'

const file = 'content/nl/faq/costs.mdx'
const { openEntry, read, drafts } = withDesk()

/** Puts something on the clipboard as another program does, and pastes it. */
async function paste(page: Page, types: Record<string, string>) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(async (all) => {
    const blobs = Object.entries(all).map(([type, text]) => [type, new Blob([text], { type })] as const)
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))])
  }, types)
  await page.keyboard.press('Control+v')
}

const draftOf = () => drafts('faq/costs')[0]?.['content/nl/faq/costs.mdx']?.text ?? ''

test('what is copied from a document becomes Markdown in one step, and plain text stays plain', async () => {
  const before = read(file)
  const page = await openEntry('faq/costs')
  await typeAfter(page, 'Nederlands', 'Je betaalt vooraf', ' Meer.')
  await paste(page, {
    'text/html': '<h1>Kop</h1><p>Een <b>vet</b> woord, {x}.</p><table><tr><td>a</td><td>b</td></tr></table>',
    'text/plain': 'Kop\nEen vet woord.',
  })
  await settled(page)
  expect(draftOf()).toContain(' Meer.\n\n## Kop\n\nEen **vet** woord, \\{x}.\n\n| a | b |\n| - | - |\n')
  await page.keyboard.press('Control+z')
  await settled(page)
  expect(draftOf()).toContain(' Meer.\n')
  expect(draftOf()).not.toContain('Kop')
  await paste(page, { 'text/plain': ' **plat** {starter.monthly}' })
  await paste(page, { 'text/html': '<i>schuin</i>', 'text/plain': 'schuin' })
  await saveIn(page)
  expect(read(file)).toBe(before.replace(/^Je betaalt vooraf.*$/m, '$& Meer. **plat** {starter.monthly}*schuin*'))
})

test('in code a paste is plain, and buttons put a table and a callout in a paragraph of their own', async () => {
  const page = await openEntry('faq/packages')
  const body = bodyIn(page, 'Nederlands')
  const text = () => drafts('faq/packages')[0]?.['content/nl/faq/packages.mdx']?.text ?? ''
  await body.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.insertText('\n\n```\nhier\n```\n')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await paste(page, { 'text/html': '<b>vet</b>', 'text/plain': 'vet' })
  await page.keyboard.press('Control+End')
  const press = async (name: string) => {
    await page.getByRole('toolbar').first().getByRole('button', { name, exact: true }).click()
  }
  await press('Tabel')
  await page.keyboard.type('Stap')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Wie')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+End')
  await press('Kader')
  await page.keyboard.type('Let op')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Een woord.')
  await settled(page)
  expect(text()).toContain('```\nvethier\n```\n')
  expect(text()).toContain(
    '\n\n| Stap | Wie |\n| --- | --- |\n| … | … |\n\n<Callout title="Let op">\n\nEen woord.\n\n</Callout>',
  )
  expect(await violationsOn(page)).toEqual([])
})
