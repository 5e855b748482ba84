import type { FuseIndex, FuseOptionKey } from 'fuse.js'

/** What a visitor can find. */
export const kinds = ['page', 'plan', 'module', 'question', 'article', 'legal'] as const
export type Kind = (typeof kinds)[number]

/** The headings of results: the best of all kinds, and the others by kind. */
export const groups = ['best', ...kinds] as const

/** A document: a page, a question, or one section of a page, article or legal text. */
export interface Found {
  /** Its canonical address, with the anchor of its section. */
  url: string
  kind: Kind
  title: string
  /** The heading on the page, when it is a part of one. */
  section?: string
  /** Its whole text, once the texts are read. */
  text?: string
}

/** Returns the heading of a document. A question is its own heading, whatever its section. */
export function headingOf({ kind, title, section = title }: Found): string {
  return kind === 'question' ? title : section
}

/** The fields of a document that are searched, and how much a word counts in each. */
export const fieldWeights = { heading: 10, keywords: 6, intro: 4, page: 3, twin: 3, body: 1 }

export type Fields = Record<keyof typeof fieldWeights, string>

export const fieldKeys: FuseOptionKey<Fields>[] = Object.entries(fieldWeights).map(([name, weight]) => ({
  name,
  weight,
}))

/** Fuse's field-length norm weight. */
export const fieldNormWeight = 0.3

/** Writes stems as a field. Each has a space on both sides, which tells a whole word from a part of one. */
export function fieldOf(stems: Iterable<string>): string {
  return ` ${[...new Set(stems)].sort().join(' ')} `
}

/** Returns a pattern of Fuse's extended search that finds a whole word. */
export const wholeWord = (stem: string) => `'" ${stem} "`

/** Returns a pattern that finds words by their first letters. */
export const beginning = (letters: string) => `'" ${letters}"`

/** Returns a pattern that finds words by their last letters. */
export const ending = (letters: string) => `'"${letters} "`

/** The search index of one language, as the content build writes it. */
export interface SearchIndex {
  /** The stems of each document by field as `Fuse.createIndex` writes them. */
  index: ReturnType<FuseIndex<Fields>['toJSON']>
  /** The documents without their texts. */
  titles: readonly Found[]
  texts: readonly string[]
  /** Words that a query may hold without asking for anything. */
  stop: string
  /** Whether words are written as one with others, so that a part of a word is a word. */
  compounds: boolean
  /** The stems of words that mean the same, a group on each line. */
  same: string
}

/** The file that a browser loads first. The texts are in a file of their own, at an address. */
export interface SearchData extends Omit<SearchIndex, 'texts'> {
  texts: string
}

/** How many characters of a query are read: more than anybody types. */
export const longest = 200

/** Names the index of each language; those names hold a hash of its content. */
export const searchFile = '/search.json'
