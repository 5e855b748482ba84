import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { business } from '../site/content.ts'
import { Email } from './company.tsx'

test('the email address can break before its domain, and is otherwise shown as it is', () => {
  const { email } = business.contact
  const shown = email.replace('@', '@<wbr/>')
  expect(renderToStaticMarkup(<Email />)).toBe(`<a href="mailto:${email}">${shown}</a>`)
})
