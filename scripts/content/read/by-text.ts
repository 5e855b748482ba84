import type { SourceFile } from './read.ts'

/** Makes something of each file, and again only of one whose text is another, for who reads the content again and again. */
export function byText<T>(make: (source: SourceFile) => T): (source: SourceFile) => T {
  const known = new Map<string, { text: string; made: T }>()
  return (source) => {
    const found = known.get(source.file)
    if (found?.text === source.text) return found.made
    const made = make(source)
    known.set(source.file, { text: source.text, made })
    return made
  }
}
