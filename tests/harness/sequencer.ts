import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The kinds of tests, in the order in which they begin: those that take long first, and short ones fill in at the end. */
const kinds = ['deep', 'engines', 'builds', 'browser', 'output', 'unit']

/** The files that take longest. The others follow by what they took last time here, or by their size. */
const longest = [
  'builds/writers-path',
  'builds/dev',
  'builds/base',
  'builds/incremental',
  'builds/atomic',
  'builds/modes',
  'browser/search',
  'browser/desk/writing',
  'browser/desk/keeping',
  'output/layout',
  'output/every-page-light',
  'output/every-page-dark',
]

/** Files of one kind begin one after another, as a worker keeps its modules and its browser for the next file of its kind. */
export default class extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => kindAt(a) - kindAt(b) || lengthAt(a) - lengthAt(b))
  }
}

const kindAt = ({ project }: TestSpecification) => kinds.indexOf(project.name)

function lengthAt({ moduleId }: TestSpecification): number {
  const at = longest.findIndex((name) => moduleId.includes(`tests/${name}`))
  return at === -1 ? longest.length : at
}
