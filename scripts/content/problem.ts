import { type Locale, type Localized, localeOf, localize } from '../../site/locales.ts'

/** Line and column, counted from 1 as editors do. */
export interface Position {
  line: number
  column: number
}

export interface SourceText extends Position {
  text: string
}

export function positionAt({ text, line, column }: SourceText, offset: number): Position {
  const before = text.slice(0, offset).split('\n')
  const last = before.at(-1) ?? ''
  return before.length === 1
    ? { line, column: column + offset }
    : { line: line + before.length - 1, column: last.length + 1 }
}

export function matchesIn<W extends SourceText>(texts: readonly W[], pattern: RegExp) {
  // Prefilter: most texts have no match, and matchAll copies the pattern.
  const matching = texts.filter(({ text }) => text.search(pattern) >= 0)
  return matching.flatMap((text) =>
    [...text.text.matchAll(pattern)].map((match) => ({
      text,
      match,
      matchedText: match[0],
      position: positionAt(text, match.index),
    })),
  )
}

/** Replaces `actual` with `expected`, but only if the file still has `actual` at that position. */
export interface Fix {
  /** Start of `actual`, if it differs from the position of the problem. */
  at?: Position
  actual: string
  expected: string
}

/** Mistake in a file, or advice. Its fields are named like those of a VFileMessage. */
export interface Problem extends Position {
  ruleId: string
  file: string
  message: Message
  /** Correction that --fix applies. */
  fix?: Fix
  /** Correction that can change what the text says, so the writer applies it. */
  suggestedFix?: Fix
  /** True if the text can be intentional, so the problem does not block a build. */
  isAdvice?: boolean
  /** True if the site owner must decide: the problem blocks publication, but not a proposal. */
  isForReview?: boolean
}

/** Problem as a rule or a parser reports it. The position is the start of the file unless given. */
export interface ReportedProblem extends Omit<Problem, 'ruleId' | 'file' | 'line' | 'column'> {
  position?: Position
  file?: string
}

export type Report = (ruleId: string, problem: ReportedProblem) => void

export function createReporter(file: string) {
  const problems: Problem[] = []
  const report: Report = (ruleId, problem) => void problems.push(problemOf(file, ruleId, problem))
  return { problems, report }
}

export function problemOf(file: string, ruleId: string, { position, ...problem }: ReportedProblem): Problem {
  const { line, column } = position ?? { line: 1, column: 1 }
  return { ruleId, file, line, column, ...problem, message: inLanguage(problem.message, localeOf(file)) }
}

export function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000)} kB`
}

export function quote(value: unknown): string {
  return `"${shorten(typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value)))}"`
}

export function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  return line.length > 60 ? `${line.slice(0, 57)}…` : line
}

/** Orders by code unit: unlike localeCompare, the same on every machine. */
export function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

interface Template extends Partial<Localized<string>> {
  en: string
  nl: string
}

/** Message to a writer, with placeholders such as {link}. Plain JSON, because it is cached and sent to the desk. */
export interface Message extends Template {
  /** Variant for the desk, with the same values, if the main sentence mentions a command, a file or a key. */
  desk?: Template
  values?: MessageValues
  /** True for words to write in the text, which are in its language instead of the reader's. */
  isOfText?: true
  /** Correction that a person must accept. */
  guess?: Pick<Fix, 'actual' | 'expected'>
}

export type MessageValue = string | number | Message

export type MessageValues = Readonly<Record<string, MessageValue>>

export function say(template: Message, values: MessageValues): Message {
  return { ...template, values }
}

export function translate(message: Message, locale: Locale = 'en', reader?: 'desk'): string {
  const { values = {}, desk } = message
  const template = (reader && desk) || message
  return (template[locale] ?? template.en).replace(/\{(\w+)\}/g, (placeholder, name) => {
    const value = values[name]
    return typeof value === 'object' ? translate(value, locale, reader) : String(value ?? placeholder)
  })
}

/** Chooses the language of the words to write in a text. */
function inLanguage(message: Message, locale: Locale): Message {
  if (message.isOfText) {
    const words = message[locale] ?? message.en
    return { en: words, nl: words }
  }
  if (!message.values) return message
  const values = Object.entries(message.values).map(([key, value]): [string, MessageValue] => [
    key,
    typeof value === 'object' ? inLanguage(value, locale) : value,
  ])
  return { ...message, values: Object.fromEntries(values) }
}

/** Suggests a correction. `actual` is the text in the file to replace with `expected`. */
export function didYouMean(close: string, actual?: string, expected = close): Message {
  const guess = actual ? { actual, expected } : undefined
  return { en: 'Did you mean {suggestion}?', nl: 'Bedoel je {suggestion}?', values: { suggestion: close }, guess }
}

export function guessIn({ guess, values = {} }: Message): Message['guess'] {
  return (
    guess ??
    Object.values(values)
      .map((value) => (typeof value === 'object' ? guessIn(value) : undefined))
      .find(Boolean)
  )
}

export function oneOf(choices: readonly MessageValue[]): MessageValue {
  return choices.reduce((before, choice) => ({
    en: '{others} or {last}',
    nl: '{others} of {last}',
    values: { others: before, last: choice },
  }))
}

export function languageName(locale: Locale): Message {
  return localize((readerLocale) => new Intl.DisplayNames(readerLocale, { type: 'language' }).of(locale) ?? locale)
}

/** Formats a problem as one line in English. Editors link the position at its start. */
export const print = printIn()

export function printIn(locale?: Locale): (problem: Pick<Problem, 'file' | 'line' | 'column' | 'message'>) => string {
  return ({ file, line, column, message }) => `${file}:${line}:${column}  ${translate(message, locale)}`
}

export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) =>
      compare(a.file, b.file) ||
      a.line - b.line ||
      a.column - b.column ||
      compare(translate(a.message), translate(b.message)),
  )
}
