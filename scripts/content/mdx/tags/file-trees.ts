import { type Message, say } from '../../problem.ts'
import { write } from '../cures/counterparts.ts'
import { type Component, isComponent } from '../outline.ts'
import type { Attributes } from './tag-attributes.ts'

const folderAsItem = {
  en: 'Write {item} instead of {open}, and remove {close}.',
  nl: 'Schrijf {item} in plaats van {open}, en haal {close} weg.',
}
const namesAsList = {
  en: 'Write the names in it as a list, with - and a space before each name and two more spaces within a folder; or write them between two lines with ```.',
  nl: 'Schrijf de namen erin als lijst, met - en een spatie voor elke naam en twee extra spaties binnen een map; of schrijf ze tussen twee regels met ```.',
}

const isOfTree = (name: string) => /^(?:[A-Z]\w*\.)?(?:File|Folder|Directory|Dir)$/.test(name)

/** Tells whether a cure writes the name of a file as a list item, which keeps the spaces before it. */
export const isItem = (cure: Message) => cure.en === folderAsItem.en || /^- /.test(String(cure.values?.text))

/** Returns the cure for the name of a file or folder in a tree: <FileTree.File name="index.mdx" />. */
export function nameInTree({ name, children }: Component, attributes: Attributes): Message | undefined {
  const { name: shown, label = shown, title = label } = attributes
  if (!name || !isOfTree(name) || !title?.trim() || /[{}<>]/.test(title)) return undefined
  const item = `- ${title.trim()}`
  return children.length === 0 ? write(item) : say(folderAsItem, { item, open: `<${name} …>`, close: `</${name}>` })
}

/** Returns the cure for a tree whose files and folders are components. */
export const treeOfNames = ({ children }: Component): Message | undefined =>
  children.some((child) => isComponent(child) && isOfTree(child.name ?? '')) ? namesAsList : undefined
