import type { Image, ImageReference, Nodes, Text } from 'mdast'
import { vocabulary } from '../../../components/mdx/vocabulary.tsx'
import { anchorIn, closestMatch } from '../../lib/strings.ts'
import { type Facts, isFact, printText, unknownFact } from '../facts.ts'
import type { Pictures } from '../pictures.ts'
import { didYouMean, type Message, positionAt, type Report, type ReportedProblem, say, shorten } from '../problem.ts'
import { validate } from '../schema/validate.ts'
import { cureOfTag, isReportedWhole, isReportedWith, ofOtherSystem } from './other-notations.ts'
import {
  type Component,
  firstsOf,
  isComponent,
  ofType,
  type Positioned,
  positionOf,
  sliceOf,
  type Visited,
} from './outline.ts'

type ReportAt = (ruleId: string, message: Message, node: Positioned) => void
type Print = (text: string, node: Positioned) => string

const ownAnchor = /(?<=^(?:\/[^#]*)?#).+/

/** Replaces facts and adds sizes to pictures. Reports all other code and HTML: the resulting tree is data. */
export function resolveComponents(
  nodes: readonly Visited[],
  source: string,
  facts: Facts,
  pictures: Pictures,
  report: Report,
) {
  const reportAt: ReportAt = (ruleId, message, node) => report(ruleId, { position: positionOf(node), message })
  const print: Print = (text, node) =>
    printText(text, facts, (name) => reportAt('unknown-fact', unknownFact(name, facts, factOrSign), node))
  const sizeOf = (src: string, node: Positioned) => {
    const size = pictures[src]
    if (!size || !('en' in size)) return { ...size }
    reportAt('picture-file', size, node)
    return {}
  }
  const definitions = firstsOf(ofType(nodes, 'definition'))
  let reportedUntil = 0
  for (const { node, parent } of nodes) {
    if ((node.position?.start.offset ?? reportedUntil) < reportedUntil) continue
    if (node.type === 'text' && parent?.type !== 'link') checkBrace(node, source, reportAt)
    if (node.type === 'mdxjsEsm') {
      const { line } = positionOf(node)
      for (const code of noCode(node.value))
        report('closed-vocabulary', { position: { line: line + code.line, column: 1 }, message: code.message })
    }
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      const written = `{${node.value}}`
      if (!isFact(written)) reportAt('closed-vocabulary', noExpression(written), node)
      const value = { type: 'text' as const, value: isFact(written) ? print(written, node) : written }
      const put = node.type === 'mdxTextExpression' ? value : { type: 'paragraph' as const, children: [value] }
      const siblings: Nodes[] = parent?.children ?? []
      siblings[siblings.indexOf(node)] = put
    }
    if (isComponent(node)) {
      const name = node.name ?? ''
      const outer = parent && 'name' in parent && parent.name
      if (!outer || !isReportedWith(name, outer)) checkComponent(node, report, reportAt, print)
      if (isReportedWhole(name)) reportedUntil = node.position?.end.offset ?? reportedUntil
      const src = node.attributes.find((one) => 'name' in one && one.name === 'src')
      if (isKnownComponent(name) && typeof src?.value === 'string')
        for (const [key, value] of Object.entries(sizeOf(src.value, src)))
          node.attributes.push({ type: 'mdxJsxAttribute', name: key, value: String(value) })
    }
    if (node.type === 'image' || node.type === 'imageReference') node.alt = printAlt(node, source, reportAt, print)
    if (node.type === 'imageReference') {
      const { url = '', title } = definitions.get(node.identifier) ?? {}
      Object.assign(node, { type: 'image', url, title })
    }
    if ('url' in node) node.url = print(node.url, node).replace(ownAnchor, anchorIn)
    if ('title' in node && node.title) node.title = print(node.title, node)
    if (node.type === 'image') node.data = { ...node.data, hProperties: sizeOf(node.url, node) }
  }
}

/** Reports a brace that the parser left in a text, as it does after a `]` in code. */
function checkBrace(node: Text, source: string, reportAt: ReportAt) {
  const text = sliceOf(node, source)
  const [before = ''] = /^(?:\\.|[^{])*/s.exec(text) ?? []
  if (before.length === text.length) return
  const start = positionAt({ text, ...positionOf(node) }, before.length)
  const message = {
    en: 'A { after a ] within code is not read. Write it in another sentence.',
    nl: 'Een { na een ] in code wordt niet gelezen. Zet die in een andere zin.',
  }
  reportAt('mdx-syntax', message, { position: { start, end: start } })
}

/** The parser drops the braces of facts in alternative text, so this reads the source. */
function printAlt(node: Image | ImageReference, source: string, reportAt: ReportAt, print: Print): string {
  const [, written = ''] = /^!\[((?:\\.|\{[^}]*\}|[^\]\\])*)\]/.exec(sliceOf(node, source)) ?? []
  const expression = written.match(/(?<!\\)\{[^}]*\}/g)?.find((braces) => !isFact(braces))
  if (expression !== undefined) reportAt('closed-vocabulary', noExpression(expression), node)
  return written.includes('{') ? print(written, node) : (node.alt ?? '')
}

