import { blue, ink, tint, warm } from './colours.ts'
import { Drawing } from './Drawing.tsx'

/** The not-found page's drawing: the line leaves one page and breaks before it reaches the next. */
export function BrokenLine() {
  return (
    <Drawing viewBox="0 0 640 240">
      <g fill={tint}>
        <rect x="98" y="42" width="128" height="176" rx="12" />
        <rect x="434" y="42" width="128" height="176" rx="12" opacity="0.5" />
      </g>

      <g className="hair">
        <rect x="88" y="32" width="128" height="176" rx="12" />
        <rect x="424" y="32" width="128" height="176" rx="12" strokeDasharray="5 5" />
        <path d="M306 141c5 9 9 14 14 20m14-62c-5-9-9-14-14-20" strokeDasharray="2 5" strokeLinecap="round" />
        <path d="M110 88h84M110 104h56M110 136h84M110 152h40M110 168h68" strokeWidth="5" strokeLinecap="round" />
      </g>
      <path d="M110 62h44" stroke={ink} strokeWidth="5" strokeLinecap="round" />

      <g stroke={blue} strokeLinecap="round">
        <path d="M0 120h82m12 0" />
        <path d="M222 120h60c12 0 18 8 24 21" />
        <path d="M334 99c6 13 12 21 24 21h60" />
        <path d="M558 120h82" />
        <circle cx="88" cy="120" r="6" fill={tint} />
        <circle cx="216" cy="120" r="6" fill={tint} />
        <circle cx="424" cy="120" r="6" fill={tint} />
        <circle cx="552" cy="120" r="6" fill={tint} />
      </g>
      <circle cx="320" cy="172" r="5" fill={warm} />
    </Drawing>
  )
}
