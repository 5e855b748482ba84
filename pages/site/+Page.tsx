import type { ComponentType } from 'react'
import { mdxComponents } from '../../components/mdx/vocabulary.tsx'
import { content, type PageInfo } from '../../site/content.ts'
import type { Words } from '../../site/fields.ts'
import type { PageName } from '../../site/routes.ts'
import { textsOf, viewOf } from '../../site/views.ts'

const buildingBlocks = import.meta.glob<Record<string, ComponentType>>(
  ['../../components/{*,plans/*,drawings/*}.tsx', '!**/*.test.tsx'],
  { eager: true },
)

/**
 * Components available in MDX views without imports. Components for writers override building blocks with the same
 * name.
 */
const components = { ...Object.assign({}, ...Object.values(buildingBlocks)), ...mdxComponents }

/** Props of a view: page info and the words of its content file. */
export interface ViewProps<N extends PageName = PageName> extends PageInfo {
  words: Words<N>
}

type View = ComponentType<PageInfo & { words: object; components: object }>

const views = import.meta.glob<View>(['../*.{tsx,mdx}', '!**/*.test.tsx'], { eager: true, import: 'default' })

export default function PageView(info: PageInfo) {
  const { route } = info.page
  const name = viewOf(route).file ?? route
  const View = views[`../${name}.tsx`] ?? views[`../${name}.mdx`]
  if (!View) throw new Error(`The route ${route} has no view. Write pages/${name}.tsx or .mdx, with a default export.`)
  return <View {...info} words={textsOf(info.page, content)} components={components} />
}
