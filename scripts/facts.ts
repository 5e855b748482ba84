import { print } from './check/print.ts'
import { didYouMean, givenTo, Misuse } from './command.ts'
import { factNames, readBusinessFile } from './content/schema/facts.ts'
import { factsTable } from './facts/facts-table.ts'
import { binding, promisesTable } from './facts/promises-table.ts'

// Prints lists in Markdown, made of business.yaml, the texts and the code as they are now. Nothing is written.
const { options, args: given } = givenTo('facts')
const root = process.cwd()
const business = readBusinessFile(root, {})
if ('problems' in business) throw new Error(business.problems.map(print).join('\n'))
const all = [...new Set([...factNames(business.business), ...Object.keys(business.facts.nl)])]
const names = given.length > 0 ? all.filter((name) => given.some((part) => name.includes(part))) : all
if (names.length === 0)
  throw new Misuse(`No fact has ${given.join(' or ')} in its name.${didYouMean(given[0] ?? '', all)}`)

if (options.promises) console.log(promisesTable(root, business, names.filter(binding)))
else {
  console.log(factsTable(root, business, names))
  if (given.length > 0) console.log(promisesTable(root, business, names))
}
