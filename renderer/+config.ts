import type { Config } from 'vike/types'

export default {
  // HTML only: views are never sent to the browser.
  meta: { Page: { env: { server: true } } },
} satisfies Config
