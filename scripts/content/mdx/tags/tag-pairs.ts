import { type Message, type MessageValue, say } from '../../problem.ts'

/** What a cure removes, before the lines of the tags are known. */
export const theTag = { en: 'the tag', nl: 'de tag' }
export const theTags = { en: 'the tags', nl: 'de tags' }
export const bothTags = { en: 'both tags', nl: 'beide tags' }

const onOneLine = {
  en: '<{name}> and </{name}>',
  nl: '<{name}> en </{name}>',
}
const onTwoLines = {
  en: '<{name}> here and </{name}> on line {line}',
  nl: '<{name}> hier en </{name}> op regel {line}',
}
export const removeTag: Message = { en: 'Remove {tags}.', nl: 'Haal {tags} weg.', values: { tags: theTag } }
/** Cure for tags around text that stays. */
export const keepText: Message = {
  en: 'Remove {tags}, and keep what is between them.',
  nl: 'Haal {tags} weg, en behoud wat ertussen staat.',
  values: { tags: theTags },
}
/** Cure for tags around words that go with them. */
export const withBetween: Message = {
  en: 'Remove {tags}, and everything between them.',
  nl: 'Haal {tags} weg, en ook alles wat ertussen staat.',
  values: { tags: theTags },
}

interface TagPair {
  name: string
  /** Line of the end tag, if it is below the start tag. */
  endLine?: number
  isEmpty: boolean
}

/** Names both tags in a cure that removes them, with the line of the end tag. */
export function namePair(message: Message, pair: TagPair): Message {
  const { name, endLine, isEmpty } = pair
  const { values } = message
  if (!values) return message
  if ([theTag, theTags, bothTags].some((tags) => tags === values.tags)) {
    const tags = endLine === undefined ? say(onOneLine, { name }) : say(onTwoLines, { name, line: endLine })
    return say(message === removeTag && !isEmpty ? keepText : message, { ...values, tags })
  }
  const named = Object.entries(values).map(([key, value]): [string, MessageValue] => [
    key,
    typeof value === 'object' ? namePair(value, pair) : value,
  ])
  return { ...message, values: Object.fromEntries(named) }
}
