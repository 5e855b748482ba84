import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The kinds of tests, in the order in which they begin: those that take long first, and short ones fill in at the end. */
const kinds = ['nightly', 'journeys', 'engines', 'builds', 'browser', 'output', 'unit']

/**
 * Files of one kind begin one after another, as a worker keeps its modules and its browser for the next file of its kind.
 * Within a kind the longest begins first, by what it took last time here, or by its size.
 */
export default class extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => kindAt(a) - kindAt(b))
  }
}

const kindAt = ({ project }: TestSpecification) => kinds.indexOf(project.name)
