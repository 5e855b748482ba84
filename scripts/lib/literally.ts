/** A text as a part of a regular expression that finds it, sign by sign. */
export function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
