import { type Fix, type Message, say } from '../../problem.ts'
import { cureOfComponent, cureOfTag } from '../cures/counterparts.ts'
import { type Component, sliceOf, type Visited } from '../outline.ts'
import { attributesOf, contentOf, type Explained } from './element-content.ts'
import { attributesWithFiles, withImports } from './imported-files.ts'
import { type Attributes, withInner } from './tag-attributes.ts'
import { noComponent } from './unknown-component.ts'

/** Markdown markers, keyed by the HTML tags that they replace. */
const markerOfTag = new Map(
  Object.entries({ '**': 'b strong', '*': 'i em cite', '~~': 's del strike', '`': 'code tt kbd samp var' }).flatMap(
    ([marker, tags]) => tags.split(' ').map((tag) => [tag, marker] as const),
  ),
)

const markerOfStyle = ({ style = '' }: Attributes) =>
  /font-weight:\s*(?:bold|[6-9]00)/.test(style) ? '**' : /font-style:\s*italic/.test(style) ? '*' : undefined

/** An HTML element or an unknown component, with what its explanation depends on. */
export interface Tag {
  visited: Visited<Component>
  node: Component
  parent: Visited<Component>['parent']
  name: string
  attributes: Attributes
  /** The text without other mistakes, the text as typed, and the offsets of the element in both. */
  source: string
  original: string
  start: number
  end: number
  /** The element as in `source`, and with the files of its imports. */
  written: string
  shown: string
  /** What is between the tags: as typed, and empty if it has several paragraphs; and as `contentOf` returns it. */
  inner: string
  readonly content: string
  /** The characters directly before and after the element. */
  around: readonly [before: string, after: string]
  isInList: boolean
  /** The Markdown marker for the tag, and the cure for its name, if any. */
  marker?: string
  /** True for a tag without a meaning of its own, whose style can be bold or italic. */
  isStyled: boolean
  known?: Message
  becomes: (expected: string) => Fix
  withCure: (cure: Message, correction?: Fix) => Explained
}

export function readTag(visited: Visited<Component>, source: string, isInList: boolean, original: string): Tag {
  const { node, parent } = visited
  const name = node.name ?? ''
  const written = sliceOf(node, source)
  const shown = withImports(written, source)
  const [, inner = ''] = /^<[^<>]*[^<>/]>((?:(?!\n\s*\n)[\s\S])*)<\/[^<>]*>$/.exec(written) ?? []
  const attributes = withInner(name, attributesWithFiles(node, attributesOf(node), source), shown)
  const isStyled = /^(?:span|font)$/.test(name) && parent?.type !== 'heading'
  const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0]
  return {
    ...{ visited, node, parent, name, source, original, start, end, written, shown, inner, isInList },
    attributes,
    get content() {
      return contentOf(node, source)
    },
    around: [source[start - 1] ?? '', source[end] ?? ''],
    marker: markerOfTag.get(name) ?? (isStyled ? markerOfStyle(attributes) : undefined),
    isStyled,
    known: cureOfTag(name) ?? cureOfComponent(name),
    becomes: (expected) => ({ actual: written, expected }),
    withCure: (cure, correction) => ({ message: say(noComponent, { name, cure }), suggestedFix: correction }),
  }
}
