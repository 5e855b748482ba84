import { business } from '../site/content.ts'
import { metaPolicy } from '../site/headers.ts'
import { outsideOf } from '../site/third-parties.ts'

/** The content policy, for hosts that send no headers. Not while developing: Vite's own scripts are inline. */
export function ContentPolicy() {
  if (import.meta.env.DEV) return null
  return <meta httpEquiv="Content-Security-Policy" content={metaPolicy(outsideOf(business))} />
}
