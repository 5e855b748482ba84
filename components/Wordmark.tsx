import { logo } from '../site/brand.ts'
import { business } from '../site/content.ts'
import { Drawing } from './drawings/Drawing.tsx'
import { useLocale } from './locale.tsx'

export function Wordmark() {
  const { href } = useLocale()
  return (
    <a
      className="text-ink inline-flex min-h-12 items-center gap-2.5 text-[1.25rem] font-[660] tracking-tight"
      href={href('home')}
    >
      <Drawing
        className="stroke-current text-blue-600"
        width={logo.width}
        height={logo.height}
        viewBox={logo.viewBox}
        strokeWidth="2"
        strokeLinecap="round"
      >
        <path d={logo.line} />
        <circle {...logo.node} />
      </Drawing>
      {business.brand.name}
    </a>
  )
}
