import { type Problem, problemOf } from '../../check/problem.ts'
import { linksIn } from '../../lib/links.ts'

/** Published folders. */
const published = ['content', 'public']

/**
 * Adds a problem for each link, in place of those that were found at it or below it. A link can lead anywhere on the machine
 * that builds, and its target would be published.
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
