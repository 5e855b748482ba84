import { expect, test } from 'vitest'
import { href } from '../../../site/routes.ts'
import { blank, contact, filledIn, fillIn, openFilledForm, sendForm, valuesOf } from '../../harness/pages/contact.ts'
import { spread } from '../../harness/sample.ts'
import { withFormSink } from '../../harness/serving/recorder.ts'
import { elementsAt, pages } from '../../harness/site.ts'

const { visit, newPage, formSink, parts } = withFormSink()
const { url, missing, sent } = contact

test('typed text is stored in this tab only, without the honeypot', async () => {
  const page = await openFilledForm(visit)
  const session = () => page.evaluate(() => ({ ...sessionStorage }))
  await expect.poll(async () => Object.keys(await session())).toEqual(['draft-contact'])
  await expect.poll(async () => JSON.parse((await session())['draft-contact'] ?? '{}')).toEqual(filledIn)
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['language'])
  expect(formSink.received).toEqual([])
})

test('the draft is deleted once it is sent, and stays if sending fails', async () => {
  const page = await openFilledForm(visit, { ...filledIn, FNAME: '' })
  expect(await sendForm(page)).toEqual(missing)
  await page.reload()
  expect(await valuesOf(page)).toEqual({ ...filledIn, FNAME: '' })
  await fillIn(page)
  expect(await sendForm(page)).toEqual(sent)
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  await page.reload()
  expect(await valuesOf(page)).toEqual(blank)
})

test('?service= selects a service, even over a draft, and after React has loaded', async () => {
  const page = await openFilledForm(visit)
  await page.goto(`${url}?service=support`)
  expect(await valuesOf(page)).toEqual({ ...filledIn, MMERGE7: 'support' })
  expect(await sendForm(page)).toEqual(sent)
  expect(Object.fromEntries(parts()[0] ?? [])).toMatchObject({ MMERGE7: 'support' })
})

const storages = [
  [
    'blocked',
    `for (const name of ['localStorage', 'sessionStorage'])
     Object.defineProperty(window, name, { get() { throw new DOMException('denied', 'SecurityError') } })`,
  ],
  ['full', `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }`],
  ['corrupt', `sessionStorage.setItem('draft-contact', '{"FNAME":')`],
  ['of another kind', `sessionStorage.setItem('draft-contact', 'null')`],
  ['of wrong types', `sessionStorage.setItem('draft-contact', '{"FNAME":{"a":1},"EMAIL":7,"MMERGE7":null}')`],
] as const

test.each(spread(storages, 2))('with storage that is %s the form works', async (_, script) => {
  const page = await newPage({ script: `if (location.protocol !== 'about:') { ${script} }` })
  await page.goto(url)
  expect(await valuesOf(page)).toEqual(blank)
  await fillIn(page)
  expect(await sendForm(page)).toEqual(sent)
  expect(formSink.received).toHaveLength(1)
})

test('every link to the contact page on the pages of plans and the dashboard states its service', () => {
  const services = { starter: 'starter', professional: 'professional', enterprise: 'enterprise', dashboard: 'support' }
  for (const [route, service] of Object.entries(services))
    for (const { url, locale } of pages.filter((page) => page.route === route)) {
      const form = href('contact', locale)
      const links = elementsAt(url)
        .filter(({ name, path }) => name === 'a' && path.includes('main'))
        .flatMap(({ attributes }) => (attributes.href?.startsWith(form) ? [attributes.href] : []))
      expect({ url, links: [...new Set(links)] }).toEqual({ url, links: [`${form}?service=${service}`] })
    }
})
