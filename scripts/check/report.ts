import type { Locale } from '../../site/locales.ts'
import { type Problem, printIn, translate } from '../content/problem.ts'
import type { Rule } from '../content/rule.ts'
import { ruleOf } from './run.ts'

export type Format = 'text' | 'github' | 'json'

export function formatReport(format: Format, all: readonly Problem[], locale?: Locale): string {
  if (format === 'github') return all.map((problem) => annotate(problem, locale)).join('\n')
  const problems = all.filter(({ isAdvice }) => !isAdvice)
  const advice = all.filter(({ isAdvice }) => isAdvice)
  if (format === 'json') {
    const messages = (part: Problem[]) => part.map((problem) => toVFileMessage(problem, locale))
    return JSON.stringify({ problems: messages(problems), advice: messages(advice) }, null, 2)
  }
  const print = printIn(locale)
  const heading = translate({ en: 'Advice (blocks nothing):', nl: 'Advies (houdt niets tegen):' }, locale)
  const advised = advice.length > 0 ? ['', heading, ...advice.map(print)] : []
  return [...problems.map(print), ...advised].join('\n').trimStart()
}

/** Converts a problem to the fields of a VFileMessage: https://github.com/vfile/vfile-message#fields */
function toVFileMessage({ ruleId, file, line, column, message, fix, suggestedFix }: Problem, locale?: Locale) {
  const { values = {} } = message
  const rule = ruleOf(ruleId)
  return {
    ...{ ruleId, file, line, column, ...fix, ...(suggestedFix && { suggestedFix }) },
    message: translate(message, locale),
    values: Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'object' ? translate(value, locale) : value,
      ]),
    ),
    ...(rule && { note: translate(rule.docs, locale), url: urlOf(rule, locale) }),
  }
}

/**
 * Formats a problem as a GitHub Actions command.
 * https://docs.github.com/actions/reference/workflow-commands-for-github-actions#setting-an-error-message
 */
function annotate({ file, line, column, message, isAdvice }: Problem, locale?: Locale): string {
  const data = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
  const name = data(file).replaceAll(':', '%3A').replaceAll(',', '%2C')
  return `::${isAdvice ? 'notice' : 'error'} file=${name},line=${line},col=${column}::${data(translate(message, locale))}`
}

export function explain(rule: Rule, locale?: Locale): string {
  const { messages = [], example } = rule.docs
  const inLocale = (en: string, nl: string) => translate({ en, nl }, locale)
  const indent = (text: string) => text.replace(/^(?=.)/gm, '  ')
  const said = messages.map((message) => indent(translate(message, locale).replace(/\{\w+\}/g, '…')))
  return `${[rule.id, ...said].join('\n')}

${translate(rule.docs, locale)}

${inLocale('Wrong:', 'Fout:')}
${indent(example.wrong)}
${inLocale('Right:', 'Goed:')}
${indent(example.right)}

${inLocale('More:', 'Meer:')} ${urlOf(rule, locale)}`
}

function urlOf({ docs }: Rule, locale?: Locale): string {
  const guide = { en: 'CONTRIBUTING.md#how-an-error-reads', nl: 'CONTRIBUTING.nl.md#zo-lees-je-een-melding' }
  return docs.url ?? translate(guide, locale)
}
