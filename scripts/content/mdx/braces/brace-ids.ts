import { toSlug } from '../../../lib/strings.ts'
import { positionAt, say, shorten } from '../../problem.ts'
import { removeIt } from '../cures/counterparts.ts'
import { withLinksToo } from '../tags/renamed-ids.ts'
import { type OtherBraces, ofOthers } from './notation-messages.ts'

// Ids that braces of other systems give to headings.

export const idInAttributes = /^\{(?:[^{}#]*#|[^{}]*\bid=["'])([^\s{}"']+)[^{}]*\}$/

/** Matches a heading id in a comment, as in the documentation of React and Docusaurus. */
export const idInComment = /^\{\/\*\s*#?([a-z\d][\w-]*)\s*\*\/\}$/

const idAbove = {
  en: 'Remove this line, and write {id} at the end of the heading above it.',
  nl: 'Haal deze regel weg, en schrijf {id} aan het eind van de kop erboven.',
}
const idBelow = {
  en: 'Remove it, and write {id} at the end of the heading that follows.',
  nl: 'Haal dat weg, en schrijf {id} aan het eind van de kop eronder.',
}

/** Explains an anchor, [](){ #costs }, whose name becomes the id of the heading below it. */
export function anchorAt(text: string, start: number, braces: string): OtherBraces | undefined {
  const [link] = /\[\]\([^()\s]*\)[ \t]*$/.exec(text.slice(0, start)) ?? []
  const [, id] = idInAttributes.exec(braces) ?? []
  if (link === undefined || id === undefined) return undefined
  const at = positionAt({ text, line: 1, column: 1 }, start - link.length)
  const [between = '', heading] = /^\s*(#{2,6}[ \t][^\n]*)/.exec(text.slice(start + braces.length)) ?? []
  const ownId = `[#${toSlug(id)}]`
  const source = shorten(link + braces)
  const actual = link + braces
  return heading === undefined || /\[#[\w-]+\]\s*$/.test(heading)
    ? { message: say(ofOthers, { source, cure: removeIt }), position: at, fix: { at, actual, expected: '' } }
    : {
        message: say(ofOthers, { source, cure: withLinksToo(say(idBelow, { id: ownId }), id, text) }),
        position: at,
        suggestedFix: { at, actual: actual + between, expected: `${heading.trimEnd()} ${ownId}` },
      }
}

/** Explains the id of a heading on the line below it: {: #costs}. A heading that already has an id keeps that. */
export function headingIdAt(text: string, start: number, braces: string): OtherBraces | undefined {
  const above = text.slice(0, start).split('\n').at(-2) ?? ''
  const [, id] = (/^ {0,3}#{2,6}[ \t](?!.*\[#[\w-]+\]\s*$)/.test(above) && idInAttributes.exec(braces)) || []
  if (!id) return undefined
  const ownId = `[#${toSlug(id)}]`
  const [line = ''] = /[^\n]*\n[ \t]*$/.exec(text.slice(0, start)) ?? []
  const at = positionAt({ text, line: 1, column: 1 }, start - line.length)
  return {
    message: say(ofOthers, { source: shorten(braces), cure: withLinksToo(say(idAbove, { id: ownId }), id, text) }),
    suggestedFix: { at, actual: line + braces, expected: `${above.trimEnd()} ${ownId}` },
  }
}
