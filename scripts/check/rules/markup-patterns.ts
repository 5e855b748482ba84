import { formula } from '../../content/mdx/latex/formulas.ts'
import type { MarkupKind } from './markup-cures.ts'
import { type Found, isPointer } from './markup-names.ts'
import { endsBox } from './markup-pairs.ts'
import { isNoProperty, property } from './markup-properties.ts'

/** Pattern for markup that visitors would see as typed. `isMeant` tells whether a match is correct in its context. */
export interface MarkupPattern {
  kind: MarkupKind | 'meant'
  find: RegExp
  isMeant?: (found: Found) => boolean
}

/** Tells whether anything other than list and quote markers comes before a match on its line. */
const withinLine = ({ before }: Found) => !/^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*$/.test(before)

const inBlock = (found: Found) => withinLine(found) || found.behind.trimStart().startsWith('{') || closesBlock(found)

/** Tells whether a line with only ::: ends a block. The first line of the block is reported instead. */
function closesBlock({ matchedText, behind, above }: Found): boolean {
  const isEnd = /^:+$/.test(matchedText) || /^:{3,} ?[a-z]+-end$/.test(matchedText)
  return isEnd && /^[\s:]*$/.test(behind) && above().some((line) => /^[\s>]*:{3,}[ \t]*[\w{[]/.test(line))
}

/** Tells whether a marker is within a line, or not directly before words, a link or other markup. */
const startsNoWords = (found: Found) =>
  withinLine(found) || !/^[\p{L}[*_`!]/u.test(found.behind) || (/^\d/.test(found.matchedText) && startsFile(found))

/** Tells whether a number begins a file name, such as 404.php, or the text of a list item. */
const startsFile = ({ before, behind }: Found) =>
  /^(?:php|html?|md|mdx|js|ts|css|json|txt|xml|ya?ml|py|png|jpe?g|gif|svg|pdf)\b/.test(behind) ||
  /(?:[-*+]|\d[.)])\s+$/.test(before)

/** Tells whether an end tag such as [/caption] follows its start tag. Only the start tag is reported. */
function closesShortcode({ matchedText, before, above }: Found): boolean {
  const [, name] = /^\[\/([\w-]+)/.exec(matchedText) ?? []
  return name !== undefined && [...above(), before].some((line) => line.includes(`[${name}`))
}

/** Tells whether ][ is in a log line, such as [1589310297:583337][24694:0x7f]. */
function isLog({ matchedText, before, behind }: Found): boolean {
  return matchedText === '][' && /\[[\d.:, -]+$/.test(before) && /^\d[\w.:, -]*\]/.test(behind)
}

/**
 * Tells whether an icon is the text of a link with a title. Such a link is reported with its braces:
 * [:name:](/faq){ title="Words" }.
 */
const isIconWithTitle = ({ before, behind }: Found) =>
  before.endsWith('[') && /^\]\([^()\n]*\)\{[^{}\n]*\btitle="/.test(behind)

/** Tells whether the address of a link contains a template, which is reported separately: [words](/a/{{ page.name }}). */
const isTemplateLink = ({ matchedText, behind }: Found) => matchedText === '](' && /^[^()\n]*\{[{%]/.test(behind)

/** Tells whether a text has no lists or blocks of LaTeX, so that its $$$ can be the level of a price. */
const lacksLatex = ({ lines }: Found) => !lines.some((line) => /^[ \t>]*\\(?:(?:begin|end)\{|item\b)/.test(line))

const callouts =
  'note|tip|hint|info|important|warning|caution|danger|example|abstract|success|question|failure|bug|quote'

/** Matches the first line of an MkDocs block: !!! word "title", or any word above an indented line. */
export const admonition = new RegExp(
  `(?<=^[ \\t>]*)(?:!!!|\\?\\?\\?\\+?) {0,3}(?:(?:${callouts})\\b|\\p{L}[\\p{L}\\d_-]*(?: [\\p{L}\\d]+){0,2}(?: "|[ \\t]*$)|[\\w-]+(?=(?: "|.*\\n(?: {4}|\\t))))`,
  'gmu',
)

/** Markup in the texts of a body. If two patterns match, the earliest match wins, then the first in this list. */
export const textPatterns: readonly MarkupPattern[] = [
  { kind: 'left', find: /(?<=^[ \t>]*)\\(?:newpage|pagebreak|clearpage|tableofcontents|maketitle)\b/gmu },
  {
    kind: 'left',
    find: /(?<=^[ \t>]*)\${3}(?=[ \t]*$)/gmu,
    isMeant: (found) => withinLine(found) || lacksLatex(found),
  },
  { kind: 'verbatim', find: /\\verb\*?(?:\|[^|\n]+\||\+[^+\n]+\+|![^!\n]+!|\/[^/\n]+\/)/gmu },
  { kind: 'fields', find: /(?<![\s\S])\+\+\+(?=[ \t]*\n\w+[ \t]*=)/gmu },
  {
    kind: 'titleBlock',
    find: /(?<![\s\S])%[ \t]+\S[^\n]*(?:\n%[^\n]*)*(?![\s\S])/gmu,
    isMeant: ({ above }) =>
      above()
        .slice(above().indexOf('---', 1) + 1)
        .some((line) => line.trim() !== ''),
  },
  { kind: 'meant', find: new RegExp(formula.source, 'gmu') },
  { kind: 'meant', find: /\\[!-/:-@[-`{-~]/gmu },
  { kind: 'meant', find: /(?:https?:\/\/|www\.)[^\s<>]*/gmu },
  { kind: 'contents', find: /(?<=^[ \t>]*)\[{1,2}_?(?:toc|TOC|Toc)_?\]{1,2}(?=[ \t]*$)/gmu, isMeant: withinLine },
  { kind: 'place', find: /(?<=^[ \t>]*):{2,} ?code(?:-(?:group|tabs))?(?![\w-])/gmu, isMeant: inBlock },
  {
    kind: 'tab',
    find: /(?<=^[ \t>]*)(?:(?::{3,} ?|::)tab(?!le)[\w-]*|@tab(?::\w+)?[ \t]+\S[^\n]*)/gmu,
    isMeant: inBlock,
  },
  {
    kind: 'place',
    find: /(?<=^[ \t>]*):{3,} ?(?:left|right|center|centre|centered|middle|columns?|row|grid|(?:align|float|text|col)-\w+)(?![\w-])/gmu,
    isMeant: withinLine,
  },
  { kind: 'callout', find: /(?<=^[ \t>]*):{3,} {0,3}[\w.-]*/gmu, isMeant: inBlock },
  { kind: 'callout', find: new RegExp(`(?<=^[ \\t>]*)::(?:${callouts})(?![\\w-])`, 'gmu'), isMeant: inBlock },
  { kind: 'place', find: /(?<=^[ \t>]*)::[a-z][\w-]*/gmu, isMeant: inBlock },
  {
    kind: 'shortcode',
    find: /(?<=^[ \t>]*)\[!(?:div [^\]\n]*\]|VIDEO[ \t]|(?:BEGIN|END)TABS\]|TAB[ \t][^\]\n]*\])/gmu,
    isMeant: withinLine,
  },
  // A term in ReSpec: [=term=].
  { kind: 'labelled', find: /\[=[^\][=\n]+=\](?![[(])/gmu },
  { kind: 'labelled', find: /\[!(?:DNL|UICONTROL)[ \t]+[^\]\n]+\]/gmu },
  {
    kind: 'callout',
    find: /(?<=^[ \t>]*)\[![A-Za-z]+\][+-]?/gmu,
    isMeant: (found) => withinLine(found) || endsBox(found.matchedText, found.above()),
  },
  {
    kind: 'callout',
    find: new RegExp(`(?<=^[ \\t>]*)!\\[(?:${callouts})\\](?![[(])`, 'gmiu'),
    isMeant: (found) => withinLine(found) || !found.before.includes('>'),
  },
  // Notices in webpack and Leanpub, such as T> for a tip, and in docsify: ?> and !>.
  {
    kind: 'lettered',
    find: /(?<![\s\S])[TWEIQDXAB?!]>(?=[ \t]+\S|[ \t]*(?![\s\S]))/gmu,
    isMeant: withinLine,
  },
  { kind: 'callout', find: admonition, isMeant: withinLine },
  // A Grav notice. An exclamation mark before words, at the start of a text, has no other meaning.
  {
    kind: 'marked',
    find: /(?<![\s\S])!{1,2}(?=[ \t]\p{L})/gmu,
    isMeant: ({ before }) => !/^[\s>]*$/.test(before),
  },
  { kind: 'tab', find: /(?<=^[ \t>]*)===[!+]? {0,3}"[^"\n]*"?/gmu, isMeant: withinLine },
  // Highlighted words that are a sentence: ==Words.==
  { kind: 'style', find: /(?<![\s\S])==(?=[^\s=])[^=\n]+[.!]==(?=[ \t]*$)/gmu, isMeant: withinLine },
  // A wiki or AsciiDoc heading: == Words ==, == Words.
  {
    kind: 'heading',
    find: /(?<![\s\S])(={2,6})[ \t]*(?=[\p{L}\p{N}])[^=\n]+?(?:\1(?=[ \t]*(?:$))|(?<=^==+[ \t]\p{Lu}[^\n]*)(?=[ \t]*(?![\s\S])))/gmu,
    isMeant: (found) => withinLine(found) || found.above().some((line) => /^[\s>]*:{3,}/.test(line)),
  },
  { kind: 'property', find: property, isMeant: isNoProperty },
  { kind: 'meaning', find: /(?<=^[ \t>]*):(?=[ \t]+\S|[ \t]*$)/gmu, isMeant: withinLine },
  { kind: 'meaning', find: /(?<=^[ \t>]*)\*\[[^\]\n]+\]:(?=[ \t])/gmu, isMeant: withinLine },
  { kind: 'note', find: /\^\[(?=[^\]\n]*\p{L})(?!\^?\w-\w)[^\]\n]+\]/gmu },
  { kind: 'note', find: /\[(?:[a-z.]+ )?-?@[a-z][\w:-]*(?:[,;] [^\]\n]*)?\]/gmu },
  { kind: 'picture', find: /!\[\[[^\]\n]+\]\]/gmu },
  // Paired tags, as on forums: [quote="Jan"] … [/quote].
  {
    kind: 'enclosing',
    find: /\[(?!(?:sourcecode|code|audio|video|embed|gallery|playlist|caption)\b)([a-z][a-z_-]*)(?:[ =][^\]\n]*)?\](?=[\s\S]*?\[\/\1\])|\[(?:quote|details|spoiler)=[^\]\n]*\]/gmu,
  },
  {
    kind: 'enclosing',
    find: /\[\/?(?:caption|(?:vc|wp|et_pb|su)_\w+)(?:\s[^\]\n]*)?\]/gmu,
    isMeant: closesShortcode,
  },
  {
    kind: 'listing',
    find: /\[\/?sourcecode(?:\s[^\]\n]*)?\]|\[code\s+\w+=[^\]\n]*\]|\[\/code\]/gmu,
    isMeant: closesShortcode,
  },
  { kind: 'shortcode', find: /\[\/?(?:gallery|playlist|contact-form-7)(?:\s[^\]\n]*)?\]/gmu, isMeant: closesShortcode },
  {
    kind: 'shortcode',
    find: /\[(?:audio|video|embed|youtube|vimeo)(?:=[^\]\n]*\]?|\s+\w+=[^\]\n]*\]|\s+(?=https?:|(?![\s\S])))|\[\/(?:audio|video|embed)\]/gmu,
    isMeant: closesShortcode,
  },
  {
    kind: 'emoji',
    find: /(?<![\p{L}\p{N}:/])(?::[a-z](?:[a-z\d_-]|\\_)*:|:[+-]1:)(?![\p{L}\p{N}:/])/gmu,
    isMeant: isIconWithTitle,
  },
  {
    kind: 'emoji',
    find: /(?<=\p{L}):(?:smile|smiley|wink|grin|laughing|joy|heart|tada|rocket|thumbsup):(?![\p{L}\p{N}:/])/gmu,
  },
  { kind: 'nothing', find: /(?<![`\S])``(?=[\s.,:;!?)]|(?![\s\S]))/gmu },
  { kind: 'left', find: /(?<![\s\S])={3,}(?![\s\S])/gmu },
  { kind: 'around', find: /`+/gmu },
  { kind: 'emptyBold', find: /(?<!\S|[*_]{2}[^\n]*)(\*\*|__)[ \u00a0]{1,2}\1(?!\S|[^\n]*[*_]{2})/gmu },
  { kind: 'around', find: /(?<!\*)\*{2,3}(?!\*)/gmu },
  { kind: 'emptyBold', find: /(?<!\*)\*{4}(?!\*)/gmu },
  { kind: 'around', find: /(?<![\p{L}\p{N}_])__(?!_)/gmu },
  {
    kind: 'meant',
    find: /(?<![\p{L}\p{N}*_])_(?:posts|drafts|layouts|includes|data|site|sass|pages|plugins|blank|self|top|parent|id|redirects|headers)\b(?!_)/gmu,
  },
  // Names in code: _makeLong(path), module._cache.
  {
    kind: 'meant',
    find: /(?<![\p{L}\p{N}*_])_[\w-]+(?:\/|\.[a-z][a-z\d]{1,3}\b|\()|(?<=[\w)\]]\.)_\w+(?<!_)(?!\w|[?!.,;:]_)/gmu,
  },
  // A name in code without another _: _pendingRemoval.
  {
    kind: 'meant',
    find: /(?<![\p{L}\p{N}*_/])_\p{Ll}+\p{Lu}[\p{L}\p{N}]*(?![\p{L}\p{N}_])(?![^_\n]{0,300}_(?![\p{L}\p{N}_]))/gmu,
  },
  { kind: 'around', find: /(?<![\p{L}\p{N}*_/])[*_](?=[\p{L}\p{N}{])/gmu, isMeant: isPointer },
  { kind: 'around', find: /~~/gmu },
  { kind: 'style', find: /(?<![\p{L}\p{N}=+])\+\+[\w-]+(?:\+[\w-]+)+\+\+(?![\p{L}\p{N}+])/gmu },
  { kind: 'anchor', find: /(?<=^[ \t>]*)\([a-z][\w:.-]*\)=(?=[ \t]*$)/gimu, isMeant: withinLine },
  { kind: 'left', find: /(?<!\S)\^[a-f\d]{6}(?![\s\S])/gmu },
  {
    kind: 'left',
    find: /(?<=^[ \t>]*)#(?:title|description|default|links|headline|body|header|footer|code|preview)(?=[ \t]*$)/gmu,
    isMeant: withinLine,
  },
  { kind: 'shortcode', find: /(?<=^[ \t>]*)(?:@include\([^)\n]*\)|\[!(?:INCLUDE|include) )/gmu, isMeant: withinLine },
  {
    kind: 'style',
    find: /(?<![\p{L}\p{N}=+])(==|\+\+|@@|\^\^|\|\|)(?=[^\s=+|])[^=+|@^\n]*(?<=[^\s=+|@^])\1(?![\p{L}\p{N}=+|])/gmu,
  },
  { kind: 'style', find: /(?<=[\p{L}\p{N})])([~^])[\p{L}\p{N}+-]{1,12}\1/gmu },
  { kind: 'note', find: /\[\^(?=[^\]\s]*[\p{L}\p{N}])[\p{L}\p{N}_.:@+-]+\]/gmu },
  { kind: 'remark', find: /(?<![\p{L}\p{N}])%%[^%\n]+%%(?![\p{L}\p{N}])/gmu },
  { kind: 'remark', find: /(?<=^[ \t>]*)%%(?=$|[ \t]*\p{L})/gmu, isMeant: withinLine },
  { kind: 'task', find: /(?<=^[ \t>]*)(?:[-*+])?\[[ xX]?\](?=[ \t])/gmu, isMeant: withinLine },
  { kind: 'link', find: /\][([]/gmu, isMeant: (found) => isLog(found) || isTemplateLink(found) },
  {
    kind: 'link',
    // Also matches at the end of a text, because a bare address after the bracket is a separate text.
    find: /\][ \u00a0][([](?=[/#]|https?:|mailto:|tel:|(?![\s\S]))/gmu,
    isMeant: ({ before, behind }) =>
      !/^(?:[/#]|https?:|mailto:|tel:)/.test(behind) || (/^#+\s/.test(before) && /^#[\w-]+\]\s*$/.test(behind)),
  },
  { kind: 'wiki', find: /\[{3}[^[\]\n]+\]{3}/gmu },
  { kind: 'wiki', find: /\[\[[^[\]\n]+\]\]/gmu },
  { kind: 'link', find: /\[\[/gmu },
  // Also matches at the end of a text, because a bare address after the brackets is a separate text.
  { kind: 'link', find: /\)\[(?=[/#]|https?:|(?![\s\S]))/gmu },
  { kind: 'link', find: /\][ \t]*\n[ \t>]*\[[a-z][\w.-]*[._-][\w.-]*\]/gmu },
  // Dashes also count at the edges of a text, because links and other markup split a paragraph into several texts.
  {
    kind: 'dash',
    find: /(?<=[^\s-] ?)---(?= ?[^\s-]|(?![\s\S]))|(?<=(?<![\s\S]) ?)---(?= ?[^\s-])/gmu,
    // Skips lines such as +---+ in a grid table, which is reported as a whole.
    isMeant: (found) => !withinLine(found) || /^[\s>]*[+|][-=+|: ]*$/.test(found.before),
  },
  {
    kind: 'dash',
    find: /(?<=\S )--(?=[ \n]|(?![\s\S]))|(?<=(?<![\s\S]) ?)--(?= \S)/gmu,
    isMeant: (found) => !withinLine(found),
  },
  { kind: 'heading', find: /(?<![\w#&/])#{2,}/gmu },
  {
    kind: 'heading',
    find: /(?<=[\p{L}\p{N}.?!:)])#{2,6}(?=[ \t]+[\p{L}\p{N}])/gmu,
    isMeant: ({ before }) => !/^[\s>]*#{1,6}[ \t]|[.?!:]$/.test(before),
  },
  // Excludes links, such as [#costs](/address), and issue numbers, such as [#123].
  { kind: 'heading', find: /\[#(?!\d+\])[\w-]+\](?![[(])/gmu },
  { kind: 'item', find: /(?<=^[ \t>]*)[•·●◦▪■‣⁃∙\uf0b7\uf0a7]/gmu, isMeant: withinLine },
  {
    kind: 'item',
    find: /(?<=^[ \t>]*)(?:[-+](?!\w+-|\w\b)|\d{1,3}[.)](?![xXyY]\b))(?=\p{L}|(?![\s\S]))/gmu,
    isMeant: startsNoWords,
  },
  // A non-breaking space counts only at the start of a text: within a paragraph, it can follow any number.
  { kind: 'item', find: /(?<![\s\S])(?:[-+*]|\d{1,3}[.)])(?=[\u00a0\u2002-\u200a\u202f])/gmu, isMeant: withinLine },
  { kind: 'table', find: /(?<=^[ \t>]*)(?<!^[ \t>]*\|.*\n[ \t>]*)\|/gmu, isMeant: withinLine },
  // Excludes a path such as C:\Temp\, which ends with a backslash too.
  { kind: 'lineEnd', find: /(?<!(?:^|\s)(?:[a-zA-Z]:|\S*\\\S*))\\(?![\s\S])/gmu },
  {
    kind: 'slashes',
    find: /(?<=^[ \t>]*)\/{3,}[ \t]*[a-z][\w-]*(?=[ \t]*(?:\||$))/gmu,
    isMeant: withinLine,
  },
]
