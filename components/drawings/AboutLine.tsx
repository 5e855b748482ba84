import { blue, ink, tint, warm } from './colours.ts'
import { Drawing } from './Drawing.tsx'

/** Loose work (inbox, spreadsheet, note, calendar, paper) gathered into one line that leaves at the right. */
export function AboutLine() {
  return (
    <Drawing viewBox="0 0 640 420">
      <circle cx="484" cy="210" r="88" fill={tint} opacity="0.6" />
      <circle cx="484" cy="210" r="48" fill={tint} />

      <g transform="rotate(-5 220 58)">
        <rect x="138" y="34" width="88" height="64" rx="9" fill={tint} />
        <rect className="hair" x="132" y="26" width="88" height="64" rx="9" />
        <path d="m134 32 42 32 42-32" stroke={blue} strokeLinejoin="round" />
        <circle cx="220" cy="26" r="5" fill={warm} />
      </g>

      <g transform="rotate(4 120 132)">
        <rect x="30" y="104" width="96" height="72" rx="9" fill={tint} />
        <rect className="hair" x="24" y="96" width="96" height="72" rx="9" />
        <path className="hair" d="M24 114h96M24 132h96M24 150h96M48 96v72M72 96v72M96 96v72" />
      </g>

      <g transform="rotate(-3 256 210)">
        <rect x="198" y="176" width="64" height="84" rx="8" fill={tint} />
        <rect className="hair" x="192" y="168" width="64" height="84" rx="8" />
        <path d="M206 186h22" stroke={ink} strokeWidth="4" strokeLinecap="round" />
        <path className="hair" d="M206 202h36M206 216h24M206 230h32" strokeWidth="4" strokeLinecap="round" />
      </g>

      <g transform="rotate(-4 132 290)">
        <rect x="58" y="258" width="80" height="80" rx="9" fill={tint} />
        <rect className="hair" x="52" y="250" width="80" height="80" rx="9" />
        <path className="hair" d="M52 272h80" />
        <path d="M74 244v12m36-12v12" stroke={ink} strokeLinecap="round" />
        <g strokeWidth="6" strokeLinecap="round">
          <path className="hair" d="M72 290h0m20 0h0m20 0h0M72 310h0m20 0h0" />
          <path d="M112 310h0" stroke={blue} />
        </g>
      </g>

      <g transform="rotate(5 236 362)">
        <rect x="154" y="336" width="88" height="64" rx="9" fill={tint} />
        <rect className="hair" x="148" y="328" width="88" height="64" rx="9" />
        <path d="M162 346h32" stroke={ink} strokeWidth="4" strokeLinecap="round" />
        <path className="hair" d="M162 360h56M162 374h40" strokeWidth="4" strokeLinecap="round" />
      </g>

      <g stroke={blue}>
        <path d="M226 58h138a28 28 0 0 1 28 28v96a28 28 0 0 0 28 28" />
        <path d="M126 132h182a28 28 0 0 1 28 28v22a28 28 0 0 0 28 28" />
        <path d="M138 290h170a28 28 0 0 0 28-28v-24a28 28 0 0 1 28-28" />
        <path d="M242 362h122a28 28 0 0 0 28-28v-96a28 28 0 0 1 28-28" />
        <path d="M262 210h210m24 0h144" />
        <circle cx="220" cy="58" r="6" fill={tint} />
        <circle cx="120" cy="132" r="6" fill={tint} />
        <circle cx="256" cy="210" r="6" fill={tint} />
        <circle cx="132" cy="290" r="6" fill={tint} />
        <circle cx="236" cy="362" r="6" fill={tint} />
        <circle cx="484" cy="210" r="12" fill={tint} />
      </g>
      <circle cx="484" cy="210" r="5" fill={blue} />
    </Drawing>
  )
}
