import type { ReactNode } from 'react'
import { ChatLink } from '../components/buttons.tsx'
import { Consent } from '../components/Consent.tsx'
import { Footer } from '../components/Footer.tsx'
import { Header } from '../components/Header.tsx'
import { LanguageOffer } from '../components/languages.tsx'
import { LocaleContext } from '../components/locale.tsx'
import { PreviewBanner } from '../components/PreviewBanner.tsx'
import type { SitePage } from '../site/content.ts'
import { message } from '../site/messages.ts'
import { Head } from './Head.tsx'

export function Document({ page, children }: { page: SitePage; children: ReactNode }) {
  return (
    <html lang={page.locale} data-route={page.route}>
      <Head page={page} />
      <body>
        <LocaleContext value={page.locale}>
          {/* Safari's Tab skips links without tabindex. */}
          <a
            className="text-on-blue absolute top-2 left-2 z-30 rounded bg-blue-600 px-4 py-3 not-focus:-translate-y-[200%] forced-colors:border"
            href="#main"
            tabIndex={0}
          >
            {message('nav.skip', page.locale)}
          </a>
          <PreviewBanner page={page} />
          <LanguageOffer page={page} />
          <Header page={page} />
          <main className="focus:outline-none" id="main" tabIndex={-1}>
            {children}
          </main>
          <Footer page={page} />
          <ChatLink />
          <Consent />
        </LocaleContext>
      </body>
    </html>
  )
}
