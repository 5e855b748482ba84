import { business } from '../site/content.ts'
import { logo } from '../site/logo.ts'
import { href } from '../site/routes.ts'
import { useLocale } from './locale.tsx'

export function Wordmark() {
  return (
    <a className="wordmark" href={href('home', useLocale())}>
      <svg
        aria-hidden="true"
        width={logo.width}
        height={logo.height}
        viewBox={logo.viewBox}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      >
        <path d={logo.line} />
        <circle {...logo.node} />
      </svg>
      {business.brand.name}
    </a>
  )
}
