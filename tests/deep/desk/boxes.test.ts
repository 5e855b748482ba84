import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bodyIn, saveIn, settled, typeAfter, withDesk } from '../../harness/desk/desk.ts'
import { violationsOn } from '../../harness/pages/axe.ts'

const file = 'content/nl/faq/packages.mdx'
const boxed =
  '\n<Callout title="Let op">\n\nEerst dit.\n\n</Callout>\n\n<CallToAction to="contact" label="Ga">\n\nTot dan.\n\n</CallToAction>\n'
const { openEntry, read, drafts } = withDesk({ prepare: (root) => appendFileSync(join(root, file), boxed) })
const textOf = () => drafts('faq/packages')[0]?.[file]?.text ?? ''

test('a component is a box: its fields change their own letters, and the cursor shows its tag', async () => {
  const before = read(file)
  const page = await openEntry('faq/packages')
  const body = bodyIn(page, 'Nederlands')
  const title = body.getByLabel('Titel')
  // Only what is in sight of a long text is on the page.
  await body.click()
  await page.keyboard.press('Control+End')
  expect(await title.inputValue()).toBe('Let op')
  expect(await body.getByText('Callout').count()).toBe(0)
  // Typed like in any field; each key finds the field where it was.
  await title.click()
  await page.keyboard.press('End')
  await page.keyboard.type(' "nu"', { delay: 20 })
  await body.getByLabel('Naar').selectOption('about')
  await saveIn(page)
  expect(read(file)).toBe(
    before.replace('title="Let op"', 'title="Let op &quot;nu&quot;"').replace('to="contact"', 'to="about"'),
  )
  expect(await violationsOn(page)).toEqual([])
  // Enter leads into the text of the box, and undo takes a field back.
  await title.click()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Nu. ')
  await settled(page)
  expect(textOf()).toContain('\n\nNu. Eerst dit.\n')
  // How many keys are one step depends on how fast they came.
  await expect
    .poll(async () => {
      await page.keyboard.press('Control+z')
      return title.inputValue()
    })
    .toBe('Let op')
  // With the keyboard alone: its code, and a box again as the cursor leaves it.
  await body.getByRole('button', { name: 'Toon de code: Kader' }).press('Enter')
  await body.getByText('<Callout title=').waitFor()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await title.waitFor()
})

test('a cleared title goes, and what is not whole stays text', async () => {
  const page = await openEntry('faq/packages')
  const body = bodyIn(page, 'Nederlands')
  await body.click()
  await page.keyboard.press('Control+End')
  await body.getByLabel('Titel').fill('')
  await settled(page)
  expect(textOf()).toContain('<Callout>\n')
  await typeAfter(page, 'Nederlands', 'Eerst dit', '\n\n<Steps>\n')
  await body.getByText('<Steps>').waitFor()
})
