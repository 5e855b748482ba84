import { type Message, quote, say } from './problem.ts'
import { type BusinessValues, businessSchema } from './schema/business.ts'
import { cureOfSchema, schemaAt } from './schema/validate.ts'

const noAddress = {
  en: '{value} is a placeholder address. Write your own: {example}.',
  nl: '{value} is een voorbeeldadres. Schrijf je eigen: {example}.',
}
const noNumber = {
  en: '{value} is not a real number. Write your own: {example}.',
  nl: '{value} is geen echt nummer. Schrijf je eigen: {example}.',
}
const noHouse = {
  en: '{value} has no house number. Write your own: {example}.',
  nl: '{value} heeft geen huisnummer. Schrijf je eigen: {example}.',
}

/** Matches the domains that RFCs 2606 and 6761 reserve. */
const reserved = /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))\.?$/i

/** Finds values that no company can have, whether or not the file tags them as placeholders. */
export function findStandIns(value: BusinessValues): { path: string[]; message: Message }[] {
  return textsIn(value).flatMap(({ path, text }) => {
    const template = faultOf(path.join('.'), text)
    return template
      ? [
          {
            path,
            message: say(template, { value: quote(text), example: cureOfSchema(schemaAt(businessSchema, path)) }),
          },
        ]
      : []
  })
}

function textsIn(value: unknown, path: string[] = []): { path: string[]; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...path, key]))
}

function faultOf(name: string, text: string): Message | undefined {
  const hosts = [...text.matchAll(/(?:\/\/|@)([\w.-]+)/g)].map(([, host = '']) => host)
  // Also finds example accounts of social links, such as werkstroom-example.
  if (hosts.some((host) => reserved.test(host)) || (hosts.length > 0 && /\bexample\b/i.test(text))) return noAddress
  if (name === 'contact.phone' ? isFalsePhone(text) : isOfZeros(text)) return noNumber
  return name === 'contact.street' && !/[1-9]/.test(text) ? noHouse : undefined
}

/** True for a number that begins with 00 after its country code, or consists of zeros. */
function isFalsePhone(text: string): boolean {
  return /^\+\d+ 00/.test(text) || /^\+\d{1,4}0{6,}$/.test(text.replaceAll(' ', ''))
}

/** True for numbers such as 00000000 or NL000000000B00, and for ids such as G-XXXXXXXXXX. */
function isOfZeros(text: string): boolean {
  const digits = text.replace(/\D/g, '')
  return /^0{4,}$/.test(digits) || /^[A-Z]+-[0X]+$/.test(text)
}
