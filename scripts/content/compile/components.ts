import type { Nodes } from 'mdast'
import { vocabulary } from '../../../components/mdx/vocabulary.tsx'
import { didYouMean, type Message } from '../../check/message.ts'
import { quote } from '../../check/problem.ts'
import { nearest } from '../../lib/nearest.ts'
import { faultOfName } from '../read/picture-name.ts'
import type { Placed } from '../read/places.ts'
import { isFact } from '../schema/facts.ts'
import { cureOf } from '../schema/schema-words.ts'
import { isWord, noExpression, unknownComponent } from './refusals.ts'

type Element = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>

export type Report = (ruleId: string, message: Message, node: Placed) => void
/** Writes out the facts of a text that stands in `node`. */
export type Print = (text: string, node: Placed) => string

/** Checks one component of a body against the vocabulary, and writes out the facts in its properties. */
export function checkComponent(node: Element, report: Report, print: Print) {
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
