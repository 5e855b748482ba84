import { expect, test } from 'vitest'
import { message } from '../../../site/messages.ts'
import { href } from '../../../site/routes.ts'
import { button, field, toastOf } from '../../harness/pages/contact.ts'
import { withFormSink } from '../../harness/serving/recorder.ts'

// Tests the contact form's component with other fields. The thank-you message replaces the form.

const { visit, formSink, parts } = withFormSink()
const url = href('blog', 'nl')

test('the newsletter form is sent with or without a name, and becomes a thank-you message', async () => {
  for (const name of ['', 'Anna']) {
    formSink.received.length = 0
    const page = await visit(url)
    await field(page, 'EMAIL').fill('anna@bedrijf.nl')
    await field(page, 'FNAME').fill(name)
    await button(page).click()
    expect(await toastOf(page)).toEqual([message('newsletter.sentTitle', 'nl'), message('newsletter.sent', 'nl')])
    expect(formSink.received.map(({ form }) => form)).toEqual(['newsletter'])
    expect(parts()).toEqual([
      [['EMAIL', 'anna@bedrijf.nl'], ...(name ? [['FNAME', name]] : []), ['b_newsletter_website', '']],
    ])
    expect(await page.locator('main form').count()).toBe(0)
    const thanks = page.locator(':focus', { has: page.getByRole('heading') })
    expect(await thanks.textContent()).toContain(message('newsletter.thanks', 'nl'))
  }
})

test('without an address, it asks for one, in its own words', async () => {
  const page = await visit(url)
  await button(page).click()
  const missing = [message('newsletter.missingTitle', 'nl'), message('newsletter.missing', 'nl')]
  expect(await toastOf(page)).toEqual(missing)
  expect(await page.locator('[id$=-error]').textContent()).toBe(missing[1])
  expect(formSink.received).toEqual([])
})
