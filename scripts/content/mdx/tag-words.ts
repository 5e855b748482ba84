/** Takes the place of a tag without content, as punctuation, which < is for the characters beside it. */
export const placeOfTag = '\u2e41'

const scripts: Readonly<Record<string, { from: string; to: string }>> = {
  sub: { from: '0123456789+-=()aehijklmnoprstuvx', to: '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ' },
  sup: { from: '0123456789+-=()ni', to: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ' },
}

/** Writes the words of <sub> and <sup> in small characters. */
export function inScript(name: string, inner: string): string | undefined {
  const script = scripts[name]
  const characters = [...inner].map((character) => [...(script?.to ?? '')][script?.from.indexOf(character) ?? -1])
  return characters.length > 0 && !characters.includes(undefined) ? characters.join('') : undefined
}

/** Entities, which code shows as typed. */
const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
}

/**
 * Puts Markdown around words where it counts: punctuation before a letter stays outside.
 * https://spec.commonmark.org/0.31.2/#left-flanking-delimiter-run
 */
export function withSigns(
  inner: string,
  [before, behind]: readonly [string, string],
  sign: string,
): string | undefined {
  if (sign === '`') {
    const code = /[`{}\\<]/.test(inner) ? '' : inner.replace(/&(?:lt|gt|amp|quot|#39);/g, (one) => entities[one] ?? one)
    return code === '' || /&#?\w+;/.test(code) || before === '`' || behind === '`' ? undefined : sign + code + sign
  }
  const isLetter = (edge: string) => /[\p{L}\p{N}]/u.test(edge)
  const [, words = '', end = ''] = /^(.*?)(\p{P}*)$/su.exec(inner) ?? []
  const [bold, outside] = isLetter(behind) ? [words, end] : [inner, '']
  const isBeside = [before, behind].some((outer) => outer !== '' && sign.includes(outer))
  if (bold.trim() !== bold || bold === '' || bold.includes(sign.charAt(0)) || isBeside) return undefined
  return isLetter(bold.charAt(0)) || !isLetter(before) ? sign + bold + sign + outside : undefined
}
