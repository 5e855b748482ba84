import { type Section, Sections } from './faq/Sections.tsx'

/** The questions of a page. */
export function Questions({ sections }: { sections: readonly Section[] }) {
  return <Sections sections={sections} />
}
