import Fuse from 'fuse.js'
import type { Question } from './Sections.tsx'

/** At most three questions whose text or answer comes near what was typed. */
export function nearTo(part: string, questions: readonly Question[], answers: ReadonlyMap<string, string>): Question[] {
  const documents = questions.map((question) => ({
    question,
    title: question.title,
    answer: answers.get(question.id) ?? '',
  }))
  const keys = [{ name: 'title', weight: 2 }, 'answer']
  const fuse = new Fuse(documents, { keys, threshold: 0.45, ignoreLocation: true, ignoreDiacritics: true })
  return fuse.search(part.slice(0, 32), { limit: 3 }).map(({ item }) => item.question)
}
