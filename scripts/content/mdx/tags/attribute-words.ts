import { type Message, say, shorten } from '../../problem.ts'
import { asFormula, asPicture, cureOfComponent } from '../cures/counterparts.ts'
import { figureWith, pictureInFigure, sourceIn } from '../cures/figures.ts'
import { isForDark, pictureWith } from '../cures/picture-cures.ts'
import { type Attributes, attributesIn } from './tag-attributes.ts'
import { removeTag, theTag, theTags } from './tag-pairs.ts'
import { byAttributes, noComponent } from './unknown-component.ts'

const withWords = {
  en: 'Write the value of {attributes} instead of the tag, or remove the tag.',
  nl: 'Schrijf de waarde van {attributes} in plaats van de tag, of haal de tag weg.',
}

const asAbbreviation = {
  en: 'Remove {tags}, and write ({words}) after the words if visitors must read that.',
  nl: 'Haal {tags} weg, en schrijf ({words}) achter de woorden als bezoekers dat moeten lezen.',
}
const inParentheses = {
  en: 'Write ({words}) instead of {tags} and what is between them, or remove all of it.',
  nl: 'Schrijf ({words}) in plaats van {tags} en wat ertussen staat, of haal dat allemaal weg.',
}
const asNote = {
  en: 'Remove {tags}, and keep what is between them. If visitors must read "{words}", write [^{name}] where the tag ends, and on a line of its own [^{name}]: followed by those words.',
  nl: 'Haal {tags} weg, en behoud wat ertussen staat. Moeten bezoekers "{words}" lezen, schrijf er dan [^{name}] achter, en op een eigen regel [^{name}]: gevolgd door die woorden.',
}

const asLineBelow = {
  en: 'Remove {tags}, keep what is between them, and write "{words}" below it, with an empty line between them.',
  nl: 'Haal {tags} weg, behoud wat ertussen staat, en schrijf "{words}" eronder, met een lege regel ertussen.',
}

/** Tells whether a tag only has a mark such as (?), which shows the words of its title on another system. */
export const isMarkWithTitle = (name: string, title: string | undefined, written: string) =>
  /^(?:span|small|su[bp]|abbr|b|strong|i|em|u|font)$/.test(name) &&
  /^[^<>{}]*\p{L}[^<>{}]*$/u.test(title ?? '') &&
  /^(?:\[[?i]\]|\(?(?:[?i!]|\\?\*|[ⓘℹ🛈❓❔]\ufe0f?)\)?)$/u.test(written.replace(/<[^<>]*>/g, '').trim())

/** Explains a tag with an attribute that another system shows next to the content, such as a tooltip or a caption. */
export function wordsOver(name: string, attributes: Attributes, inner: string, isInText: boolean): Message | undefined {
  if (/^[A-Z]/.test(name) && attributes.caption && inner.trim() && !cureOfComponent(name))
    return say(noComponent, { name, cure: say(asLineBelow, { words: attributes.caption.trim(), tags: theTags }) })
  const words = attributes.title ?? attributes.label ?? attributes.content ?? attributes.text
  if (!words?.trim() || inner.trim() === '') return undefined
  if (isMarkWithTitle(name, attributes.title, inner))
    return say(noComponent, {
      name,
      cure: say(inParentheses, { words: words.trim().replace(/\s+/g, ' '), tags: theTags }),
    })
  if (/^(?:abbr|dfn|acronym)$/.test(name))
    return say(noComponent, { name, cure: say(asAbbreviation, { words, tags: theTag }) })
  if (!/^[A-Z]/.test(name) || !isInText || cureOfComponent(name) || byAttributes(attributes, inner, 'text'))
    return undefined
  const note =
    inner
      .toLowerCase()
      .match(/[a-z\d]+/g)
      ?.join('-') ?? '1'
  return say(noComponent, { name, cure: say(asNote, { words: shorten(words), name: note, tags: theTags }) })
}

/** Explains an unknown component that adds a caption to one picture. Ignores pictures for dark mode. */
export function captionOf(written: string): Message | undefined {
  const [start = '', name = ''] = /^<([A-Z][\w.]*)[^<>]*>/.exec(written) ?? []
  const { alt = '', caption = '', title = '' } = attributesIn(start)
  if (cureOfComponent(name) === asPicture) {
    const { src } = attributesIn(start)
    const own =
      figureWith(alt, caption || (title === alt ? '' : title), src) ?? (alt.trim() ? pictureWith(alt, src) : undefined)
    return own && say(noComponent, { name, cure: own })
  }
  const pictures = written.match(new RegExp(pictureInFigure, 'gi')) ?? []
  const [tag, ...others] = pictures.filter((one) => !isForDark(attributesIn(one)))
  if (caption.trim() === '' || !tag || others.length > 0) return undefined
  const [, ofPicture = attributesIn(tag).alt ?? ''] = pictureInFigure.exec(tag) ?? []
  const cure = figureWith(ofPicture, caption, sourceIn(tag))
  return cure && say(noComponent, { name, cure })
}

/** Matches the names of attributes, on tags and on components, whose words other systems show. */
const shownAttributes = {
  tag: /^data-(?:expr|tex|latex|formula|math|text|content|label|title)$/,
  component: /^(?:text|label|title|subtitle|sub|caption|heading|content|body|description)$/,
}

/** Explains an empty tag whose attribute contains words that another system shows, such as a formula. */
export function wordsIn(name: string, attributes: Attributes): Message | undefined {
  const kind = /^(?:span|div|p|i)$/.test(name) ? 'tag' : /^[A-Z]/.test(name) ? 'component' : undefined
  const known = cureOfComponent(name)
  if (!kind || (known && known !== removeTag) || byAttributes(attributes, '', 'none')) return undefined
  const found = Object.entries(attributes).filter(
    ([key, value]) =>
      value.trim() !== '' &&
      (shownAttributes[kind].test(key) || (attributes.command !== undefined && /^(?:command|options|args)$/.test(key))),
  )
  if (found.length === 0) return undefined
  if (found.some(([, words]) => /\\[a-zA-Z]|[\^_]\{/.test(words))) return say(noComponent, { name, cure: asFormula })
  return say(noComponent, {
    name,
    cure: say(withWords, { attributes: found.map(([key, words]) => `${key}="${shorten(words)}"`).join(', ') }),
  })
}
