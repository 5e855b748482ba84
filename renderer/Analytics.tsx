import { consentDefaults } from '../site/consent.ts'
import { business } from '../site/content.ts'

/** The defaults of the consent gate and its ids. With no id set, nothing at all. */
export function Analytics() {
  const { analytical = null, marketing = null } = business.analytics
  if (!analytical && !marketing) return null
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: consentDefaults }} />
      <meta name="analytics" content={JSON.stringify({ analytical, marketing })} />
    </>
  )
}
