/** A view in MDX, or a part of one. */
declare module '*.mdx' {
  import type { ComponentType } from 'react'
  import type { MdxViewProps } from './+Page.tsx'

  const View: ComponentType<MdxViewProps>
  export default View
}
