import { type Fix, type Message, say, shorten, translate } from '../problem.ts'
import type { Attributes } from './tag-attributes.ts'

const leavesOut = {
  en: '{message} That leaves out {words}: write it in the text if visitors must read it.',
  nl: '{message} Daarmee vervalt {words}: schrijf dat in de tekst als bezoekers het moeten lezen.',
}

/** Matches attributes whose value is never shown as words. */
const ofCode =
  /^(?:class|className|style|id|key|slot|href|src|srcset|sizes|url|to|page|path|query|target|rel|type|icon|name|lang|width|height|allow|loading|decoding|role|cite|datetime|align|for|value|alt|aria-.*|on.*|:.*|@.*|v-.*|data-(?!title|caption|label).*|client:.*|set:.*|[a-z]+(?:[A-Z]\w*)?(?:Class|Style|Id|Path|Url|Src|Color))$/

/** Matches attributes whose value is shown even if it is one word. */
const shown = /^(?:data-)?(?:title|caption|label|heading|header|summary|text|content|body|description|sub|subtitle)$/

/** Lists the attributes of a tag with words for visitors. */
function wordsOf(name: string, attributes: Attributes): [string, string][] {
  return Object.entries(attributes).filter(([key, value]) => {
    if (ofCode.test(key) || !/\p{L}{2}/u.test(value) || /[{}<>[\]`;]|^\S*[/.]\S*$/.test(value.trim())) return false
    return shown.test(key) || (/^[A-Z]/.test(name) && /\S\s\S/.test(value))
  })
}

/**
 * Adds to a message the words of attributes that it does not name, because its cure leaves them out. A fix then becomes
 * a suggested fix, which the writer applies.
 */
export function withLeftOut<T extends { message: Message; fix?: Fix; suggestedFix?: Fix }>(
  explained: T,
  name: string,
  attributes: Attributes,
): T {
  const said = plain(translate(explained.message))
  const lost = wordsOf(name, attributes).filter(([, value]) => !said.includes(plain(value)))
  if (lost.length === 0) return explained
  const words = lost.map(([key, value]) => `${key}="${shorten(value.trim())}"`).join(', ')
  const { fix, suggestedFix, ...others } = explained
  return {
    ...others,
    message: say(leavesOut, { message: explained.message, words }),
    suggestedFix: suggestedFix ?? fix,
  } as T
}

/** Reduces words to those that a shortened message can contain. */
const plain = (words: string) => words.replace(/[\s*_`"]+/g, ' ').trim()
