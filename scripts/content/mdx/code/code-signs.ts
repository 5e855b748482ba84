// What tells whether indented lines are code, words or Markdown.

/** Matches a quotation, a picture, or bold words at the beginning of a line, which are not code. */
export const isMarkdown = /^[ \t]*> ?[\p{Lu}*_"'“‘!]|!\[[^\]\n]*\]\(|^[ \t]*\*\*\p{L}[^*\n]*\*\*(?=[ \t:.]|$)/mu

/** Matches lines that only code has: punctuation at the end, a command, a declaration, a tag. */
export const isSurelyCode =
  /[{};]$|^[ \t]*(?:[$#>] |<[a-z/!?]|(?:import|export|const|let|var|function|def|class|return|public|private|sudo|npm|npx|pip|git|curl|cd|docker)\b|\/\/|@\w)|\w\(\)|=>|==|\{%|\{\{/im
export const fence = /^[ \t]*(?:`{3}|~{3})/m

/** Matches words of several lines or one, up to the end of a sentence. */
export const isSentence = /^[\p{Lu}*_"'“‘`[][^<{|]*\p{L}+[*_]* [*_]*\p{L}+[*_]* [*_]*\p{L}[^<{|]*[.!?:…)*_"'”’]$/u

/** Tells whether lines are the sentences of a paragraph, which no code has. */
export function isProse(code: string): boolean {
  const words = code
    .replace(/&#?\w+;/g, '’')
    .trim()
    .split(/\s+/)
  const plain = words.filter((word) => /^["'“‘(]?\p{L}[\p{L}’'-]*[.,:;!?…)"”’]*$/u.test(word))
  return (
    words.length > 8 &&
    plain.length > words.length * 0.9 &&
    /[\p{L}\p{N}’][.!?…](?=\s+["“‘(]?\p{Lu}|["”’)]*$)/u.test(words.join(' '))
  )
}

/** Matches one line that can be a heading, or the command of an administrator. */
export const isHeading = /^#{1,6} \p{Lu}[^\n]*$/u
