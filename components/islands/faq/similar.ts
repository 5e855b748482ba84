import Fuse from 'fuse.js'

export function similarQuestions<Q extends { id: string; title: string }>(
  part: string,
  questions: readonly Q[],
  answerOf: (id: string) => string,
): Q[] {
  const documents = questions.map((question) => ({ question, title: question.title, answer: answerOf(question.id) }))
  const keys = [{ name: 'title', weight: 2 }, 'answer']
  const fuse = new Fuse(documents, { keys, threshold: 0.45, ignoreLocation: true, ignoreDiacritics: true })
  return fuse.search(part.slice(0, 32), { limit: 3 }).map(({ item }) => item.question)
}
