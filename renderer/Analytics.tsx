import { consentDefaults } from '../site/consent.ts'
import { business } from '../site/content.ts'
import { deletable, purposesIn, secondsOf } from '../site/cookies.ts'

/**
 * The defaults of the consent gate, and of each purpose its id, its cookies and what Google is told of them. With no id
 * set, nothing at all.
 */
export function Analytics() {
  const { analytical = null, marketing = null } = business.analytics
  if (purposesIn(business.analytics).length === 0) return null
  const purposes = {
    analytical: {
      id: analytical,
      cookies: deletable('analytical'),
      settings: { cookie_expires: secondsOf(business.terms.cookieRetention) },
    },
    marketing: { id: marketing, cookies: deletable('marketing'), settings: {} },
  }
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: consentDefaults }} />
      <meta name="analytics" content={JSON.stringify(purposes)} />
    </>
  )
}
