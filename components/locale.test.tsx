import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LocaleProvider, useLocale, useMessages } from './locale.tsx'

function Shown() {
  const t = useMessages()
  return `${useLocale()}: ${t('nav.plans')}`
}

test.each([
  ['nl', 'nl: Pakketten'],
  ['en', 'en: Plans'],
] as const)('inside <LocaleProvider locale="%s"> the words are in that language', (locale, text) => {
  const page = (
    <LocaleProvider locale={locale}>
      <Shown />
    </LocaleProvider>
  )
  expect(renderToStaticMarkup(page)).toBe(text)
})

test('outside it the language facility is an error that says what to do', () => {
  expect(() => renderToStaticMarkup(<Shown />)).toThrow(
    'useLocale() was called outside <LocaleProvider>. Wrap the page, or pass the locale as a prop.',
  )
})
