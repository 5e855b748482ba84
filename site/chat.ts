import { business } from './content.ts'

/** WhatsApp link to the business phone, with a prefilled message. */
export function chatLink(text: string): string {
  return `https://wa.me/${business.contact.phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`
}
