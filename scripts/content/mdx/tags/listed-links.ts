import { type Message, say } from '../../problem.ts'
import { completeAddress, linkWith, ofThisSite } from './tag-attributes.ts'

const asList = {
  en: 'Write each link on a line of its own, as an item of a list: {items}.',
  nl: 'Schrijf elke link op een eigen regel, als punt van een lijst: {items}.',
}
const titledList = {
  en: 'Write **{title}**, an empty line, and each link on a line of its own, as an item of a list: {items}.',
  nl: 'Schrijf **{title}**, een lege regel, en elke link op een eigen regel, als punt van een lijst: {items}.',
}

/** Matches an object with only quoted values: { label: "Words", href: "/costs" }. */
const objects = /\{\s*(?:["']?\w+["']?\s*:\s*(?:"[^"]*"|'[^']*')\s*,?\s*)+\}/g

/** Returns the cure for a component that lists links: <Links items={[{ label: "Words", href: "/costs" }]} />. */
export function cureOfLinks(written: string): Message | undefined {
  const [, before = '', list] =
    /^<[A-Z][\w.]*((?:\s+\w+=(?:"[^"]*"|'[^']*'))*)\s+\w+=\{\s*\[([\s\S]*)\]\s*\}[^<>]*\/>$/.exec(written) ?? []
  if (list?.replace(objects, '').replace(/[\s,]/g, '') !== '') return undefined
  const links = (list.match(objects) ?? []).map((one) => {
    const values = Object.fromEntries(
      [...one.matchAll(/(\w+)["']?\s*:\s*(?:"([^"]*)"|'([^']*)')/g)].map(([, key = '', a, b = '']) => [key, a ?? b]),
    )
    return {
      words: values.label ?? values.title ?? values.text ?? values.name ?? '',
      address: values.href ?? values.url ?? values.link ?? values.to,
    }
  })
  if (links.length === 0 || links.some(({ words, address }) => !address || words === '' || /[[\]<>{}]/.test(words)))
    return undefined
  const isComplete = links.every(({ address = '' }) => completeAddress(address))
  const items = links
    .map(({ words, address = '' }) => `- ${linkWith(completeAddress(address) ?? '/address', words)}`)
    .join(', ')
  const [, , title] = /\stitle=(["'])([^"'*<>{}]+)\1/.exec(before) ?? []
  const cure = title ? say(titledList, { title, items }) : say(asList, { items })
  return isComplete ? cure : say(ofThisSite, { cure })
}
