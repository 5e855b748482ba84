interface Part {
  from: number
  to: number
}

interface Attribute extends Part {
  name: string
  quote: string
  text: string
}

/** The opening tag of a component, on its own lines, and its closing tag, if any. */
export interface MdxTag extends Part {
  name: string
  attributes: Attribute[]
  close?: Part
}

const fences = /^ {0,3}(```+|~~~+)[\s\S]*?(?:^ {0,3}\1|(?![\s\S]))/gm
const tags = /^<(\/?)([A-Z]\w*)((?:\s+\w+=(?:"[^"\n]*"|'[^'\n]*'))*)\s*(\/?)>[ \t]*$/gm
const attribute = /(\w+)=(["'])(.*?)\2/g
const entities: Readonly<Record<string, string>> = { '"': '&quot;', "'": '&#39;' }

/** A tag without its partner, as in a paragraph of a component. */
interface LooseTag extends MdxTag {
  isEnd: boolean
}

/** Finds the components that a form can edit. Skips those with expressions or without a closing tag. */
export const componentsIn = (text: string): MdxTag[] => readTags(text).pairs

export const looseTagsIn = (text: string): LooseTag[] => readTags(text).loose

function readTags(text: string) {
  const code = [...text.matchAll(fences)].map(({ index, 0: all }) => ({ from: index, to: index + all.length }))
  const mdxTags: MdxTag[] = []
  const open: MdxTag[] = []
  const loose: LooseTag[] = []
  for (const { index, 0: all, 1: isEnd, 2: name = '', 3: inner = '', 4: isWhole } of text.matchAll(tags)) {
    if (code.some(({ from, to }) => index >= from && index < to)) continue
    const place = { from: index, to: index + all.trimEnd().length }
    if (isEnd) {
      const begun = open.pop()
      if (begun?.name === name) mdxTags.push({ ...begun, close: place })
      else {
        if (begun) loose.push({ ...begun, isEnd: false })
        loose.push({ ...place, name, attributes: [], isEnd: true })
      }
      continue
    }
    const start = index + 1 + name.length
    const attributes = [...inner.matchAll(attribute)].map(
      ({ index, 0: all, 1: name = '', 2: quote = '', 3: text = '' }) => {
        const from = start + index
        return { from, to: from + all.length, name, quote, text }
      },
    )
    const component = { ...place, name, attributes }
    if (isWhole) mdxTags.push(component)
    else open.push(component)
  }
  loose.push(...open.map((tag) => ({ ...tag, isEnd: false })))
  return { pairs: mdxTags.sort((a, b) => a.from - b.from), loose }
}

export function attributeValue({ attributes }: MdxTag, name: string): string {
  const text = attributes.find((one) => one.name === name)?.text ?? ''
  return Object.entries(entities).reduce((value, [sign, entity]) => value.replaceAll(entity, sign), text)
}

/** Changes one attribute and nothing else. Removes an optional attribute that is cleared. */
export function changeOf(component: MdxTag, name: string, value: string, required: boolean) {
  const { attributes } = component
  const attributeIndex = attributes.findIndex((one) => one.name === name)
  const old = attributes[attributeIndex]
  const endOf = (one?: Attribute) => one?.to ?? component.from + 1 + component.name.length
  if (old && value === '' && !required) return { from: endOf(attributes[attributeIndex - 1]), to: old.to, insert: '' }
  const quote = old?.quote ?? '"'
  const insert = value.replaceAll(quote, entities[quote] ?? '')
  if (old) return { from: old.to - 1 - old.text.length, to: old.to - 1, insert }
  const end = endOf(attributes.at(-1))
  return { from: end, to: end, insert: ` ${name}="${insert}"` }
}
