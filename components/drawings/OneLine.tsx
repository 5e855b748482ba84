import { blue, ink, tint } from './colours.ts'
import { Drawing } from './Drawing.tsx'

/** A message, a schedule and an invoice with the same thing in each: one line now carries it from the first to the last. */
export function OneLine({ className }: { className?: string }) {
  return (
    <Drawing className={className} viewBox="0 0 480 400">
      <g fill={tint}>
        <rect x="16" y="44" width="176" height="120" rx="12" />
        <rect x="176" y="146" width="176" height="120" rx="12" />
        <rect x="316" y="248" width="144" height="152" rx="12" />
      </g>

      <rect className="sheet" x="4" y="32" width="176" height="120" rx="12" />
      <path d="M22 54h60" stroke={ink} strokeWidth="5" strokeLinecap="round" />
      <path className="bar" d="M22 78h130M22 96h44M22 114h112M22 132h64" />
      <rect x="74" y="87" width="78" height="18" rx="5" fill={tint} />
      <path d="M84 96h58" stroke={blue} strokeWidth="5" strokeLinecap="round" />

      <rect className="sheet" x="164" y="134" width="176" height="120" rx="12" />
      <path className="hair" d="M164 162h176M164 193h176M164 224h176M208 134v120M252 134v120M296 134v120" />
      <rect x="170" y="169" width="32" height="18" rx="5" fill={tint} />
      <rect x="302" y="200" width="32" height="18" rx="5" fill={tint} />
      <rect x="214" y="231" width="76" height="18" rx="5" fill={tint} />
      <rect x="214" y="200" width="76" height="18" rx="5" fill={tint} stroke={blue} />
      <path d="M224 209h56" stroke={blue} strokeWidth="5" strokeLinecap="round" />

      <rect className="sheet" x="304" y="236" width="144" height="152" rx="12" />
      <path d="M322 258h44" stroke={ink} strokeWidth="5" strokeLinecap="round" />
      <rect x="318" y="275" width="78" height="18" rx="5" fill={tint} />
      <path d="M328 284h58" stroke={blue} strokeWidth="5" strokeLinecap="round" />
      <path className="bar" d="M322 306h52M322 324h40M420 284h10M416 306h14M418 324h12" />
      <path className="hair" d="M322 342h108" />
      <path d="M322 362h30M400 362h30" stroke={ink} strokeWidth="5" strokeLinecap="round" />

      <path d="M0 96h74M152 96h20c34 0 22 113 42 113M290 209h12c30 0-14 75 16 75M396 284h84" stroke={blue} />
      <g className="node">
        <circle cx="152" cy="96" r="6" />
        <circle cx="290" cy="209" r="6" />
      </g>
      <circle cx="396" cy="284" r="6" fill={blue} />
    </Drawing>
  )
}
