import type { Locale } from '../../site/locales.ts'
import { type Message, type Problem, printIn, translate } from '../content/problem.ts'
import type { Rule } from './rule.ts'
import { ruleOf } from './rules.ts'

export type Format = 'text' | 'github' | 'json'

export function formatReport(
  format: Format,
  problems: readonly Problem[],
  advice: readonly Problem[],
  locale?: Locale,
): string {
  if (format === 'json') {
    const [blocking, advised] = [problems, advice].map((all) => all.map((problem) => toVFileMessage(problem, locale)))
    return JSON.stringify({ problems: blocking, advice: advised }, null, 2)
  }
  if (format === 'github')
    return [
      ...problems.map((problem) => annotate('error', problem, locale)),
      ...advice.map((problem) => annotate('notice', problem, locale)),
    ].join('\n')
  const print = printIn(locale)
  const heading = translate({ en: 'Advice, which blocks nothing:', nl: 'Advies, dat niets tegenhoudt:' }, locale)
  return [
    ...problems.map(print),
    ...(problems.length > 0 && advice.length > 0 ? [''] : []),
    ...(advice.length > 0 ? [heading, ...advice.map(print)] : []),
  ].join('\n')
}

/** https://github.com/vfile/vfile-message#fields */
function toVFileMessage({ ruleId, file, line, column, message, fix }: Problem, locale?: Locale) {
  const { values = [] } = message
  const rule = ruleOf(ruleId)
  return {
    ...{ ruleId, file, line, column, ...fix },
    message: translate(message, locale),
    values: values.map((value) => (typeof value === 'object' ? translate(value, locale) : value)),
    ...(rule && { note: translate(rule.docs.why, locale), url: urlOf(rule, locale) }),
  }
}

/** https://docs.github.com/actions/reference/workflow-commands-for-github-actions#setting-an-error-message */
function annotate(level: 'error' | 'notice', { file, line, column, message }: Problem, locale?: Locale): string {
  const property = (value: string) => data(value).replaceAll(':', '%3A').replaceAll(',', '%2C')
  return `::${level} file=${property(file)},line=${line},col=${column}::${data(translate(message, locale))}`
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

/** Documentation of a rule, for `npm run check -- --explain`. */
export function explain(rule: Rule, locale?: Locale): string {
  const { messages = [], why, example } = rule.docs
  const inLocale = (en: string, nl: string) => translate({ en, nl }, locale)
  const indent = (text: string) => text.replace(/^(?=.)/gm, '  ')
  return [
    rule.id,
    ...messages.map((message) => indent(translate({ ...message, values: Array(9).fill('…') }, locale))),
    '',
    translate(why, locale),
    '',
    inLocale('Wrong:', 'Fout:'),
    indent(example.wrong),
    inLocale('Right:', 'Goed:'),
    indent(example.right),
    '',
    `${inLocale('More:', 'Meer:')} ${urlOf(rule, locale)}`,
  ].join('\n')
}

const guide: Message = { en: 'CONTRIBUTING.md#how-an-error-reads', nl: 'CONTRIBUTING.nl.md#zo-lees-je-een-melding' }

/** URL of a rule's specification, or else of the writers' guide. */
function urlOf({ docs }: Rule, locale?: Locale): string {
  return docs.url ?? translate(guide, locale)
}
