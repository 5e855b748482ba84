import type { ReactNode } from 'react'
import { ChatLink } from '../components/ChatLink.tsx'
import { Consent } from '../components/Consent.tsx'
import { Footer } from '../components/Footer.tsx'
import { Header } from '../components/Header.tsx'
import { LanguageOffer } from '../components/LanguageOffer.tsx'
import { LocaleProvider } from '../components/locale.tsx'
import { Ribbon } from '../components/Ribbon.tsx'
import { message } from '../site/messages.ts'
import type { Page } from '../site/pages.ts'
import { Head } from './Head.tsx'

/** The frame of every page. */
export function Document({ page, children }: { page: Page; children: ReactNode }) {
  return (
    <html lang={page.locale} data-route={page.route}>
      <Head page={page} />
      <body>
        <LocaleProvider locale={page.locale}>
          <a className="skip" href="#main">
            {message('nav.skip', page.locale)}
          </a>
          <Ribbon page={page} />
          <LanguageOffer page={page} />
          <Header page={page} />
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          <Footer page={page} />
          <ChatLink />
          <Consent />
        </LocaleProvider>
      </body>
    </html>
  )
}
