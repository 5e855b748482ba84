/** A view in MDX, or a part of one. */
declare module '*.mdx' {
  import type { ComponentType } from 'react'
  import type { ViewProps } from './+Page.tsx'

  const View: ComponentType<ViewProps>
  export default View
}
