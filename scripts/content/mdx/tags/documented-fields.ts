import { type Message, say } from '../../problem.ts'
import type { Attributes } from './tag-attributes.ts'

// Components that document a field or parameter.

const textOfField = {
  en: 'Write the text that visitors should see instead, such as {words}.',
  nl: 'Schrijf in plaats daarvan de tekst die bezoekers moeten zien, zoals {words}.',
}

/** Returns the name shown by a component that documents a field or parameter, such as <ParamField path="id">, if any. */
export function fieldName(name: string, attributes: Attributes): string | undefined {
  if (
    !/^[A-Z]\w*(?:Field|Param|Parameter|Prop|Property|Argument|Attribute)$|^(?:Param|Property|Argument|Field)$/.test(
      name,
    )
  )
    return undefined
  const { path, query, body, header, param } = attributes
  const shown = attributes.name ?? path ?? query ?? body ?? header ?? param
  return shown && !/[*<>{}\n]/.test(shown) ? shown : undefined
}

/** Returns the cure for a field without text: its name as code, with its type. */
export function fieldInWords(field: string, { type }: Attributes): Message {
  const name = `\`${field}\``
  return say(textOfField, { words: type && !/[{}<>\n]/.test(type) ? `${name} (${type})` : name })
}
