import { type Message, say } from '../problem.ts'
import { cureOfTag, removeIt } from './counterparts.ts'
import { noComponent } from './unknown-component.ts'

const tagOrName = {
  en: 'Remove the tag, or write it as code, `{tag}`, if visitors must read its name.',
  nl: 'Haal de tag weg, of schrijf hem als code, `{tag}`, als bezoekers de naam moeten lezen.',
}

/**
 * Explains a tag of HTML whose other tag is missing: an end tag goes, and a start tag within a sentence can be the
 * name of the tag.
 */
export function loneTag(name: string, tag: string, text: string, offset: number): Message | undefined {
  if (!cureOfTag(name) || /^(?:br|hr|img|input|wbr|meta|link|source)$/i.test(name)) return undefined
  if (tag.startsWith('</'))
    return text.slice(0, offset).includes(`<${name}`) ? undefined : say(noComponent, { name, cure: removeIt })
  const before = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset)
  const isWithinWords = /[\p{L},] $/u.test(before) && /^[\s.,)]/.test(text.slice(offset + tag.length))
  return isWithinWords && /^<\w+>$/.test(tag) && !text.includes(`</${name}>`)
    ? say(noComponent, { name, cure: say(tagOrName, { tag }) })
    : undefined
}
