import type { Message } from '../../problem.ts'
import { asCode, cureOfComponent } from '../cures/counterparts.ts'
import { type Component, sliceOf } from '../outline.ts'
import { codeInAttribute } from './code-tags.ts'
import { nameInTree, treeOfNames } from './file-trees.ts'
import { cureOfFiles } from './imported-files.ts'
import { cureOfLinks } from './listed-links.ts'
import type { Attributes } from './tag-attributes.ts'

/** Returns the cure for a component that shows code or files: a diagram, a list of pictures, or a tree of files. */
export function cureOfShown(node: Component, attributes: Attributes, source: string): Message | undefined {
  const { name, children } = node
  if (!name || !/^[A-Z]/.test(name)) return undefined
  const showsCode = cureOfComponent(name) === asCode
  const written = sliceOf(node, source)
  return (
    (children.length === 0 || showsCode ? codeInAttribute(name, attributes, written) : undefined) ??
    cureOfFiles(name, written, source) ??
    (children.length === 0 ? cureOfLinks(written) : undefined) ??
    nameInTree(node, attributes) ??
    (showsCode ? treeOfNames(node) : undefined)
  )
}
