/** https://github.com/commonmark/commonmark-spec: the examples of the specification. */
declare module 'commonmark-spec' {
  export const tests: { markdown: string; html: string; section: string; number: number }[]
}
