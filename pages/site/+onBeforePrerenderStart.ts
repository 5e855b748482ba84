import { allPages } from '../../site/all-pages.ts'

/** Every address to render. /404 is Vike's own error page. */
export const onBeforePrerenderStart = () =>
  allPages()
    .map((page) => page.url)
    .filter((url) => url !== '/404')
