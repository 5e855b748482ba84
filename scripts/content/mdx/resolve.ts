import type { Definition, Image, ImageReference, Link, Nodes, Text } from 'mdast'
import { anchorIn } from '../../lib/strings.ts'
import { type Facts, isFact, printText, unknownFact } from '../facts.ts'
import type { Pictures } from '../pictures.ts'
import { positionAt, type Report, say } from '../problem.ts'
import { withSurroundings } from './braces/around-braces.ts'
import { asCharacter, hasCodeLines } from './braces/braces-as-code.ts'
import { otherBraces } from './braces/other-braces.ts'
import { isTemplate, type Target } from './braces/template-addresses.ts'
import { checkComponent, type Print, type ReportAt } from './check-component.ts'
import { isReportedWhole, isReportedWith, removeIt } from './cures/counterparts.ts'
import { figureFor } from './cures/figures.ts'
import { formulasIn, isWithin } from './latex/formulas.ts'
import { formulaAt, movedFormula } from './latex/latex.ts'
import {
  addressIn,
  firstsOf,
  isComponent,
  nodeText,
  ofType,
  type Positioned,
  positionOf,
  sliceOf,
  type Visited,
} from './outline.ts'
import { factOrCharacter, isKnownComponent, noCode, noExpression } from './syntax/syntax-cures.ts'
import type { Span } from './syntax/syntax-errors.ts'
import { noteLink } from './tags/anchors.ts'
import { captionOf, isMarkWithTitle } from './tags/attribute-words.ts'
import { bracesInCode, codeOf } from './tags/code-tags.ts'
import { attributesOf, contentOf, isDrawn, isStyledLink } from './tags/element-content.ts'
import { isEmbeddedPost } from './tags/social-embeds.ts'
import { isPlainSummary } from './tags/titled-parts.ts'

const variable = {
  en: '{source} is read as a fact. Write it as code, `{source}`, or write \\{ for the character itself.',
  nl: '{source} wordt gelezen als een feit. Schrijf het als code, `{source}`, of schrijf \\{ voor het teken zelf.',
}

