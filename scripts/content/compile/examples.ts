import { examples, markdownExamples } from '../../../components/mdx/examples.ts'
import { translate } from '../../check/message.ts'
import { memoize } from '../../lib/memoize.ts'
import { picturesIn } from '../entries.ts'
import type { Facts } from '../schema/facts.ts'
import { compileBody } from './compile.ts'

/** What a writer can use, as it is written and as it is shown. */
export interface Example {
  name: string
  source: string
  html: string
  /** Why it cannot be shown, such as a picture that is not there. */
  problem?: string
}

/** Compiles the examples of all components and of Markdown, once for the same facts. They are in English. */
export const compileExamples = (root: string, facts: Facts) => compiled(JSON.stringify({ root, facts }))

const compiled = memoize((key: string) => {
  const { root, facts } = JSON.parse(key) as { root: string; facts: Facts }
  return Promise.all(
    Object.entries({ ...examples, ...markdownExamples }).map(async ([name, source]): Promise<Example> => {
      const { body, problems } = await compileBody(`${name}.mdx`, source, 'en', facts, picturesIn(source, root))
      if (body) return { name, source, html: body.html }
      return { name, source, html: '', problem: problems.map(({ message }) => translate(message)).join(' ') }
    }),
  )
})
