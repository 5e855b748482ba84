import { writerComponents } from '../../../../components/mdx/vocabulary.tsx'
import { closestMatch } from '../../../lib/strings.ts'
import { didYouMean, type Message, say } from '../../problem.ts'
import { linkToIt } from '../braces/arguments.ts'
import { orItsValue } from '../braces/notation-messages.ts'
import { asItem } from '../cures/block-cures.ts'
import { calloutOfClass, noticeKind, noticeOf } from '../cures/callout-titles.ts'
import {
  asButton,
  asCallout,
  asCode,
  asCodeHere,
  asLink,
  asLinkToIt,
  asPicture,
  calloutInstead,
  calloutWith,
  cureOfComponent,
  cureOfTag,
  removeIt,
  write,
} from '../cures/counterparts.ts'
import {
  linkAndText,
  linkOnLine,
  linkOrNone,
  linkOrTag,
  linkOrThose,
  linkOrWords,
  linkOrWordsAndText,
  linkToNamedFile,
  unusualLink,
} from '../cures/link-cures.ts'
import {
  describedPicture,
  isForDark,
  isInvisible,
  pictureAt,
  pictureOfObject,
  pictureWith,
  sourceOf,
} from '../cures/picture-cures.ts'
import { oneOfFiles, pictureFile, withFiles } from '../picture-files.ts'
import { fieldInWords, fieldName } from './documented-fields.ts'
import { type Attributes, completeAddress, descriptionOf, linkOrShown, linkWith, ofThisSite } from './tag-attributes.ts'
import { keepText, removeTag, theTag } from './tag-pairs.ts'

export const noComponent = {
  en: '<{name}> is not a component of this site. {cure}',
  nl: '<{name}> is geen component van deze site. {cure}',
}
export const tagOrCharacter = {
  en: 'Remove the tag, or write \\< for the character itself.',
  nl: 'Haal de tag weg, of schrijf \\< voor het teken zelf.',
}
const codeOrTag = {
  en: 'Write ``` on a line of its own before and after the code, or remove the tag.',
  nl: 'Schrijf ``` op een eigen regel voor en na de code, of haal de tag weg.',
}
const oneForAll = {
  en: 'Remove it: this site uses one picture in both light and dark mode.',
  nl: 'Haal dat weg: deze site gebruikt één afbeelding voor de lichte en de donkere weergave.',
}

const removeOrPicture = {
  en: 'Remove it, or put the picture in public/images/blog and write its name instead of picture.jpg: ![description](/images/blog/picture.jpg).',
  nl: 'Haal dat weg, of zet de afbeelding in public/images/blog en schrijf haar naam in plaats van picture.jpg: ![beschrijving](/images/blog/picture.jpg).',
}

const pictureAndText = {
  en: 'Write ![description]({address}), and keep what is between the tags.',
  nl: 'Schrijf ![beschrijving]({address}), en behoud wat tussen de tags staat.',
}

const orPicture: Message = {
  en: 'Remove {tags}. Only if visitors must see the background picture: {cure}',
  nl: 'Haal {tags} weg. Alleen als bezoekers de achtergrondafbeelding moeten zien: {cure}',
  values: { tags: theTag },
}

/** Matches the address of a script that embeds code, a recording or slides. */
const isEmbed = /^(?:https?:)?\/\/(?:gist\.github\.com|asciinema\.org|jsfiddle\.net|speakerdeck\.com)\//

const pictureWithText = {
  en: 'Write ![{alt}]({address}), and keep what is between the tags.',
  nl: 'Schrijf ![{alt}]({address}), en behoud wat tussen de tags staat.',
}

/** Cure for tags around a text with a title: the title, in bold, replaces the start tag. */
export const wordsInstead = {
  en: 'Write **{word}** on a line of its own instead of {open}, with an empty line before and after it, and remove {close}.',
  nl: 'Schrijf **{word}** op een eigen regel in plaats van {open}, met een lege regel ervoor en erna, en haal {close} weg.',
}

