import type { ComponentType } from 'react'
import { mdxComponents } from '../../components/mdx/vocabulary.tsx'
import { content, type PageInfo } from '../../site/content.ts'
import { pageTexts } from '../../site/head/metadata.ts'
import { type RouteName, routeOf } from '../../site/routes.ts'

const buildingBlocks = import.meta.glob<Record<string, ComponentType>>(
  ['../../components/{*,plans/*,drawings/*}.tsx', '!**/*.test.tsx'],
  { eager: true },
)

/** Components available in MDX views without import. Those for writers override building blocks of the same name. */
const components: Record<string, unknown> = { ...Object.assign({}, ...Object.values(buildingBlocks)), ...mdxComponents }

/** Props of an MDX view: page info, labels and components. */
export interface MdxViewProps extends PageInfo {
  words: ReturnType<typeof pageTexts>
  components: typeof components
}

const views = import.meta.glob<ComponentType<MdxViewProps>>(['../*.{tsx,mdx}', '!**/*.test.tsx'], {
  eager: true,
  import: 'default',
})

function viewOf(route: RouteName): ComponentType<MdxViewProps> {
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
