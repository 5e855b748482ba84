import type { MDXContent } from 'mdx/types'
import type { Locale } from '../../site/locales.ts'

/** The bodies of the collections that Vite compiles. Blog bodies are not among them: those have no upper bound. */
const modules = import.meta.glob<{ default: MDXContent }>('../../content/*/{pages,legal}/*.mdx', { eager: true })

/** The body of one entry as a component, such as bodyOf('legal', 'privacy', 'nl'). */
export function bodyOf(collection: 'pages' | 'legal', name: string, locale: Locale): MDXContent {
  const module = modules[`../../content/${locale}/${collection}/${name}.mdx`]
  if (!module) throw new Error(`There is no content/${locale}/${collection}/${name}.mdx.`)
  return module.default
}
