import { writerComponents } from '../../../components/mdx/vocabulary.tsx'
import { type Fix, type Message, type Report, say, shorten } from '../problem.ts'
import { schemaFields, validate } from '../schema/validate.ts'
import { calloutTitle, noticeKind } from './cures/callout-titles.ts'
import { isGroup } from './cures/counterparts.ts'
import { withoutPicture } from './cures/link-cures.ts'
import { type Component, isComponent, nodeText, type Positioned, positionOf, sliceOf, type Visited } from './outline.ts'
import { expressionOf, otherProperty, usesImport } from './own-properties.ts'
import { stepsWithoutList } from './steps.ts'
import { isKnownComponent, noExpressionIn } from './syntax/syntax-cures.ts'
import { withDroppedWords } from './tags/dropped-words.ts'
import { explainTag } from './tags/indented-tags.ts'

export type ReportAt = (ruleId: string, message: Message, node: Positioned) => void
export type Print = (text: string, node: Positioned) => string

/** Matches a fact in braces. Its dot distinguishes it from a variable. */
const namesFact = /^\{\s*\w+(?:\.\w+)+\s*\}$/

/** Reports a tag that is no component of this site, and the properties of one that is. Fills in their facts. */
export function checkComponent(
  visited: Visited<Component>,
  isInList: boolean,
  source: string,
  original: string,
  report: Report,
  reportAt: ReportAt,
  print: Print,
) {
  const { node } = visited
  const name = node.name ?? ''
  if (!isKnownComponent(name)) {
    // The message about a group includes the titles of its parts.
    const isInGroup = visited.parent && isComponent(visited.parent) && isGroup(visited.parent.name ?? '')
    const explained = explainTag(visited, source, isInList, original)
    const named = isInGroup ? explained : withDroppedWords(explained, sliceOf(node, source))
    const offset = node.position?.start.offset ?? 0
    const problem = withoutPicture({ position: positionOf(node), ...named }, source, offset)
    return report('closed-vocabulary', withTypedFix(problem, original, offset))
  }
  const { parent } = visited
  if (parent?.type === 'paragraph') reportAt('closed-vocabulary', say(ownBlock, { name }), node)
  const isInTag = parent !== undefined && isComponent(parent) && !isKnownComponent(parent.name ?? '')
  const ofSteps = name === 'Steps' ? stepsWithoutList(node, source, isInTag) : undefined
  if (ofSteps) reportAt('closed-vocabulary', ofSteps, node)
  const words = name === 'Figure' ? nodeText(node).trim() : ''
  if (words) reportAt('closed-vocabulary', say(wordsInFigure, { words: shorten(words) }), node)
  const { props } = writerComponents[name]
  const fields: Record<string, string> = {}
  const unreadableFields: string[] = []
  const attributes = new Map<string, Positioned>()
  for (const attribute of node.attributes) {
    const { value } = attribute
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      reportAt('closed-vocabulary', noExpressionIn(`{${value}}`).message, attribute)
      continue
    }
    const key = attribute.name
    if (attributes.has(key))
      reportAt('component-property', say(givenTwice, { property: key, component: name }), attribute)
    attributes.set(key, attribute)
    const kind = name === 'Callout' && typeof value === 'string' ? (noticeKind({ [key]: value.trim() }) ?? '') : ''
    if (kind && !node.attributes.some((one) => 'name' in one && one.name === 'title')) {
      const message = say(kindAsTitle, { key, kind, title: calloutTitle(kind) })
      report('component-property', { position: positionOf(attribute), message })
      continue
    }
    const others = node.attributes.flatMap((one) => ('name' in one ? [one.name] : []))
    const other = otherProperty(attribute, name, props.shape, [...others, ...Object.keys(fields)])
    if (other) {
      report('component-property', { position: positionOf(attribute), ...other.explained })
      if (other.as) fields[other.as.property] = other.as.words
      continue
    }
    const isExpression = typeof value === 'object' && value !== null
    const written = isExpression ? `{${value.value}}` : (value ?? '')
    if (isExpression && (!namesFact.test(written) || usesImport(value.value, source))) {
      fields[key] = written
      unreadableFields.push(key)
      const field = schemaFields(props)[key]
      // The schema reports unknown properties.
      if (field) {
        const plain = noExpressionIn(written, key)
        const explained = plain.fix && key !== 'src' ? plain : expressionOf(key, value.value, field, source)
        report('closed-vocabulary', { position: positionOf(attribute), ...explained })
      }
    } else attribute.value = fields[key] = print(written, attribute)
  }
  validate(props, {
    report: (_, problem) => report('component-property', problem),
    fields,
    unreadableFields,
    positionOf: ([key]) => positionOf(attributes.get(String(key)) ?? node),
    textAt: () => undefined,
    labelOf: ([key]) => ({
      en: '{property} of <{component}>',
      nl: '{property} van <{component}>',
      values: { property: String(key), component: name },
    }),
  })
}

/** Drops a correction of text that other mistakes are blanked in, because it would lose them. */
function withTypedFix<P extends { fix?: Fix; suggestedFix?: Fix }>(problem: P, original: string, offset: number): P {
  const { at, actual = '' } = problem.fix ?? problem.suggestedFix ?? {}
  const above = original.split('\n', (at?.line ?? 1) - 1).map((line) => `${line}\n`)
  const start = at ? above.join('').length + at.column - 1 : offset
  return original.startsWith(actual, start) ? problem : { ...problem, fix: undefined, suggestedFix: undefined }
}

const ownBlock = {
  en: '<{name}> cannot be within a paragraph. Put it on a line of its own, with an empty line before and after it.',
  nl: '<{name}> kan niet binnen een alinea staan. Zet het op een eigen regel, met een lege regel ervoor en erna.',
}

const wordsInFigure = {
  en: '<Figure> does not show "{words}" between its tags. Write it in the tag, as caption="…", or remove it.',
  nl: '<Figure> toont "{words}" tussen de tags niet. Schrijf het in de tag, als caption="…", of haal het weg.',
}

const kindAsTitle = {
  en: '{key} of <Callout> is not a known field. Write title="{title}" instead of {key}="{kind}".',
  nl: '{key} van <Callout> is geen bekend veld. Schrijf title="{title}" in plaats van {key}="{kind}".',
}

const givenTwice = {
  en: '{property} is given twice in <{component}>. Keep one of the two.',
  nl: '{property} staat twee keer in <{component}>. Laat een van de twee staan.',
}
