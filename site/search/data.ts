/** What a visitor can find. */
export const kinds = ['page', 'plan', 'module', 'question', 'article', 'legal'] as const
export type Kind = (typeof kinds)[number]

/** Under what results stand: the best of all, whatever they are, and the others by what they are. */
export const groups = ['best', ...kinds] as const

/** One thing that can be found: a page, a question, or one section of an article or legal document. */
export interface Found {
  /** Its canonical address, with the anchor of its section. */
  url: string
  kind: Kind
  title: string
  /** The heading on the page, when it is a part of one. */
  section?: string
  /** All that it says; nothing before it is read. */
  text?: string
}

/** The heading of something found: that of a question is the question, whatever section it stands in. */
export function headingOf({ kind, title, section = title }: Found): string {
  return kind === 'question' ? title : section
}

/** Words by their keys in their order, and where each stands (postings.ts), with spaces between them. */
export interface Segment {
  words: string
  places: string
}

/** What search knows of a language beside its words and documents. */
interface Known {
  /** Words that a query may hold without asking for anything. */
  stop: string
  /** Whether words are written as one with others, so that a part of a word is a word. */
  compounds: boolean
  /** The keys of words that mean the same, a group on each line. */
  same: string
}

/** The search index of one language, as the content build writes it. */
export interface SearchIndex extends Segment, Known {
  documents: Found[]
}

/**
 * What of an index the browser loads first (scripts/build/lists/search-files.ts). What is large stands in a folder beside it:
 * `texts0.json` with the first documents, `words0.json` with the first segment, and so on.
 */
export interface SearchData extends Known {
  /** How many documents there are. */
  count: number
  /** The first word of each segment, with spaces between them. */
  starts: string
  /** The one segment, and the documents without their texts, where they are few. */
  words?: Segment
  titles?: Found[]
  /** The address of the folder. */
  folder: string
  /** How many documents each file of them holds. */
  blockSize: number
}

/** How many characters of a query are read: more than anybody types. */
export const longest = 200

/** Says under which name the index of each language stands; those names hold a hash of what is in them. */
export const searchFile = '/search.json'
