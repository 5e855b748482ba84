// Made by builder/dev/content-plugin.ts.
declare module 'virtual:search-words/*' {
  const words: import('../../site/search-words.ts').SearchWords
  export default words
}
