import { linksIn } from '../../lib/links.ts'
import { type Problem, problemOf } from '../problem.ts'

const published = ['content', 'public']

/**
 * Reports each symbolic link, instead of the problems found at or below it. A link can point anywhere on the build
 * machine, and its target would be published.
 */
export function refuseLinks(root: string, found: readonly Problem[]): Problem[] {
  const links = linksIn(root, published)
  const isOwn = ({ file }: Problem) => !links.some((link) => file === link || file.startsWith(`${link}/`))
  const message = {
    en: 'This is a link to another place. Put the file or folder itself here.',
    nl: 'Dit is een koppeling naar een andere plek. Zet het bestand of de map zelf hier.',
  }
  return [...found.filter(isOwn), ...links.map((link) => problemOf(link, 'content-file', message))]
}
