import type { Locale } from '../../site/locales.ts'
import { type Problem, printIn, translate } from '../content/problem.ts'
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
  const heading = translate({ en: 'Advice, which blocks nothing:', nl: 'Advies, dat niets tegenhoudt:' }, locale)
  const parts = [problems, advice].map((all) => all.map(printIn(locale)).join('\n'))
  return [parts[0], parts[1] && `${heading}\n${parts[1]}`].filter(Boolean).join('\n\n')
}

/** https://github.com/vfile/vfile-message#fields */
function toVFileMessage({ ruleId, file, line, column, message, fix }: Problem, locale?: Locale) {
  const { values = [] } = message
  const rule = ruleOf(ruleId)
  return {
    ...{ ruleId, file, line, column, ...fix },
    message: translate(message, locale),
    values: values.map((value) => (typeof value === 'object' ? translate(value, locale) : value)),
    ...(rule && { note: translate(rule.docs, locale), url: urlOf(rule, locale) }),
  }
}

/** https://docs.github.com/actions/reference/workflow-commands-for-github-actions#setting-an-error-message */
function annotate(level: 'error' | 'notice', { file, line, column, message }: Problem, locale?: Locale): string {
  const data = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
  const name = data(file).replaceAll(':', '%3A').replaceAll(',', '%2C')
  return `::${level} file=${name},line=${line},col=${column}::${data(translate(message, locale))}`
}

/** Documentation of a rule, for `npm run check -- --explain`. */
export function explain(rule: Rule, locale?: Locale): string {
  const { messages = [], example } = rule.docs
  const inLocale = (en: string, nl: string) => translate({ en, nl }, locale)
  const indent = (text: string) => text.replace(/^(?=.)/gm, '  ')
  return [
    rule.id,
    ...messages.map((message) => indent(translate({ ...message, values: Array(9).fill('…') }, locale))),
    '',
    translate(rule.docs, locale),
    '',
    inLocale('Wrong:', 'Fout:'),
    indent(example.wrong),
    inLocale('Right:', 'Goed:'),
    indent(example.right),
    '',
    `${inLocale('More:', 'Meer:')} ${urlOf(rule, locale)}`,
  ].join('\n')
}

/** URL of a rule's specification, or else of the writers' guide. */
function urlOf({ docs }: Rule, locale?: Locale): string {
  const guide = { en: 'CONTRIBUTING.md#how-an-error-reads', nl: 'CONTRIBUTING.nl.md#zo-lees-je-een-melding' }
  return docs.url ?? translate(guide, locale)
}
