import { business } from '../site/content.ts'
import { consentDefaults, deletable, purposesIn } from '../site/cookies.ts'
import { secondsOf } from '../site/format.ts'

/** Consent Mode defaults, and the id, cookies and settings of each purpose. Renders nothing if no id is set. */
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
