import { type Message, say } from '../../problem.ts'
import { calloutInstead } from '../cures/counterparts.ts'

const calloutWithEnd = {
  en: 'Write {start} instead of this tag, and </Callout> below the last line of the notice, each on a line of its own, with an empty line before and after it.',
  nl: 'Schrijf {start} in plaats van deze tag, en </Callout> onder de laatste regel van het kader, elk op een eigen regel, met een lege regel ervoor en erna.',
}

/** Returns the message about the start tag of a notice without an end tag; other messages stay the same. */
export function withoutEndTag(message: Message): Message {
  const cure = message.values?.cure
  return typeof cure === 'object' && cure.en === calloutInstead.en
    ? say(message, { ...message.values, cure: say(calloutWithEnd, { ...cure.values }) })
    : message
}
