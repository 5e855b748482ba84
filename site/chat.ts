import { business } from './content.ts'
import type { Locale } from './locales.ts'
import { message } from './messages.ts'
import { planIds } from './plans.ts'
import { href } from './routes.ts'

export function chatLink(text: string): string {
  return `https://wa.me/${business.contact.phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`
}

/** Target of a plan card: the plan's page, or a chat if it has none. */
export function planLink(plan: string, title: string, locale: Locale): { url: string; chat: boolean } {
  const id = planIds.find((known) => known === plan)
  if (id) return { url: href(id, locale), chat: false }
  return { url: chatLink(message('chat.plan', locale)(title)), chat: true }
}
