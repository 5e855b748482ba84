import type { Config } from 'vike/types'

export default {
  // A page is HTML only: no view is ever sent to the browser.
  meta: { Page: { env: { server: true } } },
} satisfies Config
