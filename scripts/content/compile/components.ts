import type { Image, ImageReference, Nodes, Root, Text } from 'mdast'
import { vocabulary } from '../../../components/mdx/vocabulary.tsx'
import { didYouMean, type Message } from '../../check/message.ts'
import { type Correction, type Problem, quote } from '../../check/problem.ts'
import { nearest } from '../../lib/nearest.ts'
import type { Pictures } from '../entry.ts'
import { faultOfName } from '../read/picture-name.ts'
import { nodesOf, type Placed, placeIn, placeOf, sliceOf } from '../read/places.ts'
import { toSlug } from '../read/slug.ts'
import { type Facts, isFact, printText, unknownFact } from '../schema/facts.ts'
import { cureOf } from '../schema/schema-words.ts'
import { faultOfHeading } from './headings.ts'
import { factOrSign, isWord, noCode, noExpression, unknownComponent } from './refusals.ts'

type Element = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>

type Report = (ruleId: string, message: Message, node: Placed, correction?: Correction) => void
/** Writes out the facts of a text that stands in `node`. */
type Print = (text: string, node: Placed) => string

/**
 * Closes the vocabulary of a body: facts become text, pictures get their size and headings their id, and every other
 * expression, import, export, unknown component and HTML tag is a mistake. What is left of the tree is data, not code.
 */
export function closeVocabulary(tree: Root, file: string, source: string, facts: Facts, pictures: Pictures): Problem[] {
  const problems: Problem[] = []
  const report: Report = (ruleId, message, node, correction) =>
    void problems.push({ ruleId, file, ...placeOf(node), message, ...correction })
  const print: Print = (text, node) =>
    printText(text, facts, (name) => {
      const written = { text: sliceOf(node, source), ...placeOf(node) }
      const { message, ...correction } = unknownFact(written, name, facts, factOrSign)
      report('unknown-fact', message, node, correction)
    })

  for (const { node, parent } of nodesOf(tree)) {
    if (node.type === 'heading') takeId(node, source, report)
    if (node.type === 'text' && parent?.type !== 'link') refuseBrace(node, source, report)
    if (node.type === 'mdxjsEsm') report('closed-vocabulary', noCode(node.value), node)
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      const written = `{${node.value}}`
      if (!isFact(written)) report('closed-vocabulary', noExpression(written), node)
      const value = { type: 'text' as const, value: isFact(written) ? print(written, node) : written }
      const put = node.type === 'mdxTextExpression' ? value : { type: 'paragraph' as const, children: [value] }
      if (parent) replaceIn(parent, node, put)
    }
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      checkComponent(node, report, print)
      sizeComponent(node, pictures, report)
    }
    if (node.type === 'image' || node.type === 'imageReference') node.alt = printAlt(node, source, report, print)
    if ('url' in node) node.url = print(node.url, node)
    if ('title' in node && node.title) node.title = print(node.title, node)
    if (node.type === 'image') {
      const size = pictures[node.url]
      if (size && 'en' in size) report('picture-file', size, node)
      else if (size) node.data = { ...node.data, hProperties: { ...size } }
    }
  }
  return problems
}

function replaceIn({ children }: { children: Nodes[] }, old: Nodes, fresh: Nodes) {
  children[children.indexOf(old)] = fresh
}

/** `## Kosten [#costs]` gives a heading its id, so that both languages share their anchors. */
function takeId(heading: Extract<Nodes, { type: 'heading' }>, source: string, report: Report) {
  const fault = faultOfHeading(sliceOf(heading, source))
  if (fault) report('heading-id', fault, heading)
  const last = heading.children.at(-1)
  const found = last?.type === 'text' ? /\s*\[#([^\]]*)\]$/.exec(last.value) : null
  if (last?.type !== 'text' || found?.[1] === undefined) return
  const id = toSlug(found[1])
  const noSlug = {
    en: 'The anchor "%1" is no slug. Write [#%2].',
    nl: 'Het id "%1" kan niet in een adres. Schrijf [#%2].',
    values: [found[1], id],
  }
  if (id !== found[1]) report('heading-id', noSlug, heading)
  last.value = last.value.slice(0, found.index)
  heading.data = { ...heading.data, hProperties: { id } }
}

/** The parser reads a fact as text where a ] within code comes before it. */
function refuseBrace(node: Text, source: string, report: Report) {
  const text = sliceOf(node, source)
  const [before = ''] = /^(?:\\.|[^{])*/s.exec(text) ?? []
  if (before.length === text.length) return
  const start = placeIn({ text, ...placeOf(node) }, before.length)
  const message = {
    en: 'A { after a ] within code is not read. Write it in another sentence.',
    nl: 'Een { na een ] in code wordt niet gelezen. Zet die in een andere zin.',
  }
  report('mdx-syntax', message, { position: { start, end: start } })
}

/** The parser drops the braces of facts in an alternative text; the source still has them. */
function printAlt(node: Image | ImageReference, source: string, report: Report, print: Print): string {
  const [, written = ''] = /^!\[((?:\\.|\{[^}]*\}|[^\]\\])*)\]/.exec(sliceOf(node, source)) ?? []
  const expression = written.match(/(?<!\\)\{[^}]*\}/g)?.find((braces) => !isFact(braces))
  if (expression !== undefined) report('closed-vocabulary', noExpression(expression), node)
  return written.includes('{') ? print(written, node) : (node.alt ?? '')
}

