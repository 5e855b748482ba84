import type { Config } from 'vike/types'

export default {
  prerender: { noExtraDir: true },
  passToClient: [],
} satisfies Config
