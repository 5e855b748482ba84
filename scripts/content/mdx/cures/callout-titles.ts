import type { Message } from '../../problem.ts'

/** Title of a callout for each name that other systems give to a notice. */
const titles: Readonly<Record<string, readonly [en: string, nl: string]>> = {
  'note admonition callout aside notice message box infobox': ['Note', 'Let op'],
  'tip hint tipbox': ['Tip', 'Tip'],
  'info information': ['Info', 'Informatie'],
  'important attention': ['Important', 'Belangrijk'],
  'warning warn alert': ['Warning', 'Waarschuwing'],
  caution: ['Caution', 'Pas op'],
  danger: ['Danger', 'Gevaar'],
  pitfall: ['Pitfall', 'Valkuil'],
  example: ['Example', 'Voorbeeld'],
  'abstract summary tldr': ['Summary', 'Samenvatting'],
  'success check done': ['Success', 'Gelukt'],
  'question help faq': ['Question', 'Vraag'],
  'failure fail missing': ['Failure', 'Mislukt'],
  error: ['Error', 'Fout'],
  bug: ['Bug', 'Bug'],
  'quote cite': ['Quote', 'Citaat'],
  details: ['Details', 'Details'],
  seealso: ['See also', 'Zie ook'],
  todo: ['To do', 'Nog te doen'],
}

const byName = new Map(
  Object.entries(titles).flatMap(([names, title]) => names.split(' ').map((name) => [name, title] as const)),
)

/** Names of notices in other systems, in lower case. */
export const noticeNames = [...byName.keys()]

/** Returns the kind of notice that the attributes of a tag name: type="tip", kind="note", severity="warning". */
export function noticeKind(attributes: Readonly<Record<string, string>>): string | undefined {
  const { type, kind, status, severity, variant, level } = attributes
  return type ?? [kind, status, severity, variant, level].find((one) => one && byName.has(one.toLowerCase()))
}

const kinds = /^(?:callout|note|notice|tip|warning|admonition|alert|example|info|important|caution|danger)$/
const boxes = /^(?:box|block|panel|card|container|wrapper|message|section)$/

/** Matches names of parts of a notice, such as callout-title and alert__body. */
const parts = /^(?:content|body|text|title|head|header|heading|icon|inner|label|link|footer|close|description)$/

/** Classes of notices that say nothing about their kind: alert-success can be any box. */
const ofAnyKind = /^(?:alert|callout)$/

/** Returns the kind of notice that a class names last: alert alert-info is info. */
export function noticeOf(classes = ''): string {
  const found = classes
    .toLowerCase()
    .split(/\s+/)
    .flatMap((name) => kindIn(name) ?? [])
  return found.findLast((kind) => !ofAnyKind.test(kind)) ?? found.at(-1) ?? ''
}

/** Returns the kind in one class. Its word is last or before a word for a box: alert-info, note-box, callout-blue. */
function kindIn(name: string): string | undefined {
  const words = name.split(/[-_]+/)
  const last = words.findLastIndex((word) => !boxes.test(word))
  if (kinds.test(words[last] ?? '')) return words[last]
  const [first = ''] = words
  return ofAnyKind.test(first) && !words.some((word) => parts.test(word)) ? first : undefined
}

/** Returns the tag that begins a callout for a class. A class of any kind gives no title. */
export const calloutOfClass = (kind: string, given = '') =>
  ofAnyKind.test(kind) && !given ? untitled : calloutStart(kind, given)

/** Returns the tag that begins a callout, with the given title, or one for the name of the notice. */
export function calloutStart(kind: string, given = ''): Message {
  const title = calloutTitle(kind, given)
  return { en: '<Callout title="{title}">', nl: '<Callout title="{title}">', values: { title } }
}

/** Returns the title of a callout, in the language of its text. */
export function calloutTitle(kind: string, given = ''): Message {
  const shown = /["{}<>]/.test(given) ? '' : given.trim()
  const [en, nl] = shown ? [shown, shown] : titleOf(kind)
  return { en, nl, isOfText: true }
}

/** A callout on a site without titles for its notices. */
export const untitled: Message = { en: '<Callout>', nl: '<Callout>' }

function titleOf(kind: string): readonly [en: string, nl: string] {
  const name = kind.toLowerCase().replace(/^(?:end|callout|prompt|notice|alert)[-_]+/, '')
  const known = byName.get(name.replace(/[-_]/g, '')) ?? byName.get(name.split(/[-_]/).at(-1) ?? '')
  const words = name.replace(/[-_]+/g, ' ').trim()
  const own = words.charAt(0).toUpperCase() + words.slice(1)
  return known ?? (own ? [own, own] : (byName.get('note') ?? ['Note', 'Let op']))
}
