import { type Message, say } from '../problem.ts'
import type { Attributes } from './tag-attributes.ts'
import { isForDark, isInvisible, noComponent, pictureWith } from './unknown-component.ts'

const besideParagraph = {
  en: 'Write {picture} on a line of its own before or after the paragraph, with an empty line between them.',
  nl: 'Schrijf {picture} op een eigen regel voor of na de alinea, met een lege regel ertussen.',
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
  const cure = pictureWith(attributes.alt || 'description', attributes.src ?? attributes['data-src'], (picture) =>
    say(besideParagraph, { picture }),
  )
  return say(noComponent, { name, cure })
}
