import type { Locale } from '../../site/locales.ts'
import { type Problem, printIn, translate } from '../content/problem.ts'
import { ruleOf, urlOf } from './explain.ts'

export type Format = 'text' | 'github' | 'json'

export function report(
  format: Format,
  problems: readonly Problem[],
  advice: readonly Problem[],
  locale?: Locale,
): string {
  const print = printIn(locale)
  const plain = ({ isAdvice: _, isForReview: __, message, ...one }: Problem) => {
    const rule = ruleOf(one.ruleId)
    return {
      ...one,
      message: translate(message, locale),
      values: (message.values ?? []).map((value) => (typeof value === 'object' ? translate(value, locale) : value)),
      ...(rule && { note: translate(rule.why, locale), url: urlOf(rule, locale) }),
    }
  }
  if (format === 'json') return JSON.stringify({ problems: problems.map(plain), advice: advice.map(plain) }, null, 2)
  if (format === 'github')
    return [
      ...problems.map((one) => annotate('error', one, locale)),
      ...advice.map((one) => annotate('notice', one, locale)),
    ].join('\n')
  const advised =
    advice.length > 0
      ? [
          translate({ en: 'Advice, which blocks nothing:', nl: 'Advies, dat niets tegenhoudt:' }, locale),
          ...advice.map(print),
        ]
      : []
  const between = problems.length > 0 && advice.length > 0 ? [''] : []
  return [...problems.map(print), ...between, ...advised].join('\n')
}

/** https://docs.github.com/actions/reference/workflow-commands-for-github-actions#setting-an-error-message */
function annotate(level: 'error' | 'notice', { file, line, column, message }: Problem, locale?: Locale): string {
  const property = (value: string) => data(value).replaceAll(':', '%3A').replaceAll(',', '%2C')
  return `::${level} file=${property(file)},line=${line},col=${column}::${data(translate(message, locale))}`
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}
