import { type Message, say } from '../../problem.ts'
import { standIn, withOwnFile } from '../picture-files.ts'
import { removeTag, theTag, theTags } from '../tags/tag-pairs.ts'
import { asChoices, asHeadingLine, asItems, asMeaning, asNote, asQuotation, asTable, withField } from './block-cures.ts'
import { calloutStart } from './callout-titles.ts'

export const removeIt = { en: 'Remove it.', nl: 'Haal dat weg.' }
export const removeLine = { en: 'Remove this line.', nl: 'Haal deze regel weg.' }
export const removeAll = {
  en: 'Remove it and everything inside it.',
  nl: 'Haal dat weg, en ook alles wat erin staat.',
}
export const asCode = {
  en: 'Write ``` on a line of its own before and after the code.',
  nl: 'Schrijf ``` op een eigen regel voor en na de code.',
}
/** Cure for a tag that takes its code from another file or from a value. */
export const asCodeHere = {
  en: 'Remove it, or replace it with the code itself, with ``` on a line of its own before and after the code.',
  nl: 'Haal dat weg, of vervang het door de code zelf, met ``` op een eigen regel ervoor en erna.',
}
/**
 * Adds a full stop, except after a heading or punctuation, where it would look like part of the notation. A heading
 * ends its message.
 */
export const write = (notation: string): Message => ({
  ...(isHeading(notation)
    ? { en: 'Write this heading: {text}', nl: 'Schrijf deze kop: {text}' }
    : /[.?!][*_~]*$/.test(notation)
      ? { en: 'Write {text}', nl: 'Schrijf {text}' }
      : { en: 'Write {text}.', nl: 'Schrijf {text}.' }),
  values: { text: notation },
})

const isHeading = (notation: string) => /^#{1,6} /.test(notation)

const inOrder = { en: '{sentence} {cure}', nl: '{sentence} {cure}' }
const afterAll = { en: '{message} {sentence}', nl: '{message} {sentence}' }

/** Adds a sentence to a message: after it, or before its cure if that ends with a heading. */
export function withSentence(message: Message, sentence: Message): Message {
  const cure = message.values?.cure
  return typeof cure === 'object' && isHeading(String(cure.values?.text ?? cure.values?.headings))
    ? say(message, { ...message.values, cure: say(inOrder, { sentence, cure }) })
    : say(afterAll, { message, sentence })
}
const around = (marker: string): Message => ({
  en: 'Write {marker} directly before and after the words.',
  nl: 'Schrijf {marker} direct voor en na de woorden.',
  values: { marker },
})
/** Cure for a tag around several paragraphs or list items. The markup must begin and end in each of them. */
export const aroundEach = (marker: string): Message => ({
  en: 'Remove {tags}, and write {marker} directly before and after the words of each paragraph or item between them.',
  nl: 'Haal {tags} weg, en schrijf {marker} direct voor en na de woorden van elke alinea of elk punt ertussen.',
  values: { marker, tags: theTags },
})
export const asPictureAt = {
  en: 'Write ![description]({address}), or <Figure src="{address}" alt="…" caption="…" /> for a picture with a caption.',
  nl: 'Schrijf ![beschrijving]({address}), of <Figure src="{address}" alt="…" caption="…" /> voor een afbeelding met een bijschrift.',
}
export const asPicture = withOwnFile(say(asPictureAt, { address: standIn }))
export const asCallout: Message = {
  en: 'Write {start} and </Callout> on lines of their own, with an empty line before and after the text.',
  nl: 'Schrijf {start} en </Callout> op eigen regels, met een lege regel voor en na de tekst.',
  values: { start: calloutStart('note') },
}
export const calloutInstead = {
  en: 'Write {start} and </Callout> on lines of their own instead of the two tags, with an empty line before and after the text.',
  nl: 'Schrijf {start} en </Callout> op eigen regels in plaats van de twee tags, met een lege regel voor en na de tekst.',
}
/** Cure for the two tags around a notice. */
export const calloutWith = (kind: string, title?: string): Message =>
  say(calloutInstead, { start: calloutStart(kind, title) })
