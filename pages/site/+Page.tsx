import type { ComponentType } from 'react'
import { mdxComponents } from '../../components/mdx/vocabulary.tsx'
import { content, type PageInfo } from '../../site/content.ts'
import type { PageName, Words } from '../../site/fields.ts'
import { pageTexts } from '../../site/head/metadata.ts'
import { type RouteName, routeOf } from '../../site/routes.ts'

const buildingBlocks = import.meta.glob<Record<string, ComponentType>>(
  ['../../components/{*,plans/*,drawings/*}.tsx', '!**/*.test.tsx'],
  { eager: true },
)

/** Components available in MDX views without import. Those for writers override building blocks of the same name. */
const components: Record<string, unknown> = { ...Object.assign({}, ...Object.values(buildingBlocks)), ...mdxComponents }

/** Props of a view: page info, the words of its content file and, for MDX, components. */
export interface ViewProps<N extends PageName = PageName> extends PageInfo {
  words: Words<N>
  components: typeof components
}

type View = ComponentType<PageInfo & { words: object; components: object }>

const views = import.meta.glob<View>(['../*.{tsx,mdx}', '!**/*.test.tsx'], { eager: true, import: 'default' })

function viewOf(route: RouteName): View {
  const name = routeOf(route).view ?? route
  const view = views[`../${name}.tsx`] ?? views[`../${name}.mdx`]
  if (!view)
    throw new Error(`site/routes.ts has ${route}. Write its view: pages/${name}.tsx or .mdx, with a default export.`)
  return view
}

export function Page(info: PageInfo) {
  const View = viewOf(info.page.route)
  return <View {...info} words={pageTexts(info.page, content)} components={components} />
}
