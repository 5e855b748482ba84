import { type Fix, type Message, say } from '../../problem.ts'

const notOpened = {
  en: '{line} does not begin the block of code that ends on line {last}. Write {fence} instead.',
  nl: '{line} begint niet het codeblok dat eindigt op regel {last}. Schrijf {fence} in plaats daarvan.',
}

interface MisopenedFence {
  start: number
  end: number
  message: Message
  fix: Fix
}

/** Matches a line that was meant as the beginning of a block of code: ```java```. */
const likeFence = /^([ \t]*)(`{3,})[ \t]*([\w+#-]+)[ \t]*`{3,}[ \t]*$/

/** Finds blocks of code that end with a fence, but begin with ```java``` instead of ```java. */
export function misopenedFences(source: string): MisopenedFence[] {
  if (!/^[ \t]*`{3,}[ \t]*[\w+#-]+[ \t]*`{3,}[ \t]*$/m.test(source)) return []
  const found: MisopenedFence[] = []
  let open = ''
  let begun: { start: number; line: string; words: RegExpExecArray } | undefined
  let start = 0
  for (const [index, line] of source.split('\n').entries()) {
    const [, fence = '', info = ''] = /^[ \t]*(`{3,}|~{3,})(.*)$/.exec(line) ?? []
    const words = open ? null : likeFence.exec(line)
    if (words) begun = { start, line, words }
    else if (begun && fence && !info.trim()) {
      const [, spaces = '', marks = '', language = ''] = begun.words
      const expected = marks + language.toLowerCase()
      found.push({
        start: begun.start + spaces.length,
        end: start + line.length,
        message: say(notOpened, { line: begun.line.trim(), last: index + 1, fence: expected }),
        fix: { actual: begun.line.trim(), expected },
      })
      begun = undefined
    } else if (fence && !info.includes('`')) {
      begun = undefined
      open = !open ? fence : fence.startsWith(open) && !info.trim() ? '' : open
    }
    start += line.length + 1
  }
  return found
}
