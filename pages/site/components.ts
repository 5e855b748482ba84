import type { ComponentType } from 'react'
import { mdxComponents } from '../../components/mdx/vocabulary.tsx'

const files = import.meta.glob<Record<string, ComponentType>>(
  ['../../components/{*,plans/*,drawings/*}.tsx', '!**/*.test.tsx'],
  { eager: true },
)

/**
 * The components that a view in MDX can use without importing them: every building block of components/, and those of
 * writers, with the elements that Markdown makes. Where both have a name, such as Steps, it is the writers'.
 */
export const components: Record<string, unknown> = { ...Object.assign({}, ...Object.values(files)), ...mdxComponents }
