import { say } from '../../message.ts'
import { quote } from '../../problem.ts'
import { matchesIn } from '../../read/places.ts'
import type { Draft, Finding } from '../rule.ts'

/** What makes words stand out in Markdown, and the words. */
const emphasis = /(?<![\p{L}\p{N}*_\\])(\*\*|__|\*|_|~~|`)(?=\S)([^*_~`\n]+)(?<=\S)\1(?![\p{L}\p{N}*_])/gu
const link = /!?\[([^[\]\n]+)\]\([^()\n]*\)/g

/** Fields, and the properties of a component, are plain text: Markdown would be shown as it is written. */
export function fieldMarkup({ fieldTexts, outline }: Draft): Finding[] {
  const texts = [...fieldTexts, ...outline.texts.filter(({ isProperty }) => isProperty)]
  return [
    ...matchesIn(texts, emphasis).map(({ written, match: [, , words = ''], place }) => ({
      ...place,
      message: say`${quote(written)} would be shown as it stands: this is plain text. Write ${words}.`,
      fix: { ...place, from: written, to: words },
    })),
    ...matchesIn(texts, link).map(({ written, match: [, words = ''], place }) => ({
      ...place,
      message: say`${quote(written)} would be shown as it stands: this is plain text. Write ${words}, and the link in the text.`,
    })),
  ]
}
