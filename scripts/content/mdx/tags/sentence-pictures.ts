import { type Message, say } from '../../problem.ts'
import { write } from '../cures/counterparts.ts'
import { isForDark, isInvisible, pictureWith } from '../cures/picture-cures.ts'
import { type Attributes, descriptionOf } from './tag-attributes.ts'
import { noComponent } from './unknown-component.ts'

const besideParagraph = {
  en: 'Write {picture} on a line of its own before or after the paragraph, with an empty line between them.',
  nl: 'Schrijf {picture} op een eigen regel voor of na de alinea, met een lege regel ertussen.',
}
const wordsOrBeside = {
  en: 'Write in its place the words that it shows, or {picture} on a line of its own before or after the paragraph, with an empty line between them.',
  nl: 'Schrijf op deze plaats de woorden die erop staan, of {picture} op een eigen regel voor of na de alinea, met een lege regel ertussen.',
}

/** Explains an <img> between the words of a sentence, where a picture would break the sentence in two. */
export function pictureInSentence(
  name: string,
  attributes: Attributes,
  text: string,
  offset: number,
): Message | undefined {
  if (!/^img$/i.test(name) || isForDark(attributes) || isInvisible(name, attributes)) return undefined
  const before = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset)
  const [, behind = ''] = /^<[^<>]*>([^\n]*)/.exec(text.slice(offset)) ?? []
  const isWithinWords = /[\p{L}\p{N}][,:;]?[ \t]*$/u.test(before) && /^[ \t]*[\p{L}\p{N}]/u.test(behind)
  if (!isWithinWords || /^[ \t>]*(?:\||[-*+] |\d+[.)] |#)|<[^<>]*$/.test(before)) return undefined
  const description = descriptionOf(attributes)
  // A picture of a sign, such as a minus, can be replaced by that sign.
  if (/^[^\p{L}\s<>{}"]{1,3}$/u.test(description)) return say(noComponent, { name, cure: write(description) })
  const src = attributes.src ?? attributes['data-src']
  // A formula is a part of its sentence, which is wrong without it.
  const template = /latex|mathtex/i.test(src ?? '') || /[\\^_=]/.test(description) ? wordsOrBeside : besideParagraph
  const cure = pictureWith(description || 'description', src, (picture) => say(template, { picture }))
  return say(noComponent, { name, cure })
}
