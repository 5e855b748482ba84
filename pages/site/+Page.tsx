import type { ComponentType } from 'react'
import type { PageInfo } from '../../renderer/page-info.ts'
import { type RouteName, routeOf } from '../../site/routes.ts'

/** Every view by the name of its file; the folder is the registry. */
const views = import.meta.glob<ComponentType<PageInfo>>(['../*.tsx', '!**/*.test.tsx'], {
  eager: true,
  import: 'default',
})

function viewOf(route: RouteName): ComponentType<PageInfo> {
  const file = `${routeOf(route).view ?? route}.tsx`
  const view = views[`../${file}`]
  if (!view)
    throw new Error(`pages/${file} shows ${route} by site/routes.ts, and has no component as its default export.`)
  return view
}

export function Page(info: PageInfo) {
  const View = viewOf(info.page.route)
  return <View {...info} />
}
