import { type Message, say } from '../../problem.ts'
import { asNote } from '../cures/block-cures.ts'
import { cureOfComponent } from '../cures/counterparts.ts'
import type { Attributes } from './tag-attributes.ts'

const referenceHere = { en: 'Write [^{number}].', nl: 'Schrijf [^{number}].' }
const wordsHere = {
  en: 'Write [^{number}]: instead of {open}, at the beginning of its line, and remove {close}.',
  nl: 'Schrijf [^{number}]: in plaats van {open}, aan het begin van de regel, en haal {close} weg.',
}
const noteOf = {
  en: 'Write [^{number}], and on a line of its own [^{number}]: followed by the words.',
  nl: 'Schrijf [^{number}], en op een eigen regel [^{number}]: gevolgd door de woorden.',
}
const afterAnchor = {
  en: 'Write {anchor}[^1] here, and on a line of its own [^1]: followed by what is between the tags.',
  nl: 'Schrijf hier {anchor}[^1], en op een eigen regel [^1]: gevolgd door wat tussen de tags staat.',
}
const ownNumber = {
  en: '{cure} Give each footnote its own number.',
  nl: '{cure} Geef elke voetnoot een eigen nummer.',
}

/** Matches the name of a component around the words of a footnote: <FootnoteItem id="1">. */
const itemName = /^(?:Foot|End)?[Nn]ote(?:Item|Text|Content|Body|Definition|Def)$/

/** Explains a component for a footnote, or for its words. The number in its attributes belongs to both. */
export function numberedNote(
  name: string,
  { anchor, id, number = id, num = number, ref = num, n = ref }: Attributes,
  written: string,
  source: string,
): Message | undefined {
  const isItem = itemName.test(name)
  if (!isItem && cureOfComponent(name) !== asNote) return undefined
  const known = /^[\w-]+$/.test(n ?? '') ? n : undefined
  const [, open = '', words = ''] = /^(<[^<>]*[^<>/]>)([\s\S]*)<\/[^<>]*>$/.exec(written) ?? []
  if (isItem) return known && open ? say(wordsHere, { number: known, open, close: `</${name}>` }) : undefined
  if (!known) {
    const cure = anchor?.trim() && words.trim() ? say(afterAnchor, { anchor: anchor.trim() }) : asNote
    return source.split(`<${name}`).length > 2 ? say(ownNumber, { cure }) : cure
  }
  const hasItem = new RegExp(`<\\w*[Nn]ote\\w+\\s[^<>]*=["'{]+${known}["'}]`).test(source)
  return words.trim() === '' && hasItem ? say(referenceHere, { number: known }) : say(noteOf, { number: known })
}
