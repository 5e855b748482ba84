import type { Change } from './parts.ts'

/** A part of a text, from its first letter to behind its last. */
interface Part {
  from: number
  to: number
}

interface Attribute extends Part {
  name: string
  /** What is between its quotes. */
  written: Part & { quote: string; text: string }
}

/** The opening tag of a component, with whole lines of its own, and its closing tag. */
export interface Component extends Part {
  name: string
  attributes: Attribute[]
  close?: Part
}

const fences = /^ {0,3}(```+|~~~+)[\s\S]*?(?:^ {0,3}\1|(?![\s\S]))/gm
const tags = /^<(\/?)([A-Z]\w*)((?:\s+\w+=(?:"[^"\n]*"|'[^'\n]*'))*)\s*(\/?)>[ \t]*$/gm
const attribute = /(\w+)=(["'])(.*?)\2/g
const entities: Readonly<Record<string, string>> = { '"': '&quot;', "'": '&#39;' }

/** Finds the components of a text that can be filled in. One without its closing tag, or with an expression, is left out. */
export function componentsIn(text: string): Component[] {
  const code = [...text.matchAll(fences)].map(({ index, 0: all }) => ({ from: index, to: index + all.length }))
  const found: Component[] = []
  const open: Component[] = []
  for (const { index, 0: all, 1: isEnd, 2: name = '', 3: inner = '', 4: isWhole } of text.matchAll(tags)) {
    if (code.some(({ from, to }) => index >= from && index < to)) continue
    const place = { from: index, to: index + all.trimEnd().length }
    if (isEnd) {
      const begun = open.pop()
      if (begun?.name !== name) continue
      begun.close = place
      found.push(begun)
      continue
    }
    const component = { ...place, name, attributes: attributesIn(inner, index + 1 + name.length) }
    if (isWhole) found.push(component)
    else open.push(component)
  }
  return found.sort((a, b) => a.from - b.from)
}

function attributesIn(inner: string, start: number): Attribute[] {
  return [...inner.matchAll(attribute)].map(({ index, 0: all, 1: name = '', 2: quote = '', 3: text = '' }) => {
    const from = start + index
    const written = { from: from + name.length + 2, to: from + all.length - 1, quote, text }
    return { name, from, to: from + all.length, written }
  })
}

/** Reads an attribute, as a visitor reads it. */
export function valueIn({ attributes }: Component, name: string): string {
  const text = attributes.find((one) => one.name === name)?.written.text ?? ''
  return Object.entries(entities).reduce((value, [sign, entity]) => value.replaceAll(entity, sign), text)
}

/** Changes one attribute, and no other letter. An optional one that is cleared goes. */
export function changeOf(
  { from, name: tag, attributes }: Component,
  name: string,
  value: string,
  required: boolean,
): Change {
  const old = attributes.find((one) => one.name === name)
  const last = attributes.at(-1)
  const before = (one: Attribute) => attributes[attributes.indexOf(one) - 1]?.to ?? from + 1 + tag.length
  if (old && value === '' && !required) return { from: before(old), to: old.to, insert: '' }
  const { quote } = old?.written ?? { quote: '"' }
  const insert = value.replaceAll(quote, entities[quote] ?? '')
  if (old) return { from: old.written.from, to: old.written.to, insert }
  const end = last?.to ?? from + 1 + tag.length
  return { from: end, to: end, insert: ` ${name}="${insert}"` }
}
