import type { Root as HastRoot } from 'hast'
import type { Image, ImageReference, Root, Text } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { keepTogether } from '../../../site/format.ts'
import type { Locale } from '../../../site/locales.ts'
import { placeIn, placeOf, sliceOf } from '../read/places.ts'
import { report } from '../read/report.ts'
import { toSlug } from '../read/slug.ts'
import { type Facts, isFact, printText, unknownFact } from '../schema/facts.ts'
import { checkComponent, type Print, type Report } from './components.ts'
import { faultOfHeading } from './headings.ts'
import { factOrSign, noCode, noExpression } from './refusals.ts'

/** `## Kosten [#costs]` gives a heading its id, so that both languages share their anchors. */
export function remarkHeadingIds() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'heading', (heading) => {
      const fault = faultOfHeading(sliceOf(heading, String(file.value)))
      if (fault) report(file, 'heading-id', fault, heading)
      const last = heading.children.at(-1)
      const found = last?.type === 'text' ? /\s*\[#([^\]]*)\]$/.exec(last.value) : null
      if (last?.type !== 'text' || found?.[1] === undefined) return
      const id = toSlug(found[1])
      if (id !== found[1])
        report(
          file,
          'heading-id',
          {
            en: 'The anchor "%1" is no slug. Write [#%2].',
            nl: 'Het id "%1" kan niet in een adres. Schrijf [#%2].',
            values: [found[1], id],
          },
          heading,
        )
      last.value = last.value.slice(0, found.index)
      heading.data = { ...heading.data, hProperties: { id } }
    })
  }
}

/** The side to which a column of a table is set, as a class: the content policy takes no style of an element. */
export function rehypeCells() {
  return (tree: HastRoot) => {
    visit(tree, 'element', ({ tagName, properties }) => {
      if (tagName !== 'td' && tagName !== 'th') return
      if (properties.align === 'center' || properties.align === 'right')
        properties.className = [`to-${properties.align}`]
      delete properties.align
    })
  }
}

/**
 * Closes the vocabulary of content: facts become text, and every other expression, import, export, unknown component
 * and HTML tag is a mistake. What is left after this plugin is data, not code.
 */
export function remarkClosed(facts: Facts) {
  return (tree: Root, file: VFile) => {
    const refuse: Report = (ruleId, message, node) => report(file, ruleId, message, node)
    const print: Print = (text, node) =>
      printText(text, facts, (name) => {
        const written = { text: sliceOf(node, String(file.value)), ...placeOf(node) }
        const { message, ...correction } = unknownFact(written, name, facts, factOrSign)
        report(file, 'unknown-fact', message, node, correction)
      })

    visit(tree, (node, index, parent) => {
      if (node.type === 'text' && parent?.type !== 'link') refuseBrace(node, file)
      if (node.type === 'mdxjsEsm') refuse('closed-vocabulary', noCode(node.value), node)
      if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
        const written = `{${node.value}}`
        if (!isFact(written)) refuse('closed-vocabulary', noExpression(written), node)
        const value = { type: 'text' as const, value: isFact(written) ? print(written, node) : written }
        if (parent && index !== undefined) {
          parent.children[index] = node.type === 'mdxTextExpression' ? value : { type: 'paragraph', children: [value] }
        }
        return SKIP
      }
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') checkComponent(node, refuse, print)
      if (node.type === 'image' || node.type === 'imageReference') node.alt = printAlt(node, file, print)
      if ('url' in node) node.url = print(node.url, node)
      if ('title' in node && node.title) node.title = print(node.title, node)
    })
  }
}

/** The parser reads a fact as text where a ] within code comes before it. */
function refuseBrace(node: Text, file: VFile) {
  const text = sliceOf(node, String(file.value))
  const [before = ''] = /^(?:\\.|[^{])*/s.exec(text) ?? []
  if (before.length === text.length) return
  const start = placeIn({ text, ...placeOf(node) }, before.length)
  const message = {
    en: 'A { after a ] within code is not read. Write it in another sentence.',
    nl: 'Een { na een ] in code wordt niet gelezen. Zet die in een andere zin.',
  }
  report(file, 'mdx-syntax', message, { position: { start, end: start } })
}

/** The parser drops the braces of facts in an alternative text; the source still has them. */
function printAlt(node: Image | ImageReference, file: VFile, print: Print): string {
  const [, written = ''] = /^!\[((?:\\.|\{[^}]*\}|[^\]\\])*)\]/.exec(sliceOf(node, String(file.value))) ?? []
  const expression = written.match(/(?<!\\)\{[^}]*\}/g)?.find((braces) => !isFact(braces))
  if (expression !== undefined) report(file, 'closed-vocabulary', noExpression(expression), node)
  return written.includes('{') ? print(written, node) : (node.alt ?? '')
}

/** Keeps numbers on one line with what they count, in all text but code. A fact and the text around it are one text here. */
export function rehypeTogether(locale: Locale) {
  return (tree: HastRoot) => {
    visit(tree, (node) => {
      if (node.type === 'element' && node.tagName === 'code') return SKIP
      if (!('children' in node)) return
      const { children } = node
      for (let at = children.length - 1; at > 0; at -= 1) {
        const [before, after] = [children[at - 1], children[at]]
        if (before?.type !== 'text' || after?.type !== 'text') continue
        before.value += after.value
        children.splice(at, 1)
      }
      for (const child of children) if (child.type === 'text') child.value = keepTogether(child.value, locale)
    })
  }
}
