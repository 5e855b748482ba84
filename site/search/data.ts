/** What a visitor can find, in the order in which a full list shows it. */
export const kinds = ['page', 'plan', 'module', 'question', 'article', 'legal'] as const
export type Kind = (typeof kinds)[number]

/** One thing that can be found: a page, a question, or one section of an article or legal document. */
export interface Found {
  /** Its canonical address, with the anchor of its section. */
  url: string
  kind: Kind
  title: string
  /** The heading on the page, when it is a part of one. */
  section?: string
  /** What is shown below the title: the sentences themselves, as far as the index carries them. */
  text: string
}

/** The search index of one language, as the content build writes it and the browser loads it. */
export interface SearchData {
  documents: Found[]
  /** The keys of all words, sorted, with spaces between them: the records of the Fuse index. */
  words: string
  /**
   * For each word, with spaces between them, the documents it stands in: the distance to the one before in base 36,
   * then its weight there as a letter from A.
   */
  places: string
  /** Words that a query may hold without asking for anything. */
  stop: string
  /** Whether words are written as one with others, so that a part of a word is a word. */
  compounds: boolean
  /** The keys of words that mean the same, a group on each line. */
  same: string
}

/** How many characters of a query are read: more than anybody types. */
export const longest = 200

/** Says under which name the index of each language stands; those names hold a hash of what is in them. */
export const searchFile = '/search.json'
