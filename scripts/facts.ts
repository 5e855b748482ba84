import { factsCommand } from './commands.ts'
import { factNames, readBusinessFile } from './content/facts.ts'
import { print } from './content/problem.ts'
import { binding, factsTable, promisesTable } from './facts/tables.ts'
import { suggestion } from './lib/strings.ts'

const { promises } = factsCommand.opts()
const given = factsCommand.args
const root = process.cwd()
const business = readBusinessFile(root, {})
if (!business.business) throw new Error(business.problems.map(print).join('\n'))
const all = [...new Set([...factNames(business.business), ...Object.keys(business.facts.nl)])]
const names = given.length > 0 ? all.filter((name) => given.some((part) => name.includes(part))) : all
if (names.length === 0)
  factsCommand.error(`No fact has ${given.join(' or ')} in its name.${suggestion(given[0] ?? '', all)}`)

if (promises) console.log(promisesTable(root, business, names.filter(binding)))
else {
  console.log(factsTable(root, business, names))
  if (given.length > 0) console.log(promisesTable(root, business, names))
}
