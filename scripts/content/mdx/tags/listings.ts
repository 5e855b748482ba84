import { type Message, say } from '../../problem.ts'
import { asCodeHere } from '../cures/counterparts.ts'
import { asCodeOf } from './code-tags.ts'
import { type Attributes, attributesIn } from './tag-attributes.ts'
import { theTags } from './tag-pairs.ts'
import { decodeEntities } from './tag-words.ts'

const asFences = {
  en: 'Write {fence} instead of {tags}, each on a line of its own.',
  nl: 'Schrijf {fence} in plaats van {tags}, elk op een eigen regel.',
}

const withoutTags = {
  en: '{cure} Remove {names} too.',
  nl: '{cure} Haal ook {names} weg.',
}
const withLines = {
  en: '{cure} Replace each <br> with a new line.',
  nl: '{cure} Vervang elke <br> door een nieuwe regel.',
}
const withCharacters = {
  en: '{cure} Replace {entities}.',
  nl: '{cure} Vervang {entities}.',
}

/** Tags that format words, but that a code block would show as typed. */
const formatting = /<\/?(code|strong|b|em|i|u|mark|span|a|font)\b[^<>]*>/gi

/** Returns the cure for <pre>. It lists the tags and entities inside, because a code block would show them as typed. */
export function listing(written: string): Message {
  const [, start] = /^(<[^<>]*>)\s*<\/pre>$/i.exec(written) ?? []
  if (start) return listingIn(attributesIn(start))
  const fences = say(asFences, { fence: fenceAround(written), tags: theTags })
  const names = new Set([...written.matchAll(formatting)].map(([, name = '']) => name.toLowerCase()))
  const tags = [...names].flatMap((name) => [`<${name}>`, `</${name}>`])
  const found = [...new Set(written.match(/&(?:\w+|#\d+|#x[\da-f]+);/gi))]
  const characters = found.map((entity) => [entity, decodeEntities(entity, '|')] as const)
  const known = characters.filter(([entity, character]) => entity !== character)
  const plain = tags.length > 0 ? say(withoutTags, { cure: fences, names: listed({ en: tags, nl: tags }) }) : fences
  const lined = /<br\b/i.test(written) ? say(withLines, { cure: plain }) : plain
  if (known.length === 0) return lined
  const entities = listed({
    en: known.map(([entity, character]) => `${entity} with ${character}`),
    nl: known.map(([entity, character]) => `${entity} door ${character}`),
  })
  return say(withCharacters, { cure: lined, entities })
}

/** Returns the ``` around code: one more ` than the longest row of them in the code. */
function fenceAround(code: string): string {
  const lengths = [...code.matchAll(/`{3,}/g)].map(([row]) => row.length + 1)
  return '`'.repeat(Math.max(3, ...lengths))
}

/** Returns the cure for <pre> without code, which another system fills with the code in a file. */
function listingIn(attributes: Attributes): Message {
  const source = attributes['data-include'] ?? attributes['data-src'] ?? attributes.src ?? ''
  const [file] = /[^/\\]+\.\w+$/.exec(source) ?? []
  return file ? say(asCodeOf, { file }) : asCodeHere
}

const listed = ({ en, nl }: Record<'en' | 'nl', readonly string[]>) => ({
  en: new Intl.ListFormat('en-GB').format(en),
  nl: new Intl.ListFormat('nl').format(nl),
})
