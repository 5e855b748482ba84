import { factsCommand } from './commands.ts'
import { factNames, readFacts } from './content/facts.ts'
import { print } from './content/problem.ts'
import { readProject } from './content/project.ts'
import { contentSettings } from './content/settings.ts'
import { binding, factsTable, promisesTable } from './facts/tables.ts'
import { suggestion } from './lib/strings.ts'

const { promises } = factsCommand.opts()
const given = factsCommand.args
const source = readProject(process.cwd(), contentSettings({}))
const business = readFacts(source)
if (!business.business) throw new Error(business.problems.map(print).join('\n'))
const all = [...new Set([...factNames(business.business), ...Object.keys(business.facts.nl)])]
const names = given.length > 0 ? all.filter((name) => given.some((part) => name.includes(part))) : all
if (names.length === 0)
  factsCommand.error(`No fact has ${given.join(' or ')} in its name.${suggestion(given[0] ?? '', all)}`)

if (promises) console.log(promisesTable(source, business, names.filter(binding)))
else {
  console.log(factsTable(source, business, names))
  if (given.length > 0) console.log(promisesTable(source, business, names))
}
