import { type Fix, type Message, say, shorten } from '../../problem.ts'
import { withSentence } from '../cures/counterparts.ts'
import { ifItOpens, secureAddress } from '../tags/tag-attributes.ts'

const inBrackets = {
  en: '{source} is read as a tag. Write the address without < and >, or as [words]({address}).',
  nl: '{source} wordt gelezen als een tag. Schrijf het adres zonder < en >, of als [woorden]({address}).',
}
const withoutHttps = {
  en: '{source} is read as a tag. Write {secure} without < and >, or [words]({secure}).',
  nl: '{source} wordt gelezen als een tag. Schrijf {secure} zonder < en >, of [woorden]({secure}).',
}
const ofOwn = {
  en: "{source} leads to the reader's own computer. Write it as code: {expected}.",
  nl: '{source} leidt naar de computer van de lezer zelf. Schrijf het als code: {expected}.',
}
const ofOthers = {
  en: '{source} is a link in the notation of another system. Write only the words, {words}, or a link, [{words}](https://example.org).',
  nl: '{source} is een link uit een ander systeem. Schrijf alleen de woorden, {words}, of een link, [{words}](https://example.org).',
}

interface Bracketed {
  source: string
  message: Message
  fix?: Fix
  suggestedFix?: Fix
}

/**
 * Explains an address between < and > at the start of a text: a web or email address, or a reference of another system,
 * such as <api:package\Class>.
 */
export function addressInBrackets(text: string): Bracketed | undefined {
  const [autolink, address] = /^<((?:https?|mailto|tel):[^\s<>]+|[^\s<>@/]+@[^\s<>]+)>/i.exec(text) ?? []
  if (autolink && address) {
    if (/^https?:\/\/(?:localhost|127\.|0\.0\.)/i.test(address)) {
      const expected = `\`${address}\``
      return {
        source: autolink,
        message: say(ofOwn, { source: autolink, expected }),
        suggestedFix: { actual: autolink, expected },
      }
    }
    const secure = /^http:/i.test(address) ? secureAddress(address) : undefined
    if (secure) {
      const message = withSentence(say(withoutHttps, { source: shorten(autolink), secure }), ifItOpens)
      return { source: autolink, message, suggestedFix: { actual: autolink, expected: secure } }
    }
    const target = /^\w+:/.test(address) ? address : `mailto:${address}`
    // Punctuation after a bare address does not belong to it, so an address that ends with punctuation has no fix.
    const isBare = /[\w/]$/.test(address) && !/^\w*:(?!\/)/.test(address)
    const message = say(inBrackets, { source: shorten(autolink), address: target })
    return { source: autolink, message, fix: isBare ? { actual: autolink, expected: address } : undefined }
  }
  const [named, site] = /^<((?:[a-z\d-]+\.)+(?:nl|com|org|net|io|dev|eu|be|de|gov|edu|app))>/i.exec(text) ?? []
  if (named) return { source: named, message: say(inBrackets, { source: named, address: `https://${site}` }) }
  const [source, path] =
    /^<[a-z][\w+.-]*:(?!:)([^\s<>]*[\\/][^\s<>]*)>/i.exec(text) ?? /^<xref:([^\s<>?#*]+)[^\s<>]*>/i.exec(text) ?? []
  if (source === undefined || path === undefined) return undefined
  const words = path.split(/[\\/]|(?<=^[\w.]+)\.(?=\w+$)/).findLast(Boolean) ?? path
  return { source, message: say(ofOthers, { source: shorten(source), words }) }
}
