import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import satori, { type FontWeight } from 'satori'
import sharp from 'sharp'
import { logo, socialSize } from '../../site/brand.ts'
import { drawnText } from '../../site/head/drawn-text.ts'
import type { SocialCard } from '../../site/head/metadata.ts'

type Colours = Readonly<Record<'paper' | 'shape' | 'ink' | 'line', string>>

/** Title sizes in pixels. The largest that fits is used. */
const sizes = [96, 88, 80, 72, 64, 56, 48, 40]
const box = { width: 1040, height: 300 }

const { resolve } = createRequire(import.meta.url)
export const fonts = ([500, 600] as const).flatMap((weight) => [font('latin', weight), font('latin-ext', weight)])

// satori reads WOFF but not WOFF2.
function font(subset: string, weight: FontWeight) {
  const data = readFileSync(resolve(`@fontsource/figtree/files/figtree-${subset}-${weight}-normal.woff`))
  return { name: subset === 'latin' ? 'Figtree' : 'Figtree Ext', data, weight, style: 'normal' as const }
}

const family = 'Figtree, Figtree Ext'
const titleStyle = { fontFamily: family, fontWeight: 600, lineHeight: 1.06, letterSpacing: '-0.02em' }

export async function drawSocialCard(card: SocialCard, colours: Colours): Promise<Buffer> {
  const { brand, title, eyebrow, price } = card
  const drawn = {
    ...card,
    brand: drawnText(brand),
    title: drawnText(title),
    eyebrow: eyebrow && drawnText(eyebrow),
    price: price && drawnText(price),
  }
  const size = await titleSize(drawn.title)
  const svg = await satori(<Card {...drawn} size={size} colours={colours} />, { ...socialSize, fonts })
  return sharp(Buffer.from(svg)).png({ palette: true, quality: 90, effort: 8, compressionLevel: 9 }).toBuffer()
}

export async function titleSize(title: string): Promise<number> {
  const byLength = title.split(/\s+/).sort((a, b) => b.length - a.length)
  const measured = await Promise.all(byLength.slice(0, 3).map((word) => extent(word, { height: 200 })))
  const widest = Math.max(...measured.map(({ width }) => width)) / 100
  for (const size of sizes) {
    if (widest * size > box.width) continue
    const { height } = await extent(title, { width: box.width }, size)
    if (height <= box.height) return size
  }
  return sizes.at(-1) ?? 40
}

async function extent(text: string, room: { width: number } | { height: number }, size = 100) {
  const whiteSpace = 'width' in room ? 'normal' : 'nowrap'
  const svg = await satori(<div style={{ ...titleStyle, fontSize: size, whiteSpace }}>{text}</div>, { ...room, fonts })
  const [, width = '0', height = '0'] = /^<svg width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? []
  return { width: Number(width), height: Number(height) }
}

function Card({
  brand,
  eyebrow,
  title,
  price,
  locale,
  size,
  colours,
}: SocialCard & { size: number; colours: Colours }) {
  return (
    <div lang={locale} style={{ ...socialSize, display: 'flex', background: colours.paper }}>
      <Backdrop colours={colours} />
      <div style={{ ...cover, padding: '64px 80px 48px', color: colours.ink, fontFamily: family, fontWeight: 500 }}>
        <Brand name={brand} colour={colours.line} />
        <div style={{ display: 'flex', flexDirection: 'column', marginTop: eyebrow ? 40 : 64 }}>
          {eyebrow && <span style={{ fontSize: 32, color: colours.line, marginBottom: 12 }}>{eyebrow}</span>}
          <div style={{ ...titleStyle, fontSize: size, width: box.width, wordBreak: 'break-word' }}>{title}</div>
        </div>
        {price && <span style={{ marginTop: 'auto', fontSize: 36, fontWeight: 600 }}>{price}</span>}
      </div>
    </div>
  )
}

// satori draws absolute elements above all others, regardless of order.
const cover = {
  ...socialSize,
  boxSizing: 'border-box',
  position: 'absolute',
  top: 0,
  left: 0,
  display: 'flex',
  flexDirection: 'column',
} as const

function Brand({ name, colour }: { name: string; colour: string }) {
  return (
    <div style={{ display: 'flex', alignItems: 'center' }}>
      <svg
        width={2 * logo.width}
        height={2 * logo.height}
        viewBox={logo.viewBox}
        fill="none"
        stroke={colour}
        strokeWidth="2"
      >
        <title>{name}</title>
        <path d={logo.line} strokeLinecap="round" />
        <circle {...logo.node} />
      </svg>
      <span style={{ marginLeft: 16, fontSize: 36, fontWeight: 600, letterSpacing: '-0.01em' }}>{name}</span>
    </div>
  )
}

function Backdrop({ colours }: { colours: Colours }) {
  return (
    <svg {...socialSize} viewBox="0 0 1200 630" fill="none" style={cover} stroke={colours.line} strokeWidth="4">
      <title>line</title>
      <path d="M700 630a250 250 0 0 1 500-120v120z" fill={colours.shape} stroke="none" />
      <path d="M0 610h640c90 0 90-62 180-62h380" />
      <circle cx="920" cy="548" r="16" fill={colours.paper} />
      <circle cx="1010" cy="548" r="16" fill={colours.paper} />
      <circle cx="1100" cy="548" r="16" fill={colours.line} />
    </svg>
  )
}
