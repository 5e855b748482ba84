import { transform } from 'lightningcss'
import { engines, oldest } from '../site/browsers.ts'
import searchSheet from './styles/search.css?inline'
import sheet from './styles.css?inline'

/** Words in the sources of each island, which may become classes once React runs. */
const sources = import.meta.glob<string>('../components/islands/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const islands = Object.entries(sources).map(([path, text]) => {
  const [, name = ''] = /islands\/(\w+)/.exec(path) ?? []
  return { name: name.toLowerCase(), words: text.split(/[\s'"`]+/) }
})

const classes = namesIn(sheet, /\.((?:[\w-]|\\.)+)/g).map((name) => name.replaceAll('\\', ''))
const animations = namesIn(sheet, /@keyframes ([\w-]+)/g)
const properties = namesIn(sheet, /(--[\w-]+) *:/g)
const usedBySearch = namesIn(searchSheet, /var\((--[\w-]+)/g)

const cached = new Map<string, string>()

/** Rules of the stylesheet that a page needs, inlined to avoid a request. In dev, all rules. */
export function stylesOf(html: string): string {
  if (import.meta.env.DEV) return sheet
  const usedClasses = new Set(namesIn(html, / class="([^"]*)"/g).flatMap((names) => decode(names).split(' ')))
  for (const island of namesIn(html, / data-island="(\w+)"/g).map((name) => name.toLowerCase()))
    for (const { name, words } of islands) if (island.startsWith(name)) for (const word of words) usedClasses.add(word)
  const unused = classes.filter((name) => !usedClasses.has(name))
  const used = [...usedBySearch, ...namesIn(html, /var\((--[\w-]+)/g)]
  const key = [...unused, ...used].join(' ')
  const styles = cached.get(key) ?? withoutUnreferenced(without(sheet, unused), used)
  cached.set(key, styles)
  return styles
}

/** Leaves out animations and custom properties that no rule refers to. */
function withoutUnreferenced(styles: string, used: readonly string[]): string {
  const referenced = new Set([...used, ...namesIn(styles, /var\((--[\w-]+)/g)])
  return without(styles, [
    ...properties.filter((name) => !referenced.has(name)),
    ...animations.filter((name) => styles.split(name).length === 2),
  ])
}

const targets = Object.fromEntries(
  engines.map((engine) => {
    const [major = 0, minor = 0] = String(oldest[engine]).split('.').map(Number)
    return [engine, (major << 16) | (minor << 8)]
  }),
)

function without(styles: string, unusedSymbols: string[]): string {
  const code = Buffer.from(styles)
  return String(transform({ filename: 'page.css', code, minify: true, targets, unusedSymbols }).code)
}

function namesIn(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))]
}

const decode = (text: string) => text.replaceAll('&gt;', '>').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
