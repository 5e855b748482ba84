import type { ReactNode } from 'react'
import { type Locale, languages, locales } from '../../site/locales.ts'
import { mark } from '../../site/mark.ts'
import { Button } from './controls.tsx'
import { language, say } from './words.ts'

interface Props {
  onLocale: (locale: Locale) => void
  children: ReactNode
}

/** The bar at the top: the way to all texts, the language of the desk, and its buttons. */
export function Header({ onLocale, children }: Props) {
  return (
    <header className="bar row">
      <Button text={say('skip')} className="skip" onClick={() => document.querySelector('main')?.focus()} />
      <a className="brand" href="#all">
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
        {say('desk')}
      </a>
      <fieldset className="segments" aria-label={say('language')}>
        {locales.map((one) => (
          <button key={one} type="button" aria-pressed={one === language()} lang={one} onClick={() => onLocale(one)}>
            {one.toUpperCase()} <span className="sr-only">{languages[one].name}</span>
          </button>
        ))}
      </fieldset>
      {children}
    </header>
  )
}
