import { nearest } from '../../../system/nearest.ts'
import { didYouMean, say } from '../../message.ts'
import { shorten } from '../../problem.ts'
import type { Draft, Finding } from '../rule.ts'

/** A block of code is closed: one that is not takes all that follows with it. https://spec.commonmark.org/0.31.2/#fenced-code-blocks */
export function codeClosed({ outline }: Draft): Finding[] {
  return outline.code.flatMap(({ text, line, column }) => {
    const [, fence = ''] = /^(`{3,}|~{3,})/.exec(text) ?? []
    const [first = '', ...rest] = text.split('\n')
    // In a quote or a list the closing line has the signs of that before it.
    const [, last = ''] = /^[\s>]*(`{3,}|~{3,})\s*$/.exec(rest.at(-1) ?? '') ?? []
    if (fence === '' || last.startsWith(fence)) return []
    const message = say`The block of code that begins with "${first.slice(0, 40)}" is not closed. Write ${fence} on a line of its own after it.`
    return [{ line, column, message }]
  })
}

/** Who multiplies twice in a sentence gets what stands between in italics: 5*3 en 4*2. */
export function emphasisInside({ outline }: Draft): Finding[] {
  return outline.emphasisInside.map(({ text, line, column }) => {
    const sign = text.charAt(0)
    const message = say`"${shorten(text)}" is read as words that stand out. Write \\${sign} for the sign itself, or × for times.`
    return { line, column, message }
  })
}

/** The text of a footnote is shown where something refers to it, once. https://github.blog/changelog/2021-09-30-footnotes-now-supported-in-markdown-fields/ */
export function footnoteLost({ outline }: Draft): Finding[] {
  const names = new Set<string>()
  return outline.notes.flatMap(({ label, isShown, line, column }) => {
    const isSecond = names.has(label.toLowerCase())
    names.add(label.toLowerCase())
    if (isShown) return []
    const message = isSecond
      ? say`The footnote [^${label}] has a text already, so this one is not shown. Give it a name of its own.`
      : say`Nothing refers to this footnote, so it is not shown. Write [^${label}] in the text, or take it out.`
    return [{ line, column, message }]
  })
}

/** A sentence that begins with a year and a full stop is read as a list that begins at that number. */
export function listYear({ outline }: Draft): Finding[] {
  return outline.listNumbers
    .filter(({ text }) => Number.parseInt(text, 10) >= 1000)
    .map(({ text, line, column }) => {
      const to = `${text.slice(0, -1)}\\${text.slice(-1)}`
      const message = say`"${text}" begins a list. Write ${to} for a sentence.`
      return { line, column, message, fix: { line, column, from: text, to } }
    })
}

/** An address by a name that no link has, beside words between brackets with nearly that name: those are no link then. */
export function nameSpare({ outline }: Draft): Finding[] {
  const names = outline.texts.flatMap(({ text }) => [...text.matchAll(/\[([^[\]\n]+)\]/g)].map(([, name = '']) => name))
  return outline.spareNames.flatMap(({ text, line, column }) => {
    const close = nearest(text, names)
    if (close === undefined) return []
    return [{ line, column, message: say`No link is called [${text}]. ${didYouMean(`[${close}]`)}` }]
  })
}
