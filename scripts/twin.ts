import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkProject } from './check/run.ts'
import { twinCommand } from './commands.ts'
import { setField } from './content/document.ts'
import { sourceOf } from './content/entry.ts'
import { contentSettings } from './content/settings.ts'
import { suggestion } from './lib/strings.ts'

const [accept, ...names] = twinCommand.args
const root = process.cwd()
const { entries } = await checkProject(root, contentSettings(process.env))
const pairs = entries.flatMap((entry) => {
  const source = sourceOf(entry, entries)
  return source ? [{ entry, source, name: `${entry.collection}/${entry.name}` }] : []
})

if (accept === undefined) listStates()
else if (names.length > 0) acceptAll()
else twinCommand.error('Name the entries, as in npm run twin -- accept blog/five-reasons.')

function listStates() {
  for (const { entry, source } of pairs) {
    const { translates } = entry.fields
    const state =
      translates === undefined ? 'not marked' : translates === source.fingerprint ? 'up to date' : 'OUT OF DATE'
    console.log(`${state.padEnd(11)}  ${entry.file}`)
  }
}

function acceptAll() {
  const entryNames = pairs.map((pair) => pair.name)
  for (const name of names.map((given) => given.replace(/\.mdx$/, ''))) {
    const namedPairs = pairs.filter((pair) => pair.name === name)
    if (namedPairs.length === 0) {
      const meant = suggestion(name, entryNames) || ' Run npm run twin for a list.'
      console.error(`There is no translated entry ${name}.${meant}`)
      process.exitCode = 1
    }
    for (const { entry, source } of namedPairs) {
      const path = join(root, entry.file)
      const text = readFileSync(path, 'utf8')
      const marked = setField(text, 'translates', source.fingerprint)
      if (marked !== text) writeFileSync(path, marked)
      console.log(`${entry.file} is marked as a translation of ${source.file}.`)
    }
  }
}
