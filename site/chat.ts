import { business } from './content.ts'

/** A link that opens the messaging app with a message filled in, to the business phone of business.yaml. */
export function chatLink(text: string): string {
  return `https://wa.me/${business.contact.phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`
}