/** Gives the picture that a component shows its size, so that the page keeps its room free. */
function sizeComponent(node: Element, pictures: Pictures, report: Report) {
  const src = node.attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'src')
  const size = typeof src?.value === 'string' && isWord(node.name ?? '') ? pictures[src.value] : undefined
  if (!src || !size) return
  if ('en' in size) return report('picture-file', size, src)
  for (const [name, value] of Object.entries(size))
    node.attributes.push({ type: 'mdxJsxAttribute', name, value: String(value) })
}

/** Checks one component of a body against the vocabulary, and writes out the facts in its properties. */
function checkComponent(node: Element, report: Report, print: Print) {
  const name = node.name ?? ''
  if (!isWord(name)) return report('closed-vocabulary', unknownComponent(name), node)
  const props = readProps(node, name, report, print)
  const wanting = wantingIn(node, name)
  if (wanting) report('component-property', wanting, node)
  const { shape } = vocabulary[name].props
  const known = Object.keys(shape)
  for (const issue of vocabulary[name].props.safeParse(props.values).error?.issues ?? []) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) {
        const close = nearest(key, known)
        const cure = close
          ? didYouMean(close)
          : {
              en: '<%1> takes %2.',
              nl: '<%1> kent %2.',
              values: [name, known.join(', ') || { en: 'no properties', nl: 'geen eigenschappen' }],
            }
        report(
          'component-property',
          {
            en: '%1 is not a property of <%2>. %3',
            nl: '%1 is geen eigenschap van <%2>. %3',
            values: [key, name, cure],
          },
          props.places.get(key) ?? node,
        )
      }
      continue
    }
    const key = String(issue.path[0])
    const value = props.values[key]
    const ofPicture = key === 'src' && value ? faultOfName(value) : undefined
    if (ofPicture) {
      report(
        'component-property',
        { en: '%1=%2 %3', nl: '%1=%2 %3', values: [key, quote(value), ofPicture] },
        props.places.get(key) ?? node,
      )
      continue
    }
    const choices = issue.code === 'invalid_value' ? issue.values.map(String) : []
    const close = nearest(value ?? '', choices)
    const right = cureOf(shape[key as keyof typeof shape])
    const cure = close
      ? didYouMean(close)
      : { en: 'Write %1="…" with %2.', nl: 'Schrijf %1="…" met %2.', values: [key, right] }
    const fault =
      value === undefined
        ? { en: '%1 is missing in <%2>. %3', nl: '%1 ontbreekt in <%2>. %3', values: [key, name, cure] }
        : {
            en: '%1=%2 cannot be used in <%3>. %4',
            nl: '%1=%2 kan niet staan in <%3>. %4',
            values: [key, quote(value), name, cure],
          }
    report('component-property', fault, props.places.get(key) ?? node)
  }
}

/** What a component is there for, where it is missing: a Callout its text, Steps their list. */
function wantingIn({ children }: Element, name: string): Message | undefined {
  if (name === 'Steps' && !children.some(({ type }) => type === 'list'))
    return {
      en: '<Steps> holds no list. Write its steps as 1. 2. 3. on lines of their own, before </Steps>.',
      nl: '<Steps> bevat geen lijst. Schrijf de stappen als 1. 2. 3. op eigen regels, voor </Steps>.',
    }
  const isEmpty = (name === 'Callout' || name === 'Reasons') && children.length === 0
  return isEmpty
    ? {
        en: '<%1> is empty. Write its text on lines of its own, before </%2>.',
        nl: '<%1> is leeg. Schrijf de tekst ervan op eigen regels, voor </%2>.',
        values: [name, name],
      }
    : undefined
}

/** The properties as texts, and where each stands. */
function readProps(node: Element, name: string, report: Report, print: Print) {
  const values: Record<string, string> = {}
  const places = new Map<string, Placed>()
  for (const attribute of node.attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      report(
        'component-property',
        {
          en: '{%1} in <%2> is an expression, which content cannot hold. Write name="…".',
          nl: '{%1} in <%2> is een expressie, en die kan niet in een tekst. Schrijf naam="…".',
          values: [attribute.value, name],
        },
        attribute,
      )
      continue
    }
    const key = attribute.name
    const expression = typeof attribute.value === 'object' && attribute.value ? `{${attribute.value.value}}` : undefined
    if (expression !== undefined && !isFact(expression))
      report('closed-vocabulary', noExpression(expression, key), attribute)
    if (places.has(key))
      report(
        'component-property',
        {
          en: '%1 is given twice in <%2>. Keep one of the two.',
          nl: '%1 staat twee keer in <%2>. Houd een van de twee.',
          values: [key, name],
        },
        attribute,
      )
    attribute.value = print(expression ?? (typeof attribute.value === 'string' ? attribute.value : ''), attribute)
    values[key] = attribute.value
    places.set(key, attribute)
  }
  return { values, places }
}
