import { message } from '../site/messages.ts'
import type { Page } from '../site/pages.ts'

/** The other language, offered once on the Dutch home page to a visitor whose browser prefers it. Closed without scripts. */
export function LanguageOffer({ page }: { page: Page }) {
  if (page.url !== '/') return null
  return (
    <aside className="offer" id="offer" lang="en" aria-label={message('offer.text', 'en')} hidden>
      <p>{message('offer.text', 'en')}</p>
      <a className="button" href={page.twins.en} hrefLang="en">
        {message('offer.accept', 'en')}
      </a>
      <button type="button">{message('offer.dismiss', 'en')}</button>
    </aside>
  )
}
