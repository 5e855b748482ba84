import { business } from '../site/content.ts'
import { mark } from '../site/mark.ts'
import { href } from '../site/routes.ts'
import { useLocale } from './locale.tsx'

export function Wordmark() {
  return (
    <a className="wordmark" href={href('home', useLocale())}>
      <svg
        aria-hidden="true"
        width={mark.width}
        height={mark.height}
        viewBox={mark.viewBox}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      >
        <path d={mark.line} />
        <circle {...mark.node} />
      </svg>
      {business.brand.name}
    </a>
  )
}
