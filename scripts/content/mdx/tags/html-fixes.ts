import { translate } from '../../problem.ts'
import { withSentence } from '../cures/counterparts.ts'
import type { Component, Visited } from '../outline.ts'
import type { Explained } from './element-content.ts'
import { explainBlock } from './html-blocks.ts'
import { explainCode, explainTitle } from './html-code.ts'
import { explainLink } from './html-links.ts'
import { explainNote } from './html-notes.ts'
import { explainPlace } from './html-places.ts'
import { readTag, type Tag } from './html-tags.ts'
import { explainApart, explainWords } from './html-words.ts'
import { ifItOpens, secureAddress } from './tag-attributes.ts'

/** Explanations of a tag, from special to general. The first that applies is the message. */
const explanations = [explainNote, explainPlace, explainCode, explainTitle, explainLink, explainBlock, explainApart]

/** Explains an HTML element or an unknown component, with the equivalent Markdown, if any. */
export function explainElement(
  visited: Visited<Component>,
  source: string,
  isInList: boolean,
  original: string,
): Explained {
  const tag = readTag(visited, source, isInList, original)
  for (const explain of explanations) {
    const explained = explain(tag)
    if (explained) return withCheck(explained, tag)
  }
  return withCheck(explainWords(tag), tag)
}

/** Adds that an address must open with https://, if the cure changes http:// in it. */
function withCheck(explained: Explained, { attributes }: Tag): Explained {
  const isChanged = Object.values(attributes).some(
    (value) => /^http:/i.test(value) && translate(explained.message).includes(`(${secureAddress(value)})`),
  )
  return isChanged ? { ...explained, message: withSentence(explained.message, ifItOpens) } : explained
}
