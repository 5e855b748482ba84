import { nearest } from '../../../system/nearest.ts'
import { didYouMean, say } from '../../message.ts'
import type { Draft, Finding } from '../rule.ts'

/** An address by a name that no link has, beside words between brackets with nearly that name: those are no link then. */
export function nameSpare({ outline }: Draft): Finding[] {
  const names = outline.texts.flatMap(({ text }) => [...text.matchAll(/\[([^[\]\n]+)\]/g)].map(([, name = '']) => name))
  return outline.spareNames.flatMap(({ text, line, column }) => {
    const close = nearest(text, names)
    if (close === undefined) return []
    return [{ line, column, message: say`No link is called [${text}]. ${didYouMean(`[${close}]`)}` }]
  })
}
