import pc from 'picocolors'
import { locales } from '../site/locales.ts'
import { fixContent } from './check/fix-content.ts'
import { formats, report } from './check/formats.ts'
import { type Message, translate } from './check/message.ts'
import { givenTo } from './command.ts'
import { buildContent } from './content/build-content.ts'

const { options } = givenTo('check')
const { env } = process
const root = process.cwd()
const format = formats.find((known) => known === options.format) ?? 'text'
const locale = locales.find((known) => known === options.lang)
const words = (message: Message) => translate(message, locale)

const fixed = options.fix ? await fixContent({ root, env }) : 0
const { problems, advice, built } = await buildContent({ root, env })
const shown = options.quiet ? [] : advice
const text = report(format, problems, shown, locale)
if (!built) process.exitCode = 1
if (format === 'text') tell()
else if (text) console.log(text)

function tell() {
  if (fixed > 0)
    console.log(
      words(
        fixed === 1
          ? { en: '1 mistake corrected.', nl: '1 fout verbeterd.' }
          : { en: '%1 mistakes corrected.', nl: '%1 fouten verbeterd.', values: [fixed] },
      ),
    )
  if (built) {
    if (text) console.log(`${text}\n`)
    console.log(
      words({
        en: '%1 files checked, no problems.',
        nl: '%1 bestanden gecontroleerd, geen fouten.',
        values: [built.entries.length + built.hidden.length],
      }),
    )
    return
  }
  const count =
    problems.length === 1
      ? { en: '1 problem', nl: '1 fout' }
      : { en: '%1 problems', nl: '%1 fouten', values: [problems.length] }
  const end =
    fixed > 0
      ? { en: '%1 left in the content.', nl: 'Nog %1 in de content.', values: [count] }
      : {
          en: '%1 in the content. Nothing was changed.',
          nl: '%1 in de content. Er is niets veranderd.',
          values: [count],
        }
  console.error(text)
  console.error(pc.red(`\n${words(end)}`))
}
