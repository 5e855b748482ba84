import type { ReactNode } from 'react'
import { ChatLink } from '../components/ChatLink'
import { Footer } from '../components/Footer'
import { Header } from '../components/Header'
import { LocaleProvider } from '../components/locale'
import { message } from '../site/messages'
import type { Page } from '../site/pages'
import { Head } from './Head'
import './styles.css'

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
          <Header page={page} />
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          <Footer page={page} />
          <ChatLink />
        </LocaleProvider>
      </body>
    </html>
  )
}
