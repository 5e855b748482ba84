import { templates } from '../../scripts/content/templates.ts'

const sentences = Object.values(templates).flatMap((words) => Object.values(words))

/** Length of the placeholder sentence of a new text that begins at an offset; 0 if there is none. */
export function placeholderLength(text: string, offset: number): number {
  return sentences.find((sentence) => text.startsWith(sentence, offset))?.length ?? 0
}
