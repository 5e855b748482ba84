import { expect, test } from 'vitest'
import { plansIn, words } from '../../site/content.ts'
import { planIds } from '../../site/plans.ts'
import { href } from '../../site/routes.ts'
import { withBrowser } from '../harness/pages/browser.ts'
import { sample } from '../harness/sample.ts'

const { visit } = withBrowser()

const plans = href('plans', 'nl')
const { groups } = words('plans', 'nl').comparison
const [first] = groups
const rows = 'tr:has(td[data-plan])'

test.each([true, false])(
  'on a phone groups fold and one plan shows at a time, with scripts: %s',
  async (javaScriptEnabled) => {
    const page = await visit(plans, { width: 390, javaScriptEnabled })
    const shown = () => page.locator(rows).filter({ visible: true }).count()
    const folds = page.locator('table summary').filter({ visible: true })
    expect([await folds.count(), await shown()]).toEqual([groups.length, 0])
    await folds.first().focus()
    await page.keyboard.press('Enter')
    await expect.poll(shown).toBe(first?.rows.length)
    await page.getByRole('radio', { name: plansIn('nl').enterprise.title }).setChecked(true, { force: true })
    const row = page.locator(rows).filter({ visible: true }).first().locator('td')
    expect(await row.filter({ visible: true }).allTextContents()).toEqual([first?.rows[0]?.enterprise])
  },
)

test('on a wide screen every row shows without scripts, and nothing folds', async () => {
  const page = await visit(plans, { javaScriptEnabled: false })
  const count = groups.reduce((sum, group) => sum + group.rows.length, 0)
  expect(await page.locator(rows).filter({ visible: true }).count()).toBe(count)
  expect(await page.locator('table summary').filter({ visible: true }).count()).toBe(0)
})

test.each(sample([390, 1440]))('at %i pixels the names of the plans stay in sight while scrolling', async (width) => {
  const page = await visit(plans, { width, reducedMotion: 'reduce' })
  for (const fold of await page.locator('table summary').filter({ visible: true }).all()) await fold.click()
  await page.locator(rows).filter({ visible: true }).last().scrollIntoViewIfNeeded()
  for (const id of planIds) {
    const name = page.locator('.group, #main').getByText(plansIn('nl')[id].title, { exact: true })
    const boxes = await name
      .filter({ visible: true })
      .evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).filter(({ top, bottom }) => top >= 0 && bottom <= innerHeight),
      )
    expect({ id, isSeen: boxes.length > 0 }).toEqual({ id, isSeen: true })
  }
})
