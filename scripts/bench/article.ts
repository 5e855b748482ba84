import { categories } from '../../site/categories.ts'
import type { Locale } from '../../site/locales.ts'
import { href } from '../../site/routes.ts'

export const postName = (number: number) => `post-${1000 + number}`

/**
 * Generates posts of some 800 words from the content's own vocabulary. Each has a table, a list, code, a callout and
 * links. The output is deterministic.
 */
export function* articles(pairs: number, locale: Locale, content: string): Generator<{ name: string; text: string }> {
  const word = wordsLike(commonest(content), 4000, mulberry(7))
  const slugs = Object.values(categories).map(({ slug }) => slug[locale])
  const pictures = [...content.matchAll(/^image: (\S+)$/gm)].map(([, picture]) => picture)
  const times = (length: number, make: () => string, between: string) => Array.from({ length }, make).join(between)
  const words = (length: number) => times(length, word, ' ').replace(/^./u, (letter) => letter.toUpperCase())
  const sentences = (length: number) => times(length, () => `${words(12)}.`, ' ')
  const row = () => `| ${words(2)} | ${words(1)} | ${words(3)} |`
  const link = (to: string) => `${words(9)} [${words(2)}](${to}).`
  for (let number = 0; number < pairs; number++) {
    const chapters = [
      `${row()}\n| --- | --- | --- |\n${times(4, row, '\n')}`,
      times(5, () => `1. ${sentences(1)}`, '\n'),
      `\`\`\`json\n{\n  "kind": "${word()}",\n  "lines": ${number},\n  "urgent": false\n}\n\`\`\``,
      `<Callout title="${words(3)}">\n\n${sentences(2)} **${words(4)}.**\n\n</Callout>`,
      [href('plans', locale), href('contact', locale), '#chapter-3'].map(link).join(' '),
      link(href('post', locale, { slug: postName((number + 1) % pairs) })),
    ].map((part, at) => `## ${words(4)} ${at} [#chapter-${at}]\n\n${sentences(4)}\n\n${part}\n\n${sentences(4)}`)
    const text = `---
id: ${1000 + number}
title: ${words(3).slice(0, 38).trim()} ${number}
excerpt: ${words(30).slice(0, 140).trim()}
author: Team
date: ${new Date(Date.UTC(2016, 0, 1 + (number % 3600))).toISOString().slice(0, 10)}
category: ${slugs[number % slugs.length]}
image: ${pictures[number % pictures.length]}
imageAlt: ${words(5)}
slug: ${postName(number)}
---

${sentences(4)}

${chapters.join('\n\n')}
`
    yield { name: postName(number), text }
  }
}

/** Words of the content by frequency, without addresses and field names. */
function commonest(content: string): string[] {
  const counts = new Map<string, number>()
  for (const [word] of content.toLowerCase().matchAll(/(?<![\p{L}./@])\p{L}{2,9}(?!\p{L}|:|[./@]\S)/gu))
    counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts].sort(([, one], [, other]) => other - one).map(([word]) => word)
}

function wordsLike(known: readonly string[], compounds: number, random: () => number): () => string {
  const any = () => known[Math.floor(random() * known.length)] ?? ''
  const lexicon = [...known, ...Array.from({ length: compounds }, () => any() + any())]
  return () => lexicon[Math.floor(lexicon.length ** random()) - 1] ?? ''
}

/** Seeded generator of numbers from 0 to 1 (mulberry32). */
function mulberry(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
