import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import type { Size } from '../../site/pictures.ts'
import { isWord } from './refusals.ts'

/** The pictures that a text names, with their sizes; null for one that does not exist or cannot be read. */
export type Pictures = Readonly<Record<string, Size | null>>

const address = /\/images\/[\w./-]+\.(?:svg|avif|webp|jpe?g|png)/g

/** Measures every picture of public/ that a text names. */
export function picturesIn(text: string, root: string): Pictures {
  const named = [...new Set(text.match(address))].sort()
  return Object.fromEntries(named.map((src) => [src, sizeOf(join(root, 'public', src))]))
}

/** The size of a picture as it is shown, also when a camera wrote it lying on its side. */
function sizeOf(path: string): Size | null {
  try {
    const { width, height, orientation = 1 } = imageSize(readFileSync(path))
    return orientation > 4 ? { width: height, height: width } : { width, height }
  } catch {
    return null
  }
}

/** The sentence about a picture that is not there. */
export function noPicture(src: string): string {
  return `${src} is no picture in public. Put the file at public${src}, or correct the name.`
}

/** Gives every picture in a body its size, so that the page keeps its room free. */
export function remarkPictures(picturesOf: (file: VFile) => Pictures) {
  return (tree: Root, file: VFile) => {
    const pictures = picturesOf(file)
    visit(tree, (node) => {
      if (node.type === 'image') {
        const size = pictures[node.url]
        if (size) node.data = { ...node.data, hProperties: { ...size } }
        else if (node.url.startsWith('/')) file.message(noPicture(node.url), node.position)
      }
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return
      const src = node.attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'src')
      // An unknown component or a picture of another place was reported before.
      if (typeof src?.value !== 'string' || !isWord(node.name ?? '') || !src.value.startsWith('/')) return
      const size = pictures[src.value]
      if (!size) return void file.message(noPicture(src.value), src.position)
      for (const [name, value] of Object.entries(size))
        node.attributes.push({ type: 'mdxJsxAttribute', name, value: String(value) })
    })
  }
}
