import type { IconName } from '../Icon.tsx'
import { blue, ink, tint, warm } from './colours.ts'
import { Drawing } from './Drawing.tsx'

/** Kinds of work, each as what it makes of what comes in: always from left to right, along the line. */
const drawings = {
  'work-order': (
    <>
      <path d="M0 70h34M118 70h62" stroke={blue} />
      <rect className="sheet" x="34" y="40" width="84" height="60" rx="8" />
      <path d="m36 45 40 30 40-30" stroke={blue} strokeLinejoin="round" />
      <circle cx="149" cy="70" r="6" className="node" />
      <rect className="sheet" x="180" y="16" width="100" height="108" rx="8" />
      <path d="M196 34h44" stroke={ink} strokeWidth="5" strokeLinecap="round" />
      <path className="bar" d="M214 58h48M214 78h36M214 98h52" />
      <g stroke={blue} strokeLinecap="round" strokeLinejoin="round">
        <path d="m195 58 4 4 7-8m-11 24 4 4 7-8m-11 24 4 4 7-8" />
      </g>
      <path d="M280 70h40" stroke={blue} />
    </>
  ),
  microsoft: (
    <>
      <path d="M0 70h320" stroke={blue} />
      <rect className="sheet" x="24" y="38" width="76" height="64" rx="8" />
      <path className="hair" d="M24 56h76" />
      <path className="bar" d="M36 70h40M36 86h26" />
      <path
        className="sheet"
        d="M130 38h60a8 8 0 0 1 8 8v40a8 8 0 0 1-8 8h-38l-14 12V94h-8a8 8 0 0 1-8-8V46a8 8 0 0 1 8-8Z"
      />
      <path className="bar" d="M138 60h42M138 76h28" />
      <rect className="sheet" x="222" y="38" width="76" height="64" rx="8" />
      <rect x="248" y="70" width="25" height="16" fill={tint} stroke={blue} />
      <path className="hair" d="M222 54h76M222 70h76M222 86h76M248 38v64M273 38v64" />
      <circle cx="111" cy="70" r="5" className="node" />
      <circle cx="210" cy="70" r="5" className="node" />
    </>
  ),
  'back-office': (
    <>
      <path d="M0 70h110M210 70h110" stroke={blue} />
      <rect className="sheet" x="110" y="10" width="100" height="120" rx="8" />
      <path d="M126 30h36" stroke={ink} strokeWidth="5" strokeLinecap="round" />
      <path className="bar" d="M126 54h40M126 70h32M126 86h44M188 54h8M184 70h12M186 86h10" />
      <path className="hair" d="M126 100h70" />
      <rect x="166" y="106" width="32" height="14" rx="4" fill={tint} />
      <path d="M172 113h20" stroke={blue} strokeWidth="5" strokeLinecap="round" />
      <circle cx="60" cy="70" r="6" className="node" />
      <circle cx="260" cy="70" r="6" fill={blue} />
    </>
  ),
  mail: (
    <>
      <path d="M0 70h60M144 70h26c24 0 16-44 40-44h22M144 70h88M144 70h26c24 0 16 44 40 44h22" stroke={blue} />
      <rect className="sheet" x="60" y="40" width="84" height="60" rx="8" />
      <path d="m62 45 40 30 40-30" stroke={blue} strokeLinejoin="round" />
      <rect className="sheet" x="232" y="12" width="64" height="28" rx="7" />
      <rect x="232" y="56" width="64" height="28" rx="7" fill={tint} stroke={blue} />
      <rect className="sheet" x="232" y="100" width="64" height="28" rx="7" />
      <path className="bar" d="M246 26h36M246 114h26" />
      <path d="M246 70h30" stroke={blue} strokeWidth="5" strokeLinecap="round" />
      <circle cx="170" cy="70" r="6" className="node" />
    </>
  ),
  documents: (
    <>
      <path d="M0 70h50M126 70h58" stroke={blue} />
      <rect className="sheet" x="50" y="24" width="76" height="92" rx="8" />
      <path d="M64 44h26" stroke={ink} strokeWidth="5" strokeLinecap="round" />
      <path className="bar" d="M64 62h46M64 78h34M64 94h42" />
      <circle cx="155" cy="70" r="13" fill={tint} stroke={blue} />
      <path d="m149 70 5 5 8-10" stroke={blue} strokeLinecap="round" strokeLinejoin="round" />
      <path
        className="sheet"
        d="M192 40h30l10 12h48a8 8 0 0 1 8 8v46a8 8 0 0 1-8 8h-88a8 8 0 0 1-8-8V48a8 8 0 0 1 8-8Z"
      />
      <path className="bar" d="M202 76h56M202 94h38" />
      <path d="M288 83h32" stroke={blue} />
    </>
  ),
  calendar: (
    <>
      <path d="M0 70h60M260 70h60" stroke={blue} />
      <rect className="sheet" x="60" y="14" width="200" height="112" rx="8" />
      <path className="hair" d="M60 42h200M60 70h200M60 98h200M100 14v112M140 14v112M180 14v112M220 14v112" />
      <g fill={tint}>
        <rect x="66" y="48" width="68" height="16" rx="5" />
        <rect x="146" y="48" width="28" height="16" rx="5" />
        <rect x="66" y="76" width="28" height="16" rx="5" />
        <rect x="106" y="76" width="28" height="16" rx="5" />
        <rect x="186" y="76" width="68" height="16" rx="5" />
        <rect x="106" y="104" width="68" height="16" rx="5" />
        <rect x="226" y="104" width="28" height="16" rx="5" />
      </g>
      <rect x="146" y="76" width="28" height="16" rx="5" fill={blue} />
      <circle cx="174" cy="76" r="5" fill={warm} />
    </>
  ),
} satisfies Partial<Record<IconName, React.ReactNode>>

/** Which icons have a drawing. */
export const isDrawn = (name: IconName): name is keyof typeof drawings => name in drawings

/** A kind of work as a drawing, beside a text that says the same. */
export function Work({ name }: { name: keyof typeof drawings }) {
  return (
    <Drawing className="work" viewBox="0 0 320 140">
      {drawings[name]}
    </Drawing>
  )
}
