import { chatLink } from './chat.ts'
import type { Locale } from './locales.ts'
import { message } from './messages.ts'
import { planIds } from './plans.ts'
import { href } from './routes.ts'

/** Where the card of a plan leads: to the plan's own page, or to a chat about a plan that has none. */
export function planLink(plan: string, title: string, locale: Locale): { url: string; chat: boolean } {
  const id = planIds.find((known) => known === plan)
  if (id) return { url: href(id, locale), chat: false }
  return { url: chatLink(message('chat.plan', locale)(title)), chat: true }
}
