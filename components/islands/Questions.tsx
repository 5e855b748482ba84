import { type QuestionGroup, Sections } from './faq/Sections.tsx'

/** The questions of a page. */
export function Questions({ sections }: { sections: readonly QuestionGroup[] }) {
  return <Sections sections={sections} />
}
