import { join } from 'node:path'
import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import type { Size } from '../../../site/pictures.ts'
import type { Message } from '../../check/message.ts'
import { isWord } from '../compile/refusals.ts'
import { readPicture } from './picture-file.ts'
import { faultOfName } from './picture-name.ts'
import { report } from './report.ts'

/** The pictures that a text names by a right address, each with its size, or the sentence about what is wrong with it. */
export type Pictures = Readonly<Record<string, Size | Message>>

const address = /\/images\/[\w./-]+\.(?:svg|avif|webp|jpe?g|png)/g

/** Measures every picture of public/ that a text names; one that was `measured` for another text is not read again. */
export function picturesIn(text: string, root: string, measured = new Map<string, Size | Message>()): Pictures {
  // What is wrong with the address itself, a rule says.
  const named = [...new Set(text.match(address))].filter((src) => !faultOfName(src)).sort()
  const sizes = named.map((src) => {
    const size = measured.get(src) ?? readPicture(src, join(root, 'public'))
    measured.set(src, size)
    return [src, size] as const
  })
  return Object.fromEntries(sizes)
}

/** Gives every picture in a body its size, so that the page keeps its room free. */
export function remarkPictures(pictures: Pictures) {
  return (tree: Root, file: VFile) => {
    visit(tree, (node) => {
      if (node.type === 'image') {
        const size = pictures[node.url]
        if (!size) return
        if ('en' in size) report(file, 'picture-file', size, node)
        else node.data = { ...node.data, hProperties: { ...size } }
      }
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return
      const src = node.attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'src')
      // An unknown component was reported before.
      if (typeof src?.value !== 'string' || !isWord(node.name ?? '')) return
      const size = pictures[src.value]
      if (!size) return
      if ('en' in size) return report(file, 'picture-file', size, src)
      for (const [name, value] of Object.entries(size))
        node.attributes.push({ type: 'mdxJsxAttribute', name, value: String(value) })
    })
  }
}
