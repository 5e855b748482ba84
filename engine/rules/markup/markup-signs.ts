import { type Message, say } from '../../message.ts'

// What of Markdown can be left over in a text, with the sentence about it.

export interface Sign {
  pattern: RegExp
  message(match: RegExpExecArray): Message
  /** What to write instead, where there is one right answer. */
  to?(match: RegExpExecArray): string
  /** Whether it can be meant as it stands. */
  isAdvice?: boolean
  /** Whether it is a sign at an offset of its line. */
  isAt?(line: string, offset: number): boolean
  /** Whether it is a sign only where several lines begin with it. */
  isList?: boolean
}

const shown = (sign: string) => say`${sign} is shown as it stands.`
const around = (sign: string) =>
  say`${shown(sign)} Write ${sign} directly before and directly after the words, without a space between, or ${[...sign].map((one) => `\\${one}`).join('')} for the sign itself.`

const noteStar: Omit<Sign, 'pattern'> = {
  message: ([sign]) => say`${shown(sign)} Write [^1] for a footnote, or \\* for the sign itself.`,
  isAdvice: true,
}

/** Anywhere in a text, by name. Code, what stands after a \, and what became something are not in it. */
export const signsInText: Readonly<Record<string, Sign>> = {
  '**': { pattern: /(?<!\*)\*{2,3}(?!\*)|(?<!_)__(?!_)/g, message: ([sign]) => around(sign) },
  '*': {
    pattern: /(?<![\p{L}\p{N}*_\\/])[*_](?=[\p{L}\p{N}{])/gu,
    message: ([sign]) =>
      say`${shown(sign)} Write another ${sign} directly after the words, a space after it for a list, or \\${sign} for the sign itself.`,
  },
  // Before words that stand out already: ***every day**.
  '* before **': {
    pattern: /(?<![^\s(“"])\*$/g,
    message: ([sign]) => say`${shown(sign)} Write as many ${sign} after the words as before them.`,
    isAt: (line, offset) => line.startsWith('**', offset + 1),
  },
  star: { ...noteStar, pattern: /(?<=[\p{L}\p{N}.,!?)\]}])\*(?![\p{L}\p{N}*])/gu },
  // After what is no text: **ten***, {starter.monthly}*.
  'star after signs': {
    ...noteStar,
    pattern: /^\*(?![\p{L}\p{N}*])/gu,
    isAt: (line, offset) => /[*_)\]}]/.test(line.charAt(offset - 1)),
  },
  apostrophe: {
    pattern: /(?<=\p{L})[`´](?=\p{L})/gu,
    message: ([sign]) => say`${sign} is no apostrophe. Write ’.`,
    to: () => '’',
  },
  '`': {
    pattern: /(?<!\p{L}(?=`\p{L}))`+/gu,
    message: ([sign]) => say`${shown(sign)} Code ends with as many as it begins with: write ${sign} after it too.`,
  },
  '~~': { pattern: /~~/g, message: ([sign]) => around(sign) },
  '==': {
    pattern: /==(?=\S)([^=\n]+)(?<=\S)==/g,
    message: ([, words = '']) => say`${shown('==')} Write **${words}** for words that stand out.`,
  },
  '] (': {
    pattern: /\][ \t\u00a0]+\((?=$|[/#]|mailto:|tel:)/g,
    message: () => say`This link is shown as it stands. Write ]( without a space between.`,
    to: () => '](',
  },
  '] [': {
    pattern: /\[([^[\]\n]+)\][ \t\u00a0]+\[((?:[/#]|https?:|mailto:)[^\]\s]*)\]/g,
    message: ([, words = '', address = '']) => say`This link is shown as it stands. Write [${words}](${address}).`,
    to: ([, words, address]) => `[${words}](${address})`,
  },
  '](': {
    pattern: /\]\(/g,
    message: () =>
      say`This link is shown as it stands. Write [words](/address), without a space or a line end in the address, and close it with ).`,
  },
  ')[': {
    pattern: /\(([^()\n]+)\)\[((?:\/|#|https?:)[^\]\n]*)\]/g,
    message: ([, words = '', address = '']) =>
      say`This link has its brackets turned round. Write [${words}](${address}).`,
    to: ([, words, address]) => `[${words}](${address})`,
  },
  '][': {
    pattern: /\[([^[\]\n]+)\]\[([^[\]\n]*)\]/g,
    message: ([, words = '', name]) =>
      say`No address is given for [${name || words}], so it is shown as it stands. Write [${words}](/address).`,
  },
  '[[': {
    pattern: /\[\[([^[\]\n]+)\]\]/g,
    message: ([written]) => say`${shown(written)} Write [words](/address) for a link.`,
  },
  '[^': {
    pattern: /\[\^[^\]\s]+\]/g,
    message: ([written]) =>
      say`The footnote ${written} has no text. Write ${written}: and the text on a line of its own, after an empty line.`,
  },
  '[1]': {
    pattern: /(?<=[\p{L}.,!?)])\s?\[\d{1,2}\](?![([:])|(?<=[\p{L}.,!?)])(?<!\b[cdk]?m)[¹²³⁴-⁹]/gu,
    message: ([written]) => say`${shown(written.trim())} Write [^1] for a footnote, and its text below.`,
    isAdvice: true,
  },
  anchor: {
    pattern: /\[#[^\]\n]*\]/g,
    message: ([written]) => say`${shown(written)} Write the id of a heading at the end of its line.`,
  },
  '&': {
    pattern: /&(?:nbsp|amp|lt|gt|quot|euro|shy)\b(?!;)/g,
    message: ([written]) => say`${shown(written)} Write ${written};, or the character itself.`,
  },
  ':': {
    pattern: /(?<![\p{L}\p{N}:/]):[a-z][a-z_]+:(?![\p{L}\p{N}:/])/gu,
    message: ([written]) => say`${shown(written)} Write the emoji itself, or leave it out.`,
    isAdvice: true,
  },
}

/** At the beginning of a line, by name. */
export const signsInLine: Readonly<Record<string, Sign>> = {
  '•': {
    pattern: /^(?:[•·●◦▪■‣⁃∙\uf0b7\uf0a7][ \t\u00a0]*|o[\t\u00a0]+)/,
    message: ([sign]) => say`"${sign.trim()}" makes no list. Write - and a space.`,
    to: () => '- ',
  },
  '–': {
    pattern: /^[–—][ \t\u00a0]+/,
    message: ([sign]) => say`"${sign.trim()}" makes no list. Write - and a space.`,
    to: () => '- ',
    isList: true,
  },
  // Without an ordinary space after it; a * directly before a word is a sign of another kind.
  '-': {
    pattern: /^([-+](?=[\p{L}\u00a0]|$)|\*(?=\u00a0)|\d{1,3}[.)](?=[\p{L}\u00a0]))\u00a0*/u,
    message: ([, sign = '']) => say`This is no list: a space is missing. Write ${sign} and an ordinary space.`,
    to: ([, sign]) => `${sign} `,
  },
  'a)': {
    pattern: /^[a-z]\)[ \t\u00a0]+/i,
    message: ([sign]) => say`"${sign.trim()}" makes no list, so its lines become one. Write 1. and a space.`,
    isList: true,
  },
  '✅': {
    pattern: /^(?:(?![\d#*©®™])\p{Extended_Pictographic}\ufe0f?|[✓✗✘→➤►])[ \t\u00a0]*/u,
    message: ([sign]) => say`"${sign.trim()}" makes no list, so its lines become one. Write - and a space before it.`,
    to: ([sign]) => `- ${sign}`,
    isList: true,
  },
  '2.': {
    pattern: /^\d{1,3}[.)][ \t]+(?=\p{L})/u,
    message: ([sign]) =>
      say`"${sign.trim()}" makes no list here. Leave the line above the first of them empty, or begin at 1.`,
    isList: true,
  },
  '##': {
    pattern: /^(#{2,6})(?:(?=[\p{L}\p{N}])|\u00a0+)/u,
    message: ([, sign = '']) => say`This is no heading: a space is missing. Write ${sign} and an ordinary space.`,
    to: ([, sign]) => `${sign} `,
  },
  '#': {
    pattern: /^(#)(?:(?=\p{L})|\u00a0+)/u,
    message: () => say`This is no heading. Write ## and a space for one, or \\# for the sign itself.`,
    isAdvice: true,
  },
  '[ ]': {
    pattern: /^\[[ xX]?\][ \t\u00a0]*(?=\S)(?![([])/,
    message: ([sign]) => say`"${sign.trim()}" is shown as it stands. Write - [ ] and a space for a list of tasks.`,
  },
  ':::': {
    pattern: /^:::.*/,
    message: () => say`::: is shown as it stands. Write <Callout> for a remark beside the story.`,
  },
}