/** The dot distinguishes a fact from a variable. */
const namesFact = /^\{\s*\w+(?:\.\w+)+\s*\}$/

function checkComponent(node: Component, report: Report, reportAt: ReportAt, print: Print) {
  const name = node.name ?? ''
  if (!isKnownComponent(name)) return reportAt('closed-vocabulary', unknownComponent(name), node)
  const { props } = vocabulary[name]
  const fields: Record<string, string> = {}
  const unread: string[] = []
  const attributes = new Map<string, Positioned>()
  for (const attribute of node.attributes) {
    const { value } = attribute
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      reportAt('closed-vocabulary', say(expression, shorten(`{${value}}`), eachAsText), attribute)
      continue
    }
    const key = attribute.name
    if (attributes.has(key)) reportAt('component-property', say(givenTwice, key, name), attribute)
    attributes.set(key, attribute)
    const isExpression = typeof value === 'object' && value !== null
    const written = isExpression ? `{${value.value}}` : (value ?? '')
    if (isExpression && !namesFact.test(written)) {
      fields[key] = written
      unread.push(key)
      const message = say(expression, shorten(`${key}=${written}`), say(asText, key))
      // The schema reports unknown properties.
      if (key in props.shape) reportAt('closed-vocabulary', message, attribute)
    } else attribute.value = fields[key] = print(written, attribute)
  }
  const source = {
    report: (_: string, problem: ReportedProblem) => report('component-property', problem),
    fields,
    unread,
    positionOf: ([key]: readonly PropertyKey[]) => positionOf(attributes.get(String(key)) ?? node),
    textAt: () => undefined,
    nameOf: ([key]: readonly PropertyKey[]) => ({ en: '%1 of <%2>', nl: '%1 van <%2>', values: [String(key), name] }),
  }
  validate(source, props)
}

const givenTwice = {
  en: '%1 is given twice in <%2>. Keep one of the two.',
  nl: '%1 staat twee keer in <%2>. Houd een van de twee.',
}

/** Matches import and export statements, but no sentences that start with these words. */
const statement =
  /^(?:import\s+(?:['"{*]|[\w$]+(?:\s*,.*)?\s+from\s*['"])|export\s+(?:default|const|let|var|function|async|class)\b|export\s*[{*])/
const imported = {
  en: '"%1" is code, which content cannot hold. A component is there without import: leave the line out.',
  nl: '"%1" is code, en die kan niet in een tekst. Een component is er zonder import: laat de regel weg.',
}
const exported = {
  en: '"%1" is code, which content cannot hold. Leave it out, with all its lines.',
  nl: '"%1" is code, en die kan niet in een tekst. Laat dat weg, met alle regels ervan.',
}
const likeCode = {
  en: '"%1" at the start of a line is code, which content cannot hold. Begin the line with another word.',
  nl: '"%1" aan het begin van een regel is code, en die kan niet in een tekst. Begin de regel met een ander woord.',
}

function noCode(text: string): { message: Message; line: number }[] {
  const found = text.split('\n').flatMap((written, line) => {
    if (!statement.test(written)) return []
    return [{ message: say(written.startsWith('import') ? imported : exported, shorten(written)), line }]
  })
  return found.length > 0 ? found : [{ message: say(likeCode, /^\s*(\w+)/.exec(text)?.[1] ?? 'import'), line: 0 }]
}

const factOrSign = {
  en: 'Write a fact such as {starter.monthly}, or \\{ for the character itself.',
  nl: 'Schrijf een feit zoals {starter.monthly}, of \\{ voor het teken zelf.',
}

const expression = {
  en: '%1 is an expression, which content cannot hold. %2',
  nl: '%1 is een expressie, en die kan niet in een tekst. %2',
}

const asWords = {
  en: 'Leave it out, or write the words without braces and quotes.',
  nl: 'Laat dat weg, of schrijf de woorden zonder accolades en aanhalingstekens.',
}

export function noExpression(written: string): Message {
  const isText = /^\{\s*(["'`])[^"'`]*\1\s*\}$/.test(written)
  return ofOtherSystem(written) ?? say(expression, shorten(written), isText ? asWords : factOrSign)
}

const asText = { en: 'Write %1="…".', nl: 'Schrijf %1="…".' }
const eachAsText = {
  en: 'Write each property as name="…".',
  nl: 'Schrijf elke eigenschap als naam="…".',
}

const noComponent = { en: '<%1> is not a component of this site. %2', nl: '<%1> is geen component van deze site. %2' }
const otherwise = {
  en: 'Use Markdown or one of: %1. For the sign itself write \\<.',
  nl: 'Gebruik Markdown of een van deze: %1. Schrijf \\< voor het teken zelf.',
}

export function unknownComponent(name: string): Message {
  const names = Object.keys(vocabulary)
  const close = closestMatch(name, names)
  const cure = cureOfTag(name) ?? (close ? didYouMean(`<${close}>`, name, close) : say(otherwise, names.join(', ')))
  return say(noComponent, name, cure)
}

export function isKnownComponent(name: string): name is keyof typeof vocabulary {
  return Object.hasOwn(vocabulary, name)
}
