import { type Message, say, shorten } from '../problem.ts'

const indented = {
  en: '"%1" begins with four spaces or a tab, which makes no code here: it becomes ordinary text. Write ``` on a line before the code and after it, or leave the spaces out.',
  nl: '"%1" begint met vier spaties of een tab. Dat maakt er hier geen code van, maar gewone tekst. Schrijf ``` op een regel voor en na de code, of laat de spaties weg.',
}

/** Returns the indentation in columns, with tab stops of 4. */
function indentOf(line: string): number {
  let width = 0
  for (const sign of line) {
    if (sign === '\t') width += 4 - (width % 4)
    else if (sign === ' ') width++
    else break
  }
  return width
}

const item = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+(?=\S)/

/** Returns the content indentation of the block that starts on a line. Tags and code have explicit ends. */
function marginOf(line: string): number {
  const [mark] = item.exec(line) ?? []
  if (mark !== undefined) return indentOf(mark.replace(/\S/g, ' '))
  if (line.startsWith('[^')) return 4
  return /^(?:<(?!\/|.*(?:\/|--)>\s*$)|import\b|export\b|\{)/.test(line) ? Number.POSITIVE_INFINITY : 0
}

export function indentedCode(source: string): { start: number; end: number; message: Message }[] {
  const found: { start: number; end: number; message: Message }[] = []
  // Prefilter: most texts have none.
  if (!/^(?: {4}| {0,3}\t)/m.test(source)) return found
  const lines = source.split('\n')
  const head = lines[0] === '---' ? lines.indexOf('---', 1) + 1 : 0
  let offset = 0
  let fence = ''
  let margin = 0
  let goesOn = false
  for (const [at, line] of lines.entries()) {
    const before = at > head ? (lines[at - 1]?.trim() ?? '') : ''
    const last = found.at(-1)
    const [, sign = ''] = /^[\s>]*(`{3,}|~{3,})/.exec(line) ?? []
    const isCode = line.trim() !== '' && indentOf(line) >= margin + 4
    if (at < head || fence !== '') {
      if (fence !== '' && sign.startsWith(fence) && line.trim() === sign) fence = ''
    } else if (isCode && goesOn && last) last.end = offset + line.length
    else if (isCode && !item.test(line) && !/^\s*</.test(line) && /^(?:$|#{1,6} )/.test(before)) {
      const message = say(indented, shorten(line.trim()))
      found.push({ start: offset + line.search(/\S/), end: offset + line.length, message })
      goesOn = true
    } else if (line.trim() !== '') {
      goesOn = false
      fence = sign
      if (item.test(line) || (/^\S/.test(line) && (before === '' || marginOf(line) > 0))) margin = marginOf(line)
    }
    offset += line.length + 1
  }
  return found
}
