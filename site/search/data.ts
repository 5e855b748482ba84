import type { FuseIndex, FuseOptionKey } from 'fuse.js'

const documentKinds = ['page', 'plan', 'module', 'question', 'article', 'legal'] as const
type DocumentKind = (typeof documentKinds)[number]

/** Groups of results: the best of all kinds, then the others by kind. */
export const groups = ['best', ...documentKinds] as const

/** A searchable document: a page, a question, or a section of a page, post or legal text. */
export interface FoundDocument {
  /** Canonical address, with the id of the section as fragment. */
  url: string
  kind: DocumentKind
  title: string
  section?: string
  text?: string
}

/** Heading of a document. A question is its own heading. */
export function documentHeading({ kind, title, section = title }: FoundDocument): string {
  return kind === 'question' ? title : section
}

export const fieldWeights = { heading: 10, keywords: 6, intro: 4, page: 3, twin: 3, body: 1 }

export type IndexFields = Record<keyof typeof fieldWeights, string>

export const fieldKeys: FuseOptionKey<IndexFields>[] = Object.entries(fieldWeights).map(([name, weight]) => ({
  name,
  weight,
}))

export const fieldNormWeight = 0.3

/** Joins stems, with a space before and after each, so that patterns can match whole words. */
export function fieldOf(stems: Iterable<string>): string {
  return ` ${[...new Set(stems)].sort().join(' ')} `
}

export const wholeWord = (stem: string) => `'" ${stem} "`

export const beginning = (letters: string) => `'" ${letters}"`

export const ending = (letters: string) => `'"${letters} "`

/** Search index of a language, written by the content build. */
export interface SearchIndex {
  /** Stems per document and field, as written by `Fuse.createIndex`. */
  index: ReturnType<FuseIndex<IndexFields>['toJSON']>
  titles: readonly FoundDocument[]
  texts: readonly string[]
  stop: string
  compounds: boolean
  /** Synonym stems, one group per line. */
  same: string
}

/** The part of an index that loads first. `texts` is the address of the file with the texts. */
export interface SearchData extends Omit<SearchIndex, 'texts'> {
  texts: string
}

export const maxQueryLength = 200

/** JSON file with the address of each language's index. The addresses contain a content hash. */
export const searchFile = '/search.json'
