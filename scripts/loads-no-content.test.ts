import { join } from 'node:path'
import { expect, test } from 'vitest'
import { reach } from '../tests/harness/builds/reach.ts'
import { program } from './commands.ts'

const root = join(import.meta.dirname, '..')

// Commands get the content as an argument, so the order of their imports does not matter.
test.each(program.commands.map((command) => command.name()))(
  'the command %s loads nothing that reads the content as it is loaded',
  (file) => {
    const files = reach(root, [`scripts/${file}.ts`])
    expect(files).toContain(`scripts/${file}.ts`)
    expect(files).not.toContain('site/content.ts')
  },
)
