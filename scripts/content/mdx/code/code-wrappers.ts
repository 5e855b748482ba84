import { type Message, say } from '../../problem.ts'
import { ofOthers } from '../braces/notation-messages.ts'
import { codeBetween } from '../braces/shortcode-pairs.ts'
import { listing } from '../tags/listings.ts'
import { namePair } from '../tags/tag-pairs.ts'
import { noComponent } from '../tags/unknown-component.ts'

interface WrappedCode {
  start: number
  end: number
  message: Message
}

/** Matches the names of tags around code, before all texts are searched for them. */
const mayWrap = /<(?:code|syntaxhighlight|source)\b|\[(?:source)?code\b|^\{code/m

/** Matches blocks of code, and tags on lines of their own around code: [code] … [/code], {code:java} … {code}. */
const wrapped = new RegExp(
  [
    /^[ \t]*(`{3,}|~{3,})[\s\S]*?(?:^[ \t]*\1|(?![\s\S]))/,
    /<pre\b[\s\S]*?(?:<\/pre>|(?![\s\S]))/,
    /(?<=^[ \t]*)<(?<tag>code|syntaxhighlight|source(?= lang))\b[^<>]*>(?:(?!<\/?\k<tag>)[\s\S])*<\/\k<tag>>(?=[ \t]*$)/,
    /(?<=^[ \t]*)(?<open>\[(?<name>(?:source)?code)\b[^\]\n]*\])[ \t]*\n[\s\S]*?^[ \t]*\[\/\k<name>\](?=[ \t]*$)/,
    /^(?<first>\{code(?::[^{}\n]*)?\})[ \t]*\n[\s\S]*?^\{code\}(?=[ \t]*$)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gm',
)

/** Finds code between two tags of another system. Nothing within it has a message of its own. */
export function wrappedCode(text: string): WrappedCode[] {
  if (!mayWrap.test(text)) return []
  return [...text.matchAll(wrapped)].flatMap(({ 0: written, index: start, groups = {} }) => {
    const { tag, open, name = '', first } = groups
    const end = start + written.length
    if (open) return { start, end, message: say(ofOthers, { source: `${open} … [/${name}]`, cure: codeBetween }) }
    if (first) return { start, end, message: say(ofOthers, { source: `${first} … {code}`, cure: codeBetween }) }
    if (!tag || !written.includes('\n')) return []
    const endLine = text.slice(0, end).split('\n').length
    const [, inner = ''] = /^<[^<>]*>([\s\S]*)<\/\w+>$/.exec(written) ?? []
    const message = say(noComponent, { name: tag, cure: listing(inner) })
    return { start, end, message: namePair(message, { name: tag, endLine, isEmpty: false }) }
  })
}
