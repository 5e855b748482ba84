import { type Message, say } from '../problem.ts'
import { asHeading, asPicture, cureOfShortcode, removeIt } from './counterparts.ts'
import { ofOthers } from './other-braces.ts'

const keepBetween = {
  en: 'Remove both, and keep what is between them.',
  nl: 'Haal beide weg, en houd wat ertussen staat.',
}
const keepCaption = {
  en: 'Remove both, keep what is between them, and write the caption as a line below it.',
  nl: 'Haal beide weg, houd wat ertussen staat, en schrijf het bijschrift als regel eronder.',
}
const removeBetween = {
  en: 'Remove both, and everything between them.',
  nl: 'Haal beide weg, en ook alles wat ertussen staat.',
}

const asTyped = {
  en: 'Remove both, and write what is between them as code, between `, or with \\{ for each {.',
  nl: 'Haal beide weg, en schrijf wat ertussen staat als code, tussen `, of met \\{ voor elke {.',
}

const codeBetween = {
  en: 'Write ``` on a line of its own instead of each, and keep the code between them.',
  nl: 'Schrijf ``` op een eigen regel in plaats van elk, en houd de code ertussen.',
}

/** Explains {% raw %} … {% endraw %}, whose text other systems show as typed. Blocks of code need neither tag. */
export function ofRaw(source: string): Message | undefined {
  const [set] = /^\{%-? *set \w+ *-?%\}/.exec(source) ?? []
  if (set) return say(ofOthers, { source: `${set} … {% endset %}`, cure: codeBetween })
  const [, between] = /^\{%-? *raw *-?%\}(.*)\{%-? *endraw *-?%\}$/is.exec(source) ?? []
  if (between === undefined) return undefined
  const cure = /`{3}|~{3}/.test(between) ? keepBetween : asTyped
  return say(ofOthers, { source: '{% raw %} … {% endraw %}', cure })
}

/** Matches shortcodes that decide whether, or how often, their text is shown. */
const logic = /^(?:if|unless|for|case|ifversion|capture|with|range)$/

/** Returns the cure of a shortcode with an end, such as {% note %} … {% endnote %}, by its name and the text between. */
export function cureOfPair(name: string, begin: string, between: string): Message | undefined {
  const cure = cureOfShortcode(name)
  if (name === 'comment') return removeBetween
  if (logic.test(name)) return undefined
  if (cure === asPicture && !/!\[|<img|\.(?:png|jpe?g|gif|webp|avif|svg)\b/i.test(begin + between))
    return /caption|title/.test(begin) ? keepCaption : keepBetween
  const isGroup =
    cure === asHeading && /^(?:code)?-?(?:tabs|tab-?group|tab-?pane|tab-?list|codegroup|accordion-?group)$/.test(name)
  return cure === undefined || cure === removeIt || isGroup ? keepBetween : cure
}
