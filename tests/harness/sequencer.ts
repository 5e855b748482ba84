import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Kinds of tests in starting order: slow ones first, so that short ones fill the gaps. */
const kinds = ['nightly', 'journeys', 'engines', 'builds', 'browser', 'output', 'unit']

/**
 * Runs files of one kind consecutively, because a worker reuses its modules and browser. Within a kind the slowest
 * starts first, by its last duration or its size. The tables of mistakes take long for their size, so they precede the
 * other unit tests.
 */
export default class extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => kindAt(a) - kindAt(b) || Number(isTable(b)) - Number(isTable(a)))
  }
}

const kindAt = ({ project }: TestSpecification) => kinds.indexOf(project.name)

const isTable = ({ moduleId }: TestSpecification) => moduleId.includes('/tests/mistakes/')
