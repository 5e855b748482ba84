import type { Outline } from './outline.ts'

/** Matches a comment of Obsidian at the beginning of a line: %%words%%. One message covers all that it holds. */
const remark = /^[ \t>]*%%(?:(?!%%).)+%%/

/** Drops the links and pictures in comments of another system. */
export function withoutRemarks(outline: Outline, text: string): Outline {
  if (!text.includes('%%')) return outline
  const ends = text.split('\n').map((line) => remark.exec(line)?.[0].length ?? 0)
  const isShown = ({ line, column }: { line: number; column: number }) => column > (ends[line - 1] ?? 0)
  return { ...outline, links: outline.links.filter(isShown), pictures: outline.pictures.filter(isShown) }
}
