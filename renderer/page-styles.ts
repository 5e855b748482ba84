import { parse as parseSelector, type Selector } from 'css-what'
import { transform } from 'lightningcss'
import { type ChildNode, type Declaration, parse as parseSheet, type Rule } from 'postcss'
import { oldest } from '../site/browsers.ts'
import proseSheet from './styles/prose.css?inline'
import searchSheet from './styles/search.css?inline'
import sheet from './styles.css?inline'

/** Sources of browser scripts, which add elements and classes that are not in the HTML. */
const scripts = Object.values(
  import.meta.glob<string>('./client/**/*.ts', { query: '?raw', import: 'default', eager: true }),
)
const vocabulary = Object.values(
  import.meta.glob<string>('../components/mdx/**/*.tsx', { query: '?raw', import: 'default', eager: true }),
)
const islands = Object.entries(
  import.meta.glob<string>('../components/islands/**/*.tsx', { query: '?raw', import: 'default', eager: true }),
).map(([path, source]) => ({
  name: path.split('/')[3]?.replace('.tsx', '').toLowerCase() ?? '',
  classes: new Set(wordsIn(source)),
  elements: new Set(namesIn(source, /<([a-z]\w*)/g)),
}))

const classPattern = /\.((?:[a-zA-Z@*-]|\\.)(?:[\w-]|\\.)*)/g
const classes = namesIn(sheet, classPattern).map((name) => name.replaceAll('\\', ''))
const animations = namesIn(sheet, /@keyframes ([\w-]+)/g)
const properties = namesIn(sheet, /(--[\w-]+) *:/g)
/** Names in the scripts that may be elements or classes. */
const made = new Set(namesIn(scripts.join(), /'([\w-]+)'/g))
const setByScripts = namesIn(scripts.join(), /'(--[\w-]+)'/g)

/** Capitals, which no other class has. Ad blockers hide elements of class `AD`, so there is no D. */
const letters = 'ABCEFGHIJKLMNOPQRSTUVWXYZ'
const shortNames = new Map(namesToShorten().map((name, index) => [name, shortName(index)]))
const renaming = createRenaming(shortNames)
/** For pages with islands. Islands render the names in their sources, so these names stay as they are. */
const renamingOfViews = createRenaming(
  new Map([...shortNames].filter(([name]) => !islands.some((island) => island.classes.has(name)))),
)

const cached = new Map<string, string>()

/**
 * Shortens the class names of a page, and returns the rules that it needs. They are inlined, because a file would cost
 * a request. In dev, the page is unchanged and has all rules.
 */
export function addStyles(page: string): { html: string; styles: string } {
  if (import.meta.env.DEV) return { html: page, styles: sheet }
  const { shortNames, rename } = page.includes(' data-island="') ? renamingOfViews : renaming
  const { html, ...names } = renameClasses(page, rename)
  const used = { ...names, ...usedIn(html), shortNames }
  const usedClasses = classes.filter((name) => names.classes.has(name))
  const usedIslands = used.hydrated.map(({ name }) => name)
  const key = [...usedClasses, ...[...used.elements].sort(), ...usedIslands, used.route].join(' ')
  const styles = cached.get(key) ?? minify(pruned(used))
  cached.set(key, styles)
  return { html, styles }
}

