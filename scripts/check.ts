import pc from 'picocolors'
import { locales } from '../site/locales.ts'
import { fixContent } from './check/fix-content.ts'
import { formats, report } from './check/formats.ts'
import { type Message, say } from './check/message.ts'
import { inWords } from './check/print.ts'
import { givenTo } from './command.ts'
import { buildContent } from './content/build-content.ts'

const { options } = givenTo('check')
const { env } = process
const root = process.cwd()
const format = formats.find((known) => known === options.format) ?? 'text'
const locale = locales.find((known) => known === options.lang)
const words = (message: Message) => inWords(message, locale)

const fixed = options.fix ? await fixContent({ root, env }) : 0
const { problems, advice, built } = await buildContent({ root, env })
const shown = options.quiet ? [] : advice
const text = report(format, problems, shown, locale)
if (!built) process.exitCode = 1
if (format === 'text') tell()
else if (text) console.log(text)

function tell() {
  if (fixed > 0) console.log(words(fixed === 1 ? say`1 mistake corrected.` : say`${fixed} mistakes corrected.`))
  if (built) {
    if (text) console.log(`${text}\n`)
    console.log(words(say`${built.entries.length + built.hidden.length} files checked, no problems.`))
    return
  }
  const count = problems.length === 1 ? say`1 problem` : say`${problems.length} problems`
  const end = fixed > 0 ? say`${count} left in the content.` : say`${count} in the content. Nothing was changed.`
  console.error(text)
  console.error(pc.red(`\n${words(end)}`))
}
