/** Placeholder for a tag without content. It is punctuation, like <, so adjacent markup keeps its meaning. */
export const placeOfTag = '\u2e41'

const scripts: Readonly<Record<string, { from: string; to: string }>> = {
  sub: { from: '0123456789+-=()aehijklmnoprstuvx', to: '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ' },
  sup: { from: '0123456789+-=()ni', to: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ' },
}

/** Converts the words of <sub> and <sup> to small characters; undefined if a character has no small form. */
export function inScript(name: string, inner: string): string | undefined {
  const script = scripts[name]
  const characters = [...inner].map((character) => [...(script?.to ?? '')][script?.from.indexOf(character) ?? -1])
  return characters.length > 0 && !characters.includes(undefined) ? characters.join('') : undefined
}

/** Matches text that reads well without its tag at the end of a number or name, such as the st of 1st. */
const ending = /^(?:st|nd|rd|th|e|de|ste|er|re|ère|ème|o|a|tm|sm|r|c|[\d, ]+)$/i

/** Writes ^ or _ before an exponent or index without small characters. Undefined if it reads well without its tag. */
export function raised(name: string, inner: string, before: string): string | undefined {
  const mark = { sup: '^', sub: '_' }[name]
  const isPart =
    /[\p{L}\p{N})]/u.test(before) && /^[\p{L}\p{N}+\-−–/=., ()]{1,15}$/u.test(inner) && inner.trim() === inner
  if (!mark || !isPart || ending.test(inner)) return undefined
  return mark + (/^[\p{L}\p{N}]+$/u.test(inner) ? inner : `(${inner})`)
}

/** Character for each entity. In code, an entity would be shown as typed. */
const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&quot;': '"',
  '&apos;': "'",
  '&lbrace;': '{',
  '&rbrace;': '}',
}

/** Decodes the entities in code. The entity for | becomes `bar`, because | needs a backslash in a table cell. */
export function decodeEntities(code: string, bar: string): string {
  return code.replace(/&(?:[a-z]+|#(\d+)|#x([\da-f]+));/gi, (one, decimal?: string, hexadecimal?: string) => {
    const number = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? '', 16)
    const character = number > 32 && number < 127 ? String.fromCharCode(number) : entities[one]
    return character === '|' ? bar : (character ?? one)
  })
}

/**
 * Puts Markdown around words. Punctuation before a letter stays outside, because markup does not work there.
 * https://spec.commonmark.org/0.31.2/#left-flanking-delimiter-run
 */
export function withMarkers(
  inner: string,
  [before, behind]: readonly [string, string],
  marker: string,
  isInTable = false,
): string | undefined {
  if (marker === '`') {
    const code = /[`{}\\<]/.test(inner) ? '' : decodeEntities(inner, isInTable ? '\\|' : '|')
    return code === '' || /&#?\w+;/.test(code) || before === '`' || behind === '`' ? undefined : marker + code + marker
  }
  const isLetter = (edge: string) => /[\p{L}\p{N}]/u.test(edge)
  const [, words = '', end = ''] = /^(.*?)(\p{P}*)$/su.exec(inner) ?? []
  const [bold, outside] = isLetter(behind) ? [words, end] : [inner, '']
  const isBeside = [before, behind].some((outer) => outer !== '' && marker.includes(outer))
  if (bold.trim() !== bold || bold === '' || bold.includes(marker.charAt(0)) || isBeside) return undefined
  return isLetter(bold.charAt(0)) || !isLetter(before) ? marker + bold + marker + outside : undefined
}