/** Cure for an aside, which can be a quotation or a notice. */
export const asAside: Message = {
  en: 'Remove {tags}. For a quotation, write > before each line of it, with an empty line above; for a notice, write {start} and </Callout> on lines of their own, with an empty line before and after the text.',
  nl: 'Haal {tags} weg. Schrijf bij een citaat > aan het begin van elke regel ervan, met een lege regel erboven; schrijf bij een kader {start} en </Callout> op eigen regels, met een lege regel voor en na de tekst.',
  values: { tags: theTag, start: calloutStart('note') },
}
export const asLinkToIt = {
  en: 'Remove it, or replace it with a link: [words](https://example.org).',
  nl: 'Haal dat weg, of maak er een link van: [woorden](https://example.org).',
}
export const asHeading = {
  en: 'Write the words as a heading one level below the heading above (## if there is none), with the text below it.',
  nl: 'Schrijf de woorden als kop, één niveau lager dan de kop erboven (## als die er niet is), met de tekst eronder.',
}
export const asLink = write('[words](/address)')
export const asButton = {
  en: 'Write [words](/address), or <CallToAction> for a button that leads to a page.',
  nl: 'Schrijf [woorden](/adres), of <CallToAction> voor een knop naar een pagina.',
}
export const ofContents = {
  en: 'Remove it: a post with many headings lists them automatically.',
  nl: 'Haal dat weg: een artikel met veel koppen toont ze vanzelf.',
}
/** Cure for a component that sets the metadata of a page. */
export const ofMetadata = {
  en: 'Remove it: the fields of this text give the title and the description of its page.',
  nl: 'Haal dat weg: de velden van deze tekst geven de titel en de beschrijving van de pagina.',
}
export const asFormula = {
  en: 'This site cannot draw formulas. Write the formula in words and characters such as ² and ½, or as code between backticks (`).',
  nl: 'Deze site kan geen formules tekenen. Schrijf de formule in woorden en tekens zoals ² en ½, of als code tussen backticks (`).',
}

export const asSteps: Message = {
  en: 'Remove {tags}, and keep what is between them; or write <Steps> and </Steps> on lines of their own, with a numbered list between them.',
  nl: 'Haal {tags} weg, en behoud wat ertussen staat; of schrijf <Steps> en </Steps> op eigen regels, met een genummerde lijst ertussen.',
  values: { tags: theTags },
}

/** Cures by HTML tag. Nested tags with the same cure are reported once. */
const tags: Readonly<Record<string, Message>> = {
  'b strong': around('**'),
  'i em cite': around('*'),
  's del strike': around('~~'),
  'code tt kbd samp var': around('`'),
  'h1 h2': asHeadingLine('##'),
  h3: asHeadingLine('###'),
  'h4 h5 h6': asHeadingLine('####'),
  'ul ol li': asItems,
  blockquote: asQuotation,
  q: around('"'),
  pre: asCode,
  'table thead tbody tfoot tr th td caption colgroup col': asTable,
  'img picture figure': withOwnFile(write(`![description](${standIn})`)),
  a: asLink,
  br: {
    en: 'Remove it, or write \\ at the end of the line for a new line.',
    nl: 'Haal dat weg, of schrijf \\ aan het eind van de regel voor een nieuwe regel.',
  },
  hr: {
    en: 'Write --- with an empty line before and after it.',
    nl: 'Schrijf --- met een lege regel ervoor en erna.',
  },
  'p summary': {
    en: 'Remove {tags}: an empty line ends a paragraph.',
    nl: 'Haal {tags} weg: een lege regel sluit een alinea af.',
    values: { tags: theTag },
  },
  'iframe video audio embed object': asLinkToIt,
  'source track param': removeIt,
  'script style svg math form noscript template title properties metadata': removeAll,
  'u center div span details sup sub font small big mark section article header footer main': removeTag,
  'dl dt dd': asMeaning,
  'select datalist': asChoices,
  'label legend': withField,
  'nav time abbr ins path g figcaption button link meta html head body optgroup option': removeTag,
  'input textarea': removeIt,
  'dfn acronym address wbr fieldset canvas progress meter output menu hgroup dialog data ruby rt rp bdi bdo map area':
    removeTag,
  aside: asAside,
}

