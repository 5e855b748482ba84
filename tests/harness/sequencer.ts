import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The kinds of tests, in the order in which they begin: those that take long first, and short ones fill in at the end. */
const kinds = ['deep', 'journeys', 'engines', 'builds', 'browser', 'output', 'unit']

/** The files that take longest. The others follow by what they took last time here, or by their size. */
const longest = [
  'tests/journeys/operator',
  'tests/journeys/engineer',
  'tests/journeys/writer-with-git',
  'tests/builds/writers-path',
  'tests/builds/dev',
  'tests/builds/incremental',
  'tests/builds/atomic',
  'tests/builds/modes',
  'tests/builds/base',
  'tests/browser/desk/writing',
  'tests/browser/search',
  'tests/browser/desk/keeping',
  'tests/output/every-page-light',
  'tests/output/every-page-dark',
  'tests/output/layout',
  'tests/output/browsers',
  'scripts/command',
  'scripts/new',
  'engine/bad-input',
  'engine/bad-files',
  'engine/kept-entries',
  'engine/writing/fix-content',
  'editor/text/fields',
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
  const at = longest.findIndex((name) => moduleId.includes(`/${name}.test.`))
  return at === -1 ? longest.length : at
}
