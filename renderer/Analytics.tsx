import { consentDefaults } from '../site/consent.ts'
import { business } from '../site/content.ts'
import { deletable } from '../site/cookies.ts'

/** The defaults of the consent gate, and of each purpose its id and its cookies. With no id set, nothing at all. */
export function Analytics() {
  const { analytical = null, marketing = null } = business.analytics
  if (!analytical && !marketing) return null
  const purposes = {
    analytical: { id: analytical, cookies: deletable('analytical') },
    marketing: { id: marketing, cookies: deletable('marketing') },
  }
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: consentDefaults }} />
      <meta name="analytics" content={JSON.stringify(purposes)} />
    </>
  )
}