/** Content of a tag: none, text up to its end tag, or unknown because the start or end tag is missing. */
export type TagContent = 'none' | 'text' | 'unknown'

export function unknownComponent(
  name: string,
  attributes: Attributes = {},
  words = '',
  content: TagContent = 'none',
): Message {
  const close = closestMatch(name, Object.keys(writerComponents))
  const known = cureOfTag(name) ?? cureOfComponent(name)
  if (isInvisible(name, attributes)) return say(noComponent, { name, cure: removeIt })
  if (name === 'script' && isEmbed.test(attributes.src ?? ''))
    return say(noComponent, {
      name,
      cure: linkToIt(name, { src: (attributes.src ?? '').replace(/\.js(?:\?.*)?$/, '') }),
    })
  const [, background] = /url\(["']?([^"')]*)/.exec(attributes.style ?? '') ?? []
  if (known === removeTag && background !== undefined)
    return say(noComponent, {
      name,
      cure: say(orPicture, { ...orPicture.values, cure: pictureAt(background) }),
    })
  if (name === 'template' && content !== 'none') return say(noComponent, { name, cure: keepText })
  if (isForDark(attributes)) return say(noComponent, { name, cure: oneForAll })
  if (/^img$/i.test(name) && sourceOf(attributes) === undefined)
    return say(noComponent, { name, cure: removeOrPicture })
  if (/^(?:img|picture)$/i.test(name))
    return say(noComponent, {
      name,
      cure: oneOfFiles(
        pictureWith(descriptionOf(attributes) || 'description', sourceOf(attributes)),
        attributes.otherFiles,
      ),
    })
  const shown = pictureOfObject(name, attributes, words)
  if (shown) return say(noComponent, { name, cure: pictureWith(shown.alt, shown.file) })
  if (isButton(name, attributes))
    return say(noComponent, {
      name,
      cure: say(linkOrTag, { words: /^[^<>[\]\n\ufffc\u2e41]+$/.test(words.trim()) ? words.trim() : '…' }),
    })
  if (isCallout(name, attributes))
    return say(noComponent, {
      name,
      cure: say(calloutInstead, { start: calloutOfClass(noticeOf(attributes.class), attributes.title) }),
    })
  const ofLink = name === 'a' ? (unusualLink(attributes.href, words) ?? linkToNamedFile(attributes, words)) : undefined
  if (ofLink) return say(noComponent, { name, cure: ofLink })
  const field = fieldName(name, attributes)
  if (!known && field && content === 'text')
    return say(noComponent, {
      name,
      cure: say(wordsInstead, { word: field, open: `<${name} …>`, close: `</${name}>` }),
    })
  if (!known && field && content === 'none') return say(noComponent, { name, cure: fieldInWords(field, attributes) })
  if (!known && content === 'none' && attributes.code && /^[A-Z]/.test(name))
    return say(noComponent, { name, cure: asCodeHere })
  if (known === asCode && showsText(attributes)) return say(noComponent, { name, cure: orItsValue })
  if (known === asCode && content === 'none' && /^[A-Z]/.test(name)) return say(noComponent, { name, cure: asCodeHere })
  const isEmptyAnchor = content === 'none' && /^#/.test(attributes.href ?? '')
  if (name === 'a' && isEmptyAnchor) return say(noComponent, { name, cure: removeIt })
  if (name === 'a' && attributes.href === undefined) return say(noComponent, { name, cure: removeTag })
  if (known === asLinkToIt) return say(noComponent, { name, cure: linkToIt(name, attributes, content === 'text') })
  if (known === asCallout && content === 'none' && !Object.values(attributes).some((value) => /\S\s+\S/.test(value)))
    return say(noComponent, { name, cure: orItsValue })
  if (known === asCallout)
    return say(noComponent, {
      name,
      cure: calloutWith(noticeKind(attributes) ?? name, attributes.title ?? attributes.label ?? attributes.heading),
    })
  if (name === 'li') return say(noComponent, { name, cure: asItem })
  if (known === asPicture)
    return say(noComponent, { name, cure: describedPicture(attributes.alt, sourceOf(attributes)) })
  const cure =
    known === undefined && close
      ? didYouMean(`<${close}>`, name, close)
      : known === undefined || known === asLink || known === asButton
        ? (byAttributes(attributes, words, content, name) ?? known ?? withoutCounterpart(name, content, attributes))
        : known
  return say(noComponent, { name, cure })
}

/** Tells whether a component shows another text, instead of code. */
export const showsText = ({ file, src }: Attributes) => /\.mdx?$/.test(file ?? src ?? '')

/** Tells whether the class of an HTML block marks it as a callout. */
export const isCallout = (name: string, { class: classes = '' }: Attributes) =>
  /^(?:aside|div|section|p)$/.test(name) && noticeOf(classes) !== ''

/** Tells whether a tag is a button, or a link that has no address and looks or acts like a button. */
export function isButton(name: string, { href, onclick, class: classes = '' }: Attributes): boolean {
  if (name === 'button') return true
  const leadsNowhere = href === undefined || /^(?:#|javascript:.*)?$/.test(href)
  return name === 'a' && leadsNowhere && (onclick !== undefined || /\b(?:btn|button|cta)\b/i.test(classes))
}

function withoutCounterpart(name: string, content: TagContent, attributes: Attributes): Message {
  const { title, icon, type } = attributes
  // A box without any of these attributes is only for layout.
  if (/(?:box|panel)$/i.test(name) && (title ?? icon ?? type) !== undefined)
    return content === 'text' ? calloutWith(noticeKind(attributes) ?? 'note', title) : asCallout
  const word = title ?? attributes.label ?? attributes.heading
  if (content === 'text' && word) return say(wordsInstead, { word, open: `<${name} …>`, close: `</${name}>` })
  if (content === 'text') return keepText
  if (name.includes(':') && Object.keys(attributes).length > 0) return codeOrTag
  if (content === 'unknown') return Object.keys(attributes).length > 0 ? removeTag : tagOrCharacter
  return orItsValue
}

/** Guesses the purpose of an unknown component from the addresses in its attributes. */
export function byAttributes(
  attributes: Attributes,
  words: string,
  content: TagContent,
  name = '',
): Message | undefined {
  const { href, page, to, link, url, path, src, alt } = attributes
  const source = [src, url].find((one) => one && /\.(?:png|jpe?g|gif|webp|avif|svg)(?:[?#]|$)/i.test(one))
  const linked = completeAddress(href ?? link ?? to ?? '')
  if (source && linked && content !== 'text')
    return pictureWith(alt || 'description', source, (picture) => write(`[${picture}](${linked})`))
  if (source && content !== 'text') return describedPicture(alt, source)
  if (source) {
    const file = pictureFile(source)
    const { address } = file
    return withFiles([file], alt ? say(pictureWithText, { alt, address }) : say(pictureAndText, { address }))
  }
  const address = href ?? page ?? to ?? link ?? url ?? path
  if (address === undefined) return undefined
  const complete = completeAddress(address)
  const label =
    attributes.title ?? attributes.label ?? attributes.copy ?? attributes.text ?? shownName(name, attributes)
  const shown = label ?? words
  const hasText = content === 'text' && name !== 'a' && (label !== undefined || words.trim() === '')
  const ofText = complete ? linkAndText : linkOrWordsAndText
  const ofNone = shown.trim() === '' ? linkOrShown : /card/i.test(name) ? linkOnLine : label ? linkOrThose : linkOrNone
  const template = hasText ? ofText : content === 'none' ? ofNone : content === 'text' ? linkOrWords : linkOrNone
  const cure = say(template, { link: linkWith(complete ?? '/address', shown) })
  return complete ? cure : say(ofThisSite, { cure })
}

/** Returns the name that a component such as <Bookmark name="Our costs"> shows as the words of its link. */
const shownName = (component: string, { name = '' }: Attributes) =>
  /^[A-Z]/.test(component) && /^\p{Lu}|\p{L} \p{L}/u.test(name) ? name : undefined
