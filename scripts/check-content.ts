import pc from 'picocolors'
import { buildContent } from './build-content.ts'
import { print } from './content/problem.ts'

// npm run check: every mistake in the content, or nothing.
const built = await buildContent({ root: process.cwd(), env: process.env })
if (Array.isArray(built)) {
  for (const problem of built) console.error(print(problem))
  console.error(
    pc.red(`\n${built.length} ${built.length === 1 ? 'problem' : 'problems'} in the content. Nothing was changed.`),
  )
  process.exitCode = 1
} else {
  console.log(`${built.entries.length} files checked, no problems.`)
}