/** Cures by the name of another system's shortcode or component. Names are in lower case, without - and _. */
const parts: Readonly<Record<string, Message>> = {
  'figure img image picture photo assetimg lightbox thumbnail responsiveimage optimizedimage staticimage lazyimage':
    asPicture,
  'notice note tip hint info warning warn caution danger alert admonition callout aside important attention success pitfall':
    asCallout,
  'error message infobox tipbox': asCallout,
  'highlight code codeblock codesnippet snippet terminal shell filetree includecode': asCode,
  'mermaid plantuml puml graphviz echarts flowchart markmap diagram': asCode,
  'youtube vimeo video audio tweet twitter instagram gist embed iframe codepen jsfiddle codesandbox soundcloud':
    asLinkToIt,
  'spotify pdf asciinema bilibili loom stackblitz map youtubeembed ytvideo': asLinkToIt,
  'tabs tabset tab tabitem tabsitem tabpane tabpanel tablist tabpanels codetabs codegroup codegroupitem pivot steptabs':
    asHeading,
  'details accordion accordions accordionitem accordionsitem accordiongroup expand expandable collapse collapsible spoiler toggle':
    asHeading,
  'ref relref postlink link assetlink navlink nextlink a url': asLink,
  'button btn linkbutton cta': asButton,
  'linkcard docscard': asLink,
  'toc tableofcontents tocinline inlinetoc pagetoc': ofContents,
  'seo nextseo articleseo head meta metatags metadata pagemeta pagemetadata helmet': ofMetadata,
  'quote blockquote pullquote epigraph': asQuotation,
  'footnote fn sidenote marginnote asterisk': asNote,
  'math katex latex mathjax blockmath inlinemath': asFormula,
  'step steps stepper': asSteps,
  'icon fa fontawesome badge fragment center br clear columns column browseronly raw cards cardgrid grid cardgroup':
    removeTag,
  'table datatable': asTable,
  'list listitem unorderedlist orderedlist ul ol li': asItems,
}

const byName = (table: Readonly<Record<string, Message>>) =>
  new Map(Object.entries(table).flatMap(([names, cure]) => names.split(' ').map((name) => [name, cure] as const)))

const ofTags = byName(tags)
const ofParts = byName(parts)

export function cureOfTag(name: string): Message | undefined {
  if (name === '') return removeTag
  // A name in mixed case is that of a component, so it keeps its case.
  return ofTags.get(name === name.toUpperCase() || /^[a-z]+[A-Z]+$/.test(name) ? name.toLowerCase() : name)
}

/** Returns the cure for a tag around several paragraphs, such as <b>, if Markdown characters replace the tag. */
export function cureOfBlocks(name: string): Message | undefined {
  const { en, values } = cureOfTag(name) ?? {}
  return en === around('').en ? aroundEach(String(values?.marker)) : undefined
}

/** Words in the name of a callout: <callout-success>, <WarningBox>. */
const calloutWords = new Set(['callout', 'note', 'tip', 'warning', 'admonition', 'aside', 'alert'])

/** Returns the cure for another system's component, such as <Image> or <Admonition>. */
export function cureOfComponent(name: string): Message | undefined {
  const lastPart = name.split('.').at(-1) ?? name
  if (!/^[A-Z]|-/.test(lastPart)) return undefined
  const words = lastPart.split(/-|(?=[A-Z])/).map(plainName)
  const last = words.at(-1) ?? ''
  if (/^tabs?$/.test(last)) return asHeading
  if (/^(?:image|img|picture|photo|screenshot)$/.test(last)) return asPicture
  if (/^(?:youtube|vimeo|video)(?!.*(?:icon|logo|link))/.test(plainName(lastPart))) return asLinkToIt
  if (/^(?:terminal|console|shell|code)(?:block|snippet|sample|output|window)$/.test(plainName(lastPart))) return asCode
  const known = ofParts.get(plainName(lastPart))
  if (!known && /^(?:iframe|player|embed|embedded|tweet)$/.test(last)) return asLinkToIt
  return known ?? (words.some((word) => calloutWords.has(word)) ? asCallout : undefined)
}

/** Returns the cure for the name of a shortcode: `{{< figure … >}}` is a picture, `{% endnote %}` ends a callout. */
export function cureOfShortcode(name: string): Message | undefined {
  const tagName = plainName(name)
  const cure = ofParts.get(tagName) ?? ofParts.get(tagName.replace(/^end/, ''))
  return cure === removeTag ? removeIt : cure
}

const plainName = (name: string) => name.toLowerCase().replace(/[-_]/g, '')

/** Tells whether a tag, such as a table cell or a list item, is reported with its parent. */
export function isReportedWith(name: string, outer: string): boolean {
  const cure = cureOf(outer)
  if (name === 'figcaption') return outer === 'figure'
  return cure !== undefined && cure !== removeTag && cure === cureOf(name)
}

const cureOf = (name: string) => cureOfTag(name) ?? cureOfComponent(name)

/** Tells whether a tag, such as a script, is reported with all its content. */
export function isReportedWhole(name: string): boolean {
  return (
    name === 'picture' || [removeAll, asChoices, asCode, asLinkToIt, ofMetadata].some((cure) => cure === cureOf(name))
  )
}

/** Tells whether a component groups parts with titles, which become headings. */
export const isGroup = (name: string) => cureOfComponent(name) === asHeading
