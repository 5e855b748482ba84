import { createContext, type ReactNode, useContext } from 'react'
import type { Locale } from '../site/locales.ts'
import { type MessageName, message } from '../site/messages.ts'

const LocaleContext = createContext<Locale | undefined>(undefined)

/** Sets the language of a page. Islands get it as a prop. */
export function LocaleProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <LocaleContext value={locale}>{children}</LocaleContext>
}

/** Throws outside a LocaleProvider. */
export function useLocale(): Locale {
  const locale = useContext(LocaleContext)
  if (!locale)
    throw new Error('useLocale() was called outside <LocaleProvider>. Wrap the page, or pass the locale as a prop.')
  return locale
}

export function useMessages() {
  const locale = useLocale()
  return <N extends MessageName>(name: N) => message(name, locale)
}