const tagPattern = /<([a-z]\w*)((?: (?!class=")[^\s<>"=]+(?:="[^"]*")?)*)(?: class="([^"]*)")?/g

/** Renames the classes in the tags of a page, but not in code samples. Lists the original names and the elements. */
export function renameClasses(page: string, rename: (attribute: string) => Renamed) {
  const classes = new Set<string>()
  const elements = new Set<string>()
  const html = page.replaceAll(tagPattern, (tag, element: string, before: string, attribute?: string) => {
    elements.add(element)
    if (attribute === undefined) return tag
    const { names, short } = rename(attribute)
    for (const name of names) classes.add(name)
    return `<${element}${before} class="${short}"`
  })
  return { html, classes, elements }
}

interface Renamed {
  names: string[]
  short: string
}

/** Returns a function that renames a `class` attribute. Keeps each result, because pages share most attributes. */
export function createRenaming(shortNames: Map<string, string>) {
  const known = new Map<string, Renamed>()
  const rename = (attribute: string): Renamed => {
    const made = known.get(attribute)
    if (made) return made
    const written = attribute.split(' ')
    const names = written.map(decode)
    const short = written.map((name, index) => shortNames.get(names[index] ?? '') ?? name).join(' ')
    known.set(attribute, { names, short })
    return { names, short }
  }
  return { shortNames, rename }
}

/** Classes of views and islands. Those in scripts and content texts keep their names. */
function namesToShorten(): string[] {
  const written = new Set([
    ...namesIn(scripts.join(), /['.]([\w-]+)/g),
    ...vocabulary.flatMap(wordsIn),
    ...namesIn(proseSheet + searchSheet, /\.([\w-]+)/g),
  ])
  return classes.filter((name) => !written.has(name))
}

function shortName(index: number): string {
  const rest = Math.floor(index / letters.length)
  return `${rest ? shortName(rest - 1) : ''}${letters[index % letters.length]}`
}

/** Islands in the HTML, which add elements and classes, and the route. */
function usedIn(html: string) {
  const present = namesIn(html, / data-island="(\w+)"/g).map((name) => name.toLowerCase())
  return {
    hydrated: islands.filter(({ name }) => present.some((island) => island.startsWith(name))),
    route: /data-route="(\w+)"/.exec(html)?.[1] ?? '',
  }
}

type Used = ReturnType<typeof usedIn> &
  Record<'classes' | 'elements', Set<string>> & { shortNames: Map<string, string> }

function uses(kind: 'classes' | 'elements', name: string, used: Used): boolean {
  return used[kind].has(name) || made.has(name) || used.hydrated.some((island) => island[kind].has(name))
}

const selectorsOf = new Map<Rule, { text: string; parts: Selector[] }[]>()

const root = parseSheet(import.meta.env.DEV ? '' : sheet)
const initial = new Map<string, string>()
root.walkAtRules('property', (rule) => {
  rule.walkDecls('initial-value', ({ value }) => void initial.set(rule.params, value))
  rule.remove()
})
const tailwindDeclarations: Declaration[] = []
root.walkDecls((declaration) => {
  if (`${declaration.prop} ${declaration.value}`.includes('--tw-')) tailwindDeclarations.push(declaration)
})
for (const name of namesIn(sheet, /var\((--tw-[\w-]+)/g)) writeOut(name)
// Tailwind sets the initial values of its properties twice: for engines with `@property` and for others.
root.walkAtRules('supports', (rule) => {
  if (rule.params.includes('-moz-orient')) rule.replaceWith(rule.nodes)
})
root.walkRules((rule) => {
  if (inKeyframes(rule)) return
  const read = (text: string) => ({ text, parts: parseSelector(text)[0] ?? [] })
  selectorsOf.set(rule, rule.selectors.map(read))
})

/** Replaces a property of Tailwind with its value, if the rules that read it set it themselves, or no rule sets it. */
function writeOut(name: string) {
  const reference = RegExp(`var\\(${name}(?:,((?:[^()]|\\([^()]*\\))*))?\\)`, 'g')
  const values = new Map<Declaration['parent'], string>()
  const readers: Declaration[] = []
  for (const declaration of tailwindDeclarations) {
    const { prop, value, parent } = declaration
    // Rules for `*` set only initial values.
    if (prop === name && !(parent as Rule).selector.startsWith('*')) values.set(parent, value)
    if (value.search(reference) >= 0) readers.push(declaration)
  }
  // A rule that sets the property without reading it passes the value on to other rules.
  if ([...values.keys()].some((rule) => readers.every(({ parent }) => parent !== rule))) return
  for (const reader of readers) {
    const own = values.get(reader.parent)
    if (own === undefined && values.size > 0) continue
    reader.value = reader.value.replaceAll(reference, (_, fallback = '') => own ?? initial.get(name) ?? fallback)
  }
}

function inKeyframes({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes'
}

/** Prints the rules whose selectors match something on the page. */
function pruned(used: Used): string {
  const matches = (part: Selector): boolean => {
    if (part.type === 'tag') return uses('elements', part.name, used)
    if (part.type === 'attribute' && part.name === 'class') return uses('classes', part.value, used)
    if (part.type === 'attribute' && part.name === 'data-route') return part.value === used.route
    if (part.type !== 'pseudo' || part.name === 'not' || !Array.isArray(part.data)) return true
    return part.data.some((selector) => selector.every(matches))
  }
  const print = (node: ChildNode): string => {
    if (node.type === 'rule') {
      const selectors = selectorsOf.get(node)?.filter(({ parts }) => parts.every(matches))
      if (!selectors) return String(node)
      const texts = selectors.map(({ text }) => shortenSelector(text, used.shortNames))
      return selectors.length === 0 ? '' : `${texts.join()}{${node.nodes.join(';')}}`
    }
    if (node.type === 'comment') return ''
    if (node.type !== 'atrule' || !node.nodes) return `${node};`
    const inner = node.nodes.map(print).join('')
    return inner && `@${node.name} ${node.params}{${inner}}`
  }
  return root.nodes.map(print).join('')
}

function shortenSelector(selector: string, shortNames: Used['shortNames']): string {
  const short = selector.replaceAll(classPattern, (written, name) => {
    const own = shortNames.get(name.replaceAll('\\', ''))
    return own ? `.${own}` : written
  })
  // `:is(.A>*):after`, as Tailwind writes `*:`, equals `.A>:after`.
  return short.replace(/^:is\((\.\w+>\*)\)/, '$1')
}

/**
 * Leaves out animations and custom properties that no rule refers to, and shortens the names of the other properties.
 * Elements can therefore use a colour only through a class.
 */
function minify(styles: string): string {
  const referenced = new Set([...setByScripts, ...namesIn(styles, /var\((--[\w-]+)/g)])
  const unusedSymbols = [
    ...properties.filter((name) => !referenced.has(name)),
    ...animations.filter((name) => styles.split(name).length === 2),
  ]
  const code = Buffer.from(styles)
  const minified = String(transform({ filename: 'page.css', code, minify: true, targets, unusedSymbols }).code)
  return minified.replaceAll(/(?<=[{;]|var\()--[\w-]+/g, (name) => {
    const index = properties.indexOf(name)
    return index < 0 || setByScripts.includes(name) ? name : `--${shortName(index)}`
  })
}

const targets = Object.fromEntries(
  Object.entries(oldest).map(([engine, version]) => {
    const [major = 0, minor = 0] = String(version).split('.').map(Number)
    return [engine, (major << 16) | (minor << 8)]
  }),
)

function namesIn(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))]
}

function wordsIn(source: string): string[] {
  return source.split(/[\s'"`]+/)
}

function decode(text: string): string {
  return text.replaceAll('&gt;', '>').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
}
