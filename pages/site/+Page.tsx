import type { ComponentType } from 'react'
import type { PageInfo } from '../../renderer/page-info.ts'
import { routeNames, routeOf } from '../../site/routes.ts'

/** Every view by the name of its file; the folder is the registry. */
const views = import.meta.glob<ComponentType<PageInfo>>(['../*.tsx', '!**/*.test.tsx'], {
  eager: true,
  import: 'default',
})

const viewOf = Object.fromEntries(
  routeNames.map((name) => {
    const file = `${routeOf(name).view ?? name}.tsx`
    const view = views[`../${file}`]
    if (!view)
      throw new Error(`pages/${file} shows ${name} by site/routes.ts, and has no component as its default export.`)
    return [name, view]
  }),
)

export function Page(info: PageInfo) {
  const View = viewOf[info.page.route] as ComponentType<PageInfo>
  return <View {...info} />
}
