import { short } from './numbers.ts'
import type { Results } from './results.ts'

const left = 140
const width = 560
const right = 130
const row = 34

interface Bars {
  label: string
  cold: number
  warm: number
}

/** The CPU seconds of every tool at every size, cold and warm: a panel for each size, each to its own scale. */
export function plot({ ours, peers }: Pick<Results, 'ours' | 'peers'>): string {
  const counts = [...new Set([...Object.keys(ours), ...Object.keys(peers)])].sort((a, b) => Number(a) - Number(b))
  let top = 30
  const panels = counts.map((count) => {
    // Beside peers, the numbers of the same run.
    const tools = Object.entries(peers[count]?.tools ?? (ours[count] ? { ours: ours[count] } : {}))
    const bars = tools.map(([label, { cold, warm }]) => ({ label, cold: cold.cpu, warm: warm.cpu }))
    const drawn = panel(`${Number(count).toLocaleString('en')} posts`, bars, top)
    top += 24 + bars.length * row + 16
    return drawn
  })
  const legend = ['cold', 'warm']
    .map(
      (name, at) =>
        `<rect class="${name}" x="${left + at * 190}" y="6" width="12" height="12"/><text x="${left + at * 190 + 18}" y="16">${name === 'cold' ? 'cold' : 'after one post changed'}</text>`,
    )
    .join('\n')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${left + width + right} ${top}" font-family="system-ui, sans-serif" font-size="13" role="img" aria-label="CPU seconds of a build, by number of posts">
<style>
text { fill: #1b2536 } .head { font-weight: 600 } .cold { fill: #1d5fd6 } .warm { fill: #d98a1d }
@media (prefers-color-scheme: dark) { text { fill: #e6ecf7 } .cold { fill: #7fa8ff } .warm { fill: #f0b45c } }
</style>
${legend}
${panels.join('\n')}
</svg>
`
}

function panel(title: string, bars: readonly Bars[], top: number): string {
  const most = Math.max(...bars.flatMap(({ cold, warm }) => [cold, warm]))
  const bar = (kind: 'cold' | 'warm', value: number, y: number) => {
    const length = Math.max(1, Math.round((width * value) / most))
    return `<rect class="${kind}" x="${left}" y="${y}" width="${length}" height="12"/><text x="${left + length + 6}" y="${y + 11}">${short(value)} CPU s</text>`
  }
  const rows = bars.map(({ label, cold, warm }, at) => {
    const y = top + 26 + at * row
    return `<text x="${left - 8}" y="${y + 17}" text-anchor="end">${label}</text>\n${bar('cold', cold, y)}\n${bar('warm', warm, y + 13)}`
  })
  return [`<text class="head" x="${left}" y="${top + 18}">${title}</text>`, ...rows].join('\n')
}
