import { type Fix, type Message, say } from '../../content/problem.ts'

const asCharacter = {
  en: 'Write {character}, or a word with the same meaning. To show the characters themselves, write \\ before them.',
  nl: 'Schrijf {character}, of een woord met dezelfde betekenis. Wil je tonen wat er staat, zet er dan \\ voor.',
}

/** Characters of the emoji codes that texts use most: https://github.com/github/gemoji */
const characters: Readonly<Record<string, string>> = {
  '+1': '👍',
  thumbsup: '👍',
  '-1': '👎',
  thumbsdown: '👎',
  x: '❌',
  negative_squared_cross_mark: '❎',
  no_entry: '⛔',
  no_entry_sign: '🚫',
  white_check_mark: '✅',
  ballot_box_with_check: '☑️',
  heavy_check_mark: '✔️',
  heavy_multiplication_x: '✖️',
  heavy_plus_sign: '➕',
  heavy_minus_sign: '➖',
  warning: '⚠️',
  exclamation: '❗',
  question: '❓',
  information_source: 'ℹ️',
  bulb: '💡',
  star: '⭐',
  heart: '❤️',
  tada: '🎉',
  rocket: '🚀',
  rainbow: '🌈',
  watch: '⌚',
  fire: '🔥',
  sparkles: '✨',
  zap: '⚡',
  wave: '👋',
  clap: '👏',
  raised_hands: '🙌',
  muscle: '💪',
  pray: '🙏',
  ok_hand: '👌',
  eyes: '👀',
  thinking: '🤔',
  smile: '😄',
  smiley: '😃',
  grin: '😁',
  wink: '😉',
  joy: '😂',
  laughing: '😆',
  construction: '🚧',
  bug: '🐛',
  wrench: '🔧',
  hammer: '🔨',
  gear: '⚙️',
  lock: '🔒',
  key: '🔑',
  book: '📖',
  books: '📚',
  memo: '📝',
  pencil: '📝',
  link: '🔗',
  pushpin: '📌',
  point_right: '👉',
  point_down: '👇',
  arrow_right: '➡️',
  arrow_left: '⬅️',
  arrow_up: '⬆️',
  arrow_down: '⬇️',
  red_circle: '🔴',
  green_circle: '🟢',
  yellow_circle: '🟡',
  orange_circle: '🟠',
}

/** Explains the code of a known emoji, such as :x: or :white\_check\_mark:; undefined for another name. */
export function emojiOf(code: string): { message: Message; suggestedFix: Fix } | undefined {
  const name = code.slice(1, -1).replaceAll('\\', '')
  const character = Object.hasOwn(characters, name) ? characters[name] : undefined
  return character === undefined
    ? undefined
    : { message: say(asCharacter, { character }), suggestedFix: { actual: code, expected: character } }
}
