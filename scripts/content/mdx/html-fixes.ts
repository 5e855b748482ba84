import { type Message, say } from '../problem.ts'
import { cureOfTag, leaveTag, write } from './counterparts.ts'
import { unknownComponent } from './other-notations.ts'
import { type Component, sliceOf } from './outline.ts'

/** Markdown characters that replace a tag, by tag. */
const signs = new Map(
  Object.entries({ '**': 'b strong', '*': 'i em cite', '~~': 's del strike', '`': 'code tt kbd samp var' }).flatMap(
    ([sign, tags]) => tags.split(' ').map((tag) => [tag, sign] as const),
  ),
)

const scripts: Readonly<Record<string, { from: string; to: string }>> = {
  sub: { from: '0123456789+-=()aehijklmnoprstuvx', to: '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ' },
  sup: { from: '0123456789+-=()ni', to: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ' },
}

/** Explains an HTML element or an unknown component, with the Markdown that says the same if there is one. */
export function explainTag(node: Component, source: string): { message: Message; expected?: string } {
  const name = node.name ?? ''
  const message = unknownComponent(name)
  const [, inner = ''] = /^<[^<>]*[^<>/]>((?:(?!\n\s*\n)[\s\S])*)<\/[^<>]*>$/.exec(sliceOf(node, source)) ?? []
  const { start, end } = node.position ?? {}
  const around = [source[(start?.offset ?? 0) - 1] ?? '', source[end?.offset ?? 0] ?? ''] as const
  const character = inScript(name, inner)
  if (character) return { message: say(noComponentBut, { name, cure: write(character) }), expected: character }
  if (inner.trim() === '' || (node.type === 'mdxJsxFlowElement' && inner.includes('\n'))) return { message }
  const sign = signs.get(name)
  const expected = name === 'a' ? asLink(node, inner) : undefined
  const right = sign && node.attributes.length === 0 ? withSigns(inner, around, sign) : expected
  if (right) return { message: say(noComponentBut, { name, cure: write(right) }), expected: right }
  return { message, expected: cureOfTag(name) === leaveTag ? inner : undefined }
}

const noComponentBut = {
  en: '<{name}> is not a component of this site. {cure}',
  nl: '<{name}> is geen component van deze site. {cure}',
}

function inScript(name: string, inner: string): string | undefined {
  const script = scripts[name]
  const characters = [...inner].map((character) => [...(script?.to ?? '')][script?.from.indexOf(character) ?? -1])
  return characters.length > 0 && !characters.includes(undefined) ? characters.join('') : undefined
}

/**
 * Puts Markdown around words where it counts: punctuation before a letter stays outside.
 * https://spec.commonmark.org/0.31.2/#left-flanking-delimiter-run
 */
function withSigns(inner: string, [before, behind]: readonly [string, string], sign: string): string | undefined {
  if (sign === '`') return /[`{}\\&<]/.test(inner) || before === '`' || behind === '`' ? undefined : sign + inner + sign
  const isLetter = (edge: string) => /[\p{L}\p{N}]/u.test(edge)
  const [, words = '', end = ''] = /^(.*?)(\p{P}*)$/su.exec(inner) ?? []
  const [bold, outside] = isLetter(behind) ? [words, end] : [inner, '']
  const isBeside = [before, behind].some((outer) => outer !== '' && sign.includes(outer))
  if (bold.trim() !== bold || bold === '' || bold.includes(sign.charAt(0)) || isBeside) return undefined
  return isLetter(bold.charAt(0)) || !isLetter(before) ? sign + bold + sign + outside : undefined
}

function asLink({ attributes }: Component, inner: string): string | undefined {
  const names = attributes.map((attribute) => ('name' in attribute ? attribute.name : ''))
  const href = attributes.find((attribute) => 'name' in attribute && attribute.name === 'href')?.value
  const isAlone = names.every((name) => ['href', 'target', 'rel', 'class', 'title'].includes(name))
  // An address of this site may have moved, so the writer looks at it.
  const isSure = typeof href === 'string' && /^https:\/\/[^\s()<>]+$/.test(href) && !/[[\]<>\n]/.test(inner)
  return isAlone && isSure ? `[${inner.trim()}](${href})` : undefined
}
