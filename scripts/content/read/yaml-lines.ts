// A value of the fields as a writer sees it.

/** A text in the quotes that need the fewest escapes. */
export function inQuotes(text: string): string {
  if (!/["\\]/.test(text)) return `"${text}"`
  return text.includes("'") ? JSON.stringify(text) : `'${text}'`
}

/** A value without the quotes around it, if it has them. */
export function withoutQuotes(text: string): string {
  return /^(["']).*\1$/s.test(text) ? text.slice(1, -1) : text
}
