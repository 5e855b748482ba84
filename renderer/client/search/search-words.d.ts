/** Search labels and stemmer of a language, provided by vite.config.ts. */
declare module 'virtual:search-words/*' {
  const words: import('../../../site/search/languages.ts').SearchWords
  export default words
  export const stem: import('../../../site/search/words.ts').Stem
}
