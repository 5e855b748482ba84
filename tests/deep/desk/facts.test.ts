import { expect, test } from 'vitest'
import { saveIn, settled, withDesk } from '../../harness/desk/desk.ts'
import { violationsOn } from '../../harness/pages/axe.ts'

const { openEntry, read } = withDesk()

test('a fact is found by its name, and says how it is written, what it means and which texts state it', async () => {
  const page = await openEntry('facts/business')
  const facts = page.locator('.fact')
  const all = await facts.count()
  await page.getByRole('searchbox', { name: 'Zoek een feit' }).fill('starter per maand')
  await expect.poll(() => facts.count()).toBe(1)
  const monthly = page.getByLabel('Per maand {starter.monthly}', { exact: true })
  await monthly.fill('975 euro')
  await facts.getByText('Schrijf een bedrag zoals 950 euro.').waitFor()
  await facts.getByText('De site zelf gebruikt dit ook.').waitFor()
  await facts.locator('summary').click()
  const costs = facts.getByRole('link', { name: 'Kosten' })
  expect(await costs.getAttribute('href')).toBe('#faq/costs')
  expect(await violationsOn(page)).toEqual([])
  await saveIn(page)
  expect(read('content/business.yaml')).toMatch(/^starter:\n.*\n {2}monthly: 975 euro$/m)
  await page.getByRole('searchbox').fill('975')
  await monthly.fill('980 euro')
  await settled(page)
  expect(await monthly.inputValue()).toBe('980 euro')
  await page.getByRole('searchbox').fill('chamber')
  await page.getByLabel('KvK-nummer {brand.registration}', { exact: true }).waitFor()
  await facts.getByText('Chamber of Commerce (KVK)').waitFor()
  await page.getByRole('searchbox').fill('zevenmijlslaarzen')
  await page.getByText('Geen feit gevonden.').waitFor()
  await page.getByRole('searchbox').fill('')
  await expect.poll(() => facts.count()).toBe(all)
  await page.getByRole('searchbox').fill('starter.monthly')
  await expect.poll(() => facts.count()).toBe(1)
  await facts.locator('summary').click()
  await costs.click()
  await page.locator('[data-file="content/nl/faq/costs.mdx"]').waitFor()
  await settled(page)
})

test.each(['light', 'dark'] as const)(
  'at 360 pixels in %s the facts fit, and axe finds nothing',
  async (colorScheme) => {
    const page = await openEntry('facts/business', { viewport: { width: 360, height: 700 }, colorScheme })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    expect(await violationsOn(page)).toEqual([])
  },
)

test('a category is chosen by its name, and written by its slug', async () => {
  const page = await openEntry('blog/five-reasons', { language: 'en' })
  const choice = page.getByRole('region', { name: 'English', exact: true }).getByLabel('Category')
  const names = await choice.locator('option').allInnerTexts()
  expect(names.some((name) => /^[A-Z]/.test(name) && name.includes(' '))).toBe(true)
  const before = read('content/en/blog/five-reasons.mdx')
  const [slug, name] = await choice.evaluate((select: HTMLSelectElement) => {
    const other = [...select.options].find((option) => !option.selected && option.value !== '')
    return [other?.value ?? '', other?.text ?? '']
  })
  expect(slug).not.toBe(name)
  await choice.selectOption({ label: name })
  await saveIn(page)
  expect(read('content/en/blog/five-reasons.mdx')).toBe(before.replace(/^category: .*$/m, `category: ${slug}`))
})
