import { VFileMessage } from 'vfile-message'
import type { Problem } from './problem.ts'

/** Turns what the MDX parser throws into a sentence for a writer. Anything else is a fault of the program: rethrown. */
export function explainMdx(error: unknown, file: string): Problem {
  if (!(error instanceof VFileMessage)) throw error
  return { file, line: error.line ?? 1, column: error.column ?? 1, message: sentence(error) }
}

function sentence(error: VFileMessage): string {
  const { reason, ruleId } = error
  const open = /closing tag for `<(\w*)/.exec(reason)?.[1]
  if (ruleId === 'end-tag-mismatch' || open !== undefined)
    return `<${open ?? ''}> is opened and not closed. Write </${open ?? ''}> on a line of its own after its text.`
  if (ruleId === 'acorn' && reason.includes('import/exports')) {
    return 'A line cannot begin with "import" or "export": that is code, which content cannot hold. Begin the sentence with another word.'
  }
  if (ruleId === 'acorn')
    return 'What stands between { and } is not a fact. Write a fact such as {starter.monthly}, or \\{ for the character itself.'
  if (reason.includes('in expression') || (ruleId === 'unexpected-eof' && reason.includes('}')))
    return 'A { is opened and not closed. Write } after the name of the fact, or \\{ for the character itself.'
  if (ruleId === 'unexpected-character' || ruleId === 'unexpected-eof' || ruleId === 'unexpected-lazy') {
    return `This < or { cannot be read as a component (${reason.split(',')[0]}). Write \\< or \\{ for the character itself.`
  }
  return `${reason.replace(/\.$/, '')}. Write plain Markdown, or a component as CONTRIBUTING.md shows it.`
}
