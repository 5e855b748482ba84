import { createContext, useContext } from 'react'
import type { Locale } from '../site/locales.ts'
import { type MessageName, message, type ValuesOf } from '../site/messages.ts'
import { href, type ParamsOf, type RouteName } from '../site/routes.ts'

/** Language of a page. Islands get the language as a prop. */
export const LocaleContext = createContext<Locale | undefined>(undefined)

/** The page's language, with its messages and addresses. Throws outside a LocaleContext. */
export function useLocale() {
  const locale = useContext(LocaleContext)
  if (!locale)
    throw new Error('useLocale() was called outside <LocaleContext>. Wrap the page, or pass the locale as a prop.')
  return {
    locale,
    t: <N extends MessageName>(name: N, ...values: ValuesOf<N>) => message(name, locale, ...values),
    href: <N extends RouteName>(name: N, ...params: ParamsOf<N>) => href(name, locale, ...params),
  }
}
