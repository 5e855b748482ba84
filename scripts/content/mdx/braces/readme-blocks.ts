import { type Message, say, shorten } from '../../problem.ts'
import { linkWith, secureAddress } from '../tags/tag-attributes.ts'
import { ofOthers } from './notation-messages.ts'

const asLink = {
  en: 'Write a link instead of lines {first} to {last}: {link}.',
  nl: 'Schrijf in plaats van regel {first} tot en met {last} een link: {link}.',
}
const asText = {
  en: 'Write the text or the picture that visitors should see instead of lines {first} to {last}.',
  nl: 'Schrijf in plaats van regel {first} tot en met {last} de tekst of de afbeelding die bezoekers moeten zien.',
}

/** Matches a block with its content as JSON, as in ReadMe: [block:embed] {…} [/block]. */
const block = /^(\[block:[\w-]+\])[ \t]*\n([\s\S]*?)^\[\/block\][ \t]*$/gm

/** Finds blocks with JSON between two lines in brackets. Nothing within them has a message of its own. */
export function readmeBlocks(text: string): { start: number; end: number; message: Message }[] {
  if (!text.includes('[block:')) return []
  return [...text.matchAll(block)].map(({ 0: written, 1: begin = '', 2: json = '', index: start }) => {
    const first = text.slice(0, start).split('\n').length
    const lines = { first, last: first + written.split('\n').length - 1 }
    const [, url = ''] = /"(?:url|href)":\s*"([^"\\]+)"/.exec(json) ?? []
    const address = /embed/.test(begin) ? secureAddress(url) : undefined
    const cure = address ? say(asLink, { ...lines, link: linkWith(address, '') }) : say(asText, lines)
    const message = say(ofOthers, { source: shorten(`${begin} … [/block]`), cure })
    return { start, end: start + written.length, message }
  })
}
