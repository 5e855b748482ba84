import { say } from '../../problem.ts'
import { noComponent } from '../tags/unknown-component.ts'
import type { SyntaxMistake } from './syntax-errors.ts'

const withBackslash = {
  en: 'Write {right} instead of {wrong}.',
  nl: 'Schrijf {right} in plaats van {wrong}.',
}

const marks: Readonly<Record<string, string>> = { strong: '**', b: '**', em: '*', i: '*', code: '`' }

/** Explains a tag after the backslash of a path, so that only its end tag is read as a tag: C:\VHD\<b>new</b>. */
export function tagAfterBackslash(text: string, offset: number): SyntaxMistake | undefined {
  const end = text.lastIndexOf('<', offset)
  const [endTag, name = ''] = /^<\/(strong|b|em|i|code)>/.exec(text.slice(end, end + 9)) ?? []
  const above = text.slice(Math.max(0, end - 200), end)
  const [part, backslashes = '', tag, words = ''] = /(\\+)<(\w+)>([^<>\n*_`\\]+)$/.exec(above) ?? []
  if (!endTag || !part || tag !== name || backslashes.length % 2 === 0 || words.trim() !== words) return undefined
  const [actual, mark = ''] = [part + endTag, marks[name]]
  const expected = `${name === 'code' ? backslashes : `${backslashes}\\`}${mark}${words}${mark}`
  const start = end - part.length
  const cure = say(withBackslash, { right: expected, wrong: actual })
  return {
    offset: start,
    message: say(noComponent, { name, cure }),
    spans: [[start, start + actual.length]],
    suggestedFix: { actual, expected },
  }
}
