import { say } from '../../problem.ts'
import { removeIt, write } from '../cures/counterparts.ts'
import { isInvisible } from '../cures/picture-cures.ts'
import { positionOf, sliceOf } from '../outline.ts'
import { explainAnchor, isAnchor, noteAnchor, noteLink, raisedNoteLink } from './anchors.ts'
import { withoutWords } from './blank-tags.ts'
import { contentOf, type Explained, isDrawn } from './element-content.ts'
import { withoutMark } from './html-links.ts'
import type { Tag } from './html-tags.ts'
import { theTags, withBetween } from './tag-pairs.ts'
import { inScript, raised } from './tag-words.ts'
import { isButton, noComponent } from './unknown-component.ts'

const drawn = {
  en: 'Its program code does not work here. Remove <{name}>, </{name}> and everything between them, or replace it with a picture or with the text that visitors should see.',
  nl: 'De programmacode erin werkt hier niet. Haal <{name}>, </{name}> en alles ertussen weg, of vervang dat door een afbeelding of door de tekst die bezoekers moeten zien.',
}
const withLink = {
  en: 'Remove it and the link around it, which has no words.',
  nl: 'Haal dat weg, en ook de link eromheen, want die heeft geen woorden.',
}

/** Explains a tag for a footnote, an index, a power or an anchor, and a tag without words. */
export function explainNote(tag: Tag): Explained | undefined {
  const { visited, node, parent, name, attributes, source, original, start, written, inner, around } = tag
  const { becomes, withCure } = tag
  if (isDrawn(node)) return withCure(say(drawn, { name }))
  const ofNote = /^(?:a|span|sup)$/.test(name)
    ? (noteAnchor(original, start) ?? raisedNoteLink(name, inner, original))
    : undefined
  if (ofNote) return withCure(ofNote)
  const character = inScript(name, inner)
  if (character) return { message: say(noComponent, { name, cure: write(character) }), fix: becomes(character) }
  const outside = raised(name, inner, around[0])
  if (outside) return withCure(write(outside), becomes(outside))
  if (isAnchor(name, attributes, inner) && !(inner.trim() && isButton(name, attributes))) {
    const { cure, correction } = explainAnchor(visited, attributes.id ?? attributes.name, inner, source)
    const isRemoved = correction?.expected === '' && correction.actual === written
    return (isRemoved ? withoutMark(tag) : undefined) ?? withCure(cure, correction)
  }
  const note = noteLink(name, attributes, inner)
  if (note) return withCure(note, note === removeIt ? becomes('') : undefined)
  if (isInvisible(name, attributes)) return withCure(removeIt, becomes(''))
  // Without the tag, the link would have no words, so both are removed.
  if (
    parent?.type === 'link' &&
    parent.children.length === 1 &&
    node.children.length === 0 &&
    /^(?:span|i|em|b|a|[A-Z]\w*Icon|Icon)$/.test(name)
  )
    return withCure(withLink, { at: positionOf(parent), actual: sliceOf(parent, source), expected: '' })
  const ofBlanks = withoutWords(node, attributes, contentOf(node, original), written, around)
  if (!ofBlanks) return undefined
  const isBetweenTags = ofBlanks.values?.tags === theTags
  return withCure(ofBlanks, isBetweenTags ? becomes(ofBlanks === withBetween ? '' : ' ') : undefined)
}