/** Replaces facts and adds sizes to pictures. Reports all other code and HTML, so that the tree contains only data. */
export function resolveComponents(
  nodes: readonly Visited[],
  source: string,
  /** The source before spaces replaced its syntax errors. */
  original: string,
  facts: Facts,
  pictures: Pictures,
  report: Report,
) {
  const reportAt: ReportAt = (ruleId, message, node) => report(ruleId, { position: positionOf(node), message })
  const print: Print = (text, node) =>
    printText(text, facts, (name) => {
      // Another message replaces the whole address of a picture.
      if ('alt' in node && 'url' in node && node.url === text) return
      const isVariable = source[(node.position?.start.offset ?? 0) - 1] === '$'
      const message = isVariable ? say(variable, { source: `\${${name}}` }) : unknownFact(name, facts, factOrCharacter)
      const [start = 0, end = 0] = [node.position?.start.offset, node.position?.end.offset]
      const isWhole = source.slice(start, end) === `{${name}}`
      reportAt('unknown-fact', isWhole ? withSurroundings(message, source, start, end) : message, node)
    })
  const sizeOf = (src: string, node: Positioned) => {
    const size = pictures[src]
    if (!size || !('en' in size)) return { ...size }
    reportAt('picture-file', size, node)
    return {}
  }
  const definitions = firstsOf(ofType(nodes, 'definition'))
  const formulas = formulasIn(source)
  let reportedUntil = 0
  let listUntil = 0
  /** HTML list or table that was reported last. A paragraph can be between it and its items. */
  let group = { name: '', until: 0 }
  for (const visited of nodes) {
    const { node, parent } = visited
    if ((node.position?.start.offset ?? reportedUntil) < reportedUntil) continue
    if (node.type === 'list') listUntil = Math.max(listUntil, node.position?.end.offset ?? 0)
    if (node.type === 'text') reportFormulas(node, formulas, source, report)
    if (node.type === 'mdxjsEsm')
      for (const problem of noCode(node.value, positionOf(node), source, true)) report('closed-vocabulary', problem)
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      const expression = `{${node.value}}`
      const start = node.position?.start.offset ?? 0
      // Skips an expression in a formula, which is reported as a whole.
      if (isWithin(formulas, start)) continue
      const other = otherBraces(source, start, sliceOf(node, source))
      const isPart = parent && repeatsAddress(parent, source)
      if (other) report('closed-vocabulary', { position: positionOf(node), ...other })
      else if (!isPart && !isFact(expression)) {
        const message = bracesInCode(source, start, expression) ?? noExpression(expression)
        const { cure } = message.values ?? {}
        const expected = { [asCharacter.en]: `\\${expression}`, [removeIt.en]: '' }[
          typeof cure === 'object' ? cure.en : ''
        ]
        const suggestedFix = expected === undefined ? undefined : { actual: expression, expected }
        report('closed-vocabulary', { position: positionOf(node), message, suggestedFix })
      }
      const value = {
        type: 'text' as const,
        value: isFact(expression) && !other && !isPart ? print(expression, node) : expression,
      }
      const put = node.type === 'mdxTextExpression' ? value : { type: 'paragraph' as const, children: [value] }
      const siblings: Nodes[] = parent?.children ?? []
      siblings[siblings.indexOf(node)] = put
    }
    if (isComponent(node)) {
      const name = node.name ?? ''
      const isInGroup = (node.position?.start.offset ?? 0) < group.until
      const outer = (parent && 'name' in parent && parent.name) || (isInGroup && group.name)
      if (!isInGroup && /^(?:[uod]l|table|\w*List)$/.test(name)) group = { name, until: node.position?.end.offset ?? 0 }
      const isLineOfCode =
        name === 'br' && parent && isComponent(parent) && hasCodeLines(outer || '', sliceOf(parent, source))
      // The message about a link to a footnote includes its number.
      const isNumber =
        name === 'sup' &&
        parent &&
        isComponent(parent) &&
        noteLink('a', attributesOf(parent), contentOf(parent, source))
      if (!isLineOfCode && !isNumber && (!outer || !isReportedWith(name, outer)))
        checkComponent(
          { ...visited, node },
          (node.position?.start.offset ?? 0) < listUntil && !isBelowList(original, node.position?.start.offset ?? 0),
          source,
          original,
          report,
          reportAt,
          print,
        )
      const written = sliceOf(node, source)
      const isFigure = name === 'figure' ? figureFor(written) : !isKnownComponent(name) && captionOf(written)
      if (
        isReportedWhole(name) ||
        isEmbeddedPost(written) ||
        isFigure ||
        isPlainSummary(written) ||
        isMarkWithTitle(name, attributesOf(node).title, written) ||
        codeOf(written) ||
        isDrawn(node) ||
        isStyledLink(written)
      )
        reportedUntil = node.position?.end.offset ?? reportedUntil
      const src = node.attributes.find((attribute) => 'name' in attribute && attribute.name === 'src')
      if (isKnownComponent(name) && typeof src?.value === 'string')
        for (const [key, value] of Object.entries(sizeOf(src.value, src)))
          node.attributes.push({ type: 'mdxJsxAttribute', name: key, value: String(value) })
    }
    if (node.type === 'image' || node.type === 'imageReference') node.alt = printAlt(node, source, reportAt, print)
    if (node.type === 'imageReference') {
      const { url = '', title } = definitions.get(node.identifier) ?? {}
      Object.assign(node, { type: 'image', url, title })
    }
    if ('url' in node && isTemplate(node.url)) reportTemplate(node, source, report)
    else if ('url' in node && !repeatsAddress(node, source))
      node.url = print(node.url, node).replace(/(?<=^(?:\/[^#]*)?#).+/, anchorIn)
    if ('title' in node && node.title) node.title = print(node.title, node)
    if (node.type === 'image') node.data = { ...node.data, hProperties: sizeOf(node.url, node) }
  }
}

/** Tells whether a line begins at the left below an empty line, so that no list contains it. Spaces can replace its tag. */
function isBelowList(original: string, offset: number): boolean {
  const start = original.lastIndexOf('\n', offset - 1) + 1
  return original.charAt(start) === '<' && /\n[ \t]*\n$/.test(original.slice(Math.max(0, start - 200), start))
}

/**
 * Tells whether a link shows an address with a name in braces for its host: [http://{host}](http://{host}). The rule
 * link-scheme says to write that address as code.
 */
const repeatsAddress = (node: Nodes, source: string) =>
  node.type === 'link' &&
  /^http:\/\/\{[^{}.]+\}(?:[:/]|$)/.test(node.url) &&
  sliceOf(node, source).startsWith(`[${node.url}]`)

/** Reports formulas that begin in a text node. Code has no text nodes, so formulas in it are not reported. */
function reportFormulas(node: Text, formulas: readonly Span[], source: string, report: Report) {
  const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0]
  for (const [from, to] of formulas) {
    if (from < start || from >= end) continue
    const position = positionAt({ text: source, line: 1, column: 1 }, from)
    const formula = source.slice(from, to)
    const message = movedFormula(source, from, to) ?? formulaAt(noExpression(formula), formula, source, from)
    report('closed-vocabulary', { position, message })
  }
}

/**
 * Reports an address with a template placeholder. If the address has escapes, reports the link, because the position of
 * the address is unknown.
 */
function reportTemplate(node: Link | Definition | Image, source: string, report: Report) {
  const position = (node.type === 'image' ? undefined : addressIn(node, source)) ?? positionOf(node)
  const { url, target } = bareTemplate(node, source) ?? {
    url: node.url,
    target: node.type === 'image' ? pictureTarget(node.alt) : linkTarget(node),
  }
  report('closed-vocabulary', { position, message: noExpression(url, target) })
}

const linkTarget = (node: Link | Definition): Target => ({
  kind:
    node.type === 'link' && node.children.length === 1 && node.children[0]?.type === 'image'
      ? 'linkAroundPicture'
      : 'link',
  words: nodeText(node),
})

const pictureTarget = (words?: string | null): Target => ({ kind: 'picture', words: words ?? '' })

/**
 * Returns the whole address and its link or picture, if a space in the template ended the address:
 * [words](https://example.org/{{ page.tag }}/).
 */
function bareTemplate({ position }: Positioned, source: string): { url: string; target: Target } | undefined {
  const start = position?.start.offset ?? 0
  const [url] = /^https?:[^\s()[\]{}]*(?:\{\{[^{}\n]*\}\}[^\s(){}]*)+/.exec(source.slice(start)) ?? []
  if (!url) return undefined
  const [, mark, words = ''] = /(!?)\[([^[\]\n]*)\]\($/.exec(source.slice(0, start)) ?? []
  return { url, target: mark ? pictureTarget(words) : { kind: 'link', words: words || url } }
}

/** Replaces facts in alternative text. Reads the source, because the parser drops their braces. */
function printAlt(node: Image | ImageReference, source: string, reportAt: ReportAt, print: Print): string {
  const [, altSource = ''] = /^!\[((?:\\.|\{[^}]*\}|[^\]\\])*)\]/.exec(sliceOf(node, source)) ?? []
  const expression = altSource.match(/(?<!\\)\{[^}]*\}/g)?.find((braces) => !isFact(braces))
  if (expression !== undefined) reportAt('closed-vocabulary', noExpression(expression), node)
  return altSource.includes('{') ? print(altSource, node) : (node.alt ?? '')
}
