import type { ComponentType } from 'react'
import { mdxComponents } from '../../components/mdx/vocabulary.tsx'

const files = import.meta.glob<Record<string, ComponentType>>(
  ['../../components/{*,plans/*,drawings/*}.tsx', '!**/*.test.tsx'],
  { eager: true },
)

/** Components available in MDX views without import. Those for writers override building blocks of the same name. */
export const components: Record<string, unknown> = { ...Object.assign({}, ...Object.values(files)), ...mdxComponents }
