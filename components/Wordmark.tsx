import { business } from '../site/content.ts'
import { href } from '../site/routes.ts'
import { useLocale } from './locale.tsx'

/** The name of the company on its line: what comes in at the left leaves at the right. */
export function Wordmark() {
  return (
    <a className="wordmark" href={href('home', useLocale())}>
      <svg
        aria-hidden="true"
        width="36"
        height="20"
        viewBox="0 0 36 20"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      >
        <path d="M1 15h7c5 0 5-10 10-10h3m8 0h6" />
        <circle cx="25" cy="5" r="4" />
      </svg>
      {business.brand.name}
    </a>
  )
}
