import { styleText } from 'node:util'
import { fixContent } from './check/fix-content.ts'
import { explain, formatReport } from './check/report.ts'
import { goneAddresses } from './check/rules/gone-addresses.ts'
import { allRules, buildContent, ruleOf } from './check/run.ts'
import { checkCommand } from './commands.ts'
import { type MessageValues, sortProblems, translate } from './content/problem.ts'
import { contentSettings } from './content/settings.ts'
import { suggestion } from './lib/strings.ts'
import { livePosts } from './report/live-posts.ts'

const options = checkCommand.opts()
const root = process.cwd()
const { format, lang: locale } = options
const inLocale = (en: string, nl: string, values: MessageValues = {}) => translate({ en, nl, values }, locale)

if (options.explain === undefined) await check()
else explainRule(options.explain)

async function check() {
  const settings = contentSettings(process.env)
  const fixed = options.fix ? await fixContent(root, settings) : 0
  const { source, problems, advice, built, site } = await buildContent(root, settings)
  const gone = options.quiet ? [] : goneAddresses(livePosts(root, source), site)
  const advised = sortProblems([...advice, ...new Set(gone.map(({ problem }) => problem))])
  const text = formatReport(format, [...problems, ...(options.quiet ? [] : advised)], locale)
  if (!built) process.exitCode = 1
  if (format !== 'text') {
    if (text) console.log(text)
    return
  }
  if (fixed === 1) console.log(inLocale('1 mistake corrected.', '1 fout verbeterd.'))
  else if (fixed > 0)
    console.log(inLocale('{count} mistakes corrected.', '{count} fouten verbeterd.', { count: fixed }))
  if (built) {
    if (text) console.log(`${text}\n`)
    const count = built.entries.length + built.hidden.length
    console.log(
      inLocale('{count} files checked, no mistakes.', '{count} bestanden gecontroleerd, geen fouten.', { count }),
    )
    return
  }
  const count =
    problems.length === 1
      ? inLocale('1 mistake', '1 fout')
      : inLocale('{count} mistakes', '{count} fouten', { count: problems.length })
  const end =
    fixed > 0
      ? inLocale('{mistakes} left in the content.', 'Nog {mistakes} in de content.', { mistakes: count })
      : inLocale(
          '{mistakes} in the content. Nothing was changed.',
          '{mistakes} in de content. Er is niets veranderd.',
          { mistakes: count },
        )
  console.error(text)
  console.error(styleText('red', `\n${end}`, { stream: process.stderr }))
  const ids = [...new Set(problems.map(({ ruleId }) => ruleId))].join(' | ')
  console.error(inLocale('Why: npm run check -- --explain {ids}', 'Waarom: npm run check -- --explain {ids}', { ids }))
}

function explainRule(id: string) {
  const rule = ruleOf(id)
  if (rule) return console.log(explain(rule, locale))
  const ids = allRules.map((rule) => rule.id)
  checkCommand.error(`There is no rule ${id}.${suggestion(id, ids) || ` Write one of ${ids.join(', ')}.`}`)
}
