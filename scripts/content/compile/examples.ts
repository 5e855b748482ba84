import { examples, markdownExamples } from '../../../components/mdx/examples.ts'
import { memoize } from '../../lib/memoize.ts'
import { picturesIn } from '../entries.ts'
import { translate } from '../problem.ts'
import type { Facts } from '../schema/facts.ts'
import { compileBody } from './compile.ts'

export interface Example {
  name: string
  source: string
  html: string
  problem?: string
}

/** Compiles the English examples of components and Markdown. Memoized by facts. */
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
