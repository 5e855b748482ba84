import type { Need, SheetNode, StyleRule } from './sheet.ts'
import proseSheet from './styles/prose.css?inline'
import searchSheet from './styles/search.css?inline'
import sheet from './styles.css?inline'

/** Sources of browser scripts, which add elements and classes that are not in the HTML. */
const scripts = Object.values(
  import.meta.glob<string>('./client/**/*.ts', { query: '?raw', import: 'default', eager: true }),
)
const mdxSources = Object.values(
  import.meta.glob<string>('../components/mdx/**/*.tsx', { query: '?raw', import: 'default', eager: true }),
)
const islands = Object.entries(
  import.meta.glob<string>('../components/islands/**/*.tsx', { query: '?raw', import: 'default', eager: true }),
).map(([path, source]) => ({
  name: path.split('/')[3]?.replace('.tsx', '').toLowerCase() ?? '',
  classes: new Set(wordsIn(source)),
  elements: new Set(namesIn(source, /<([a-z]\w*)/g)),
}))

/** Empty in dev, where each page has the whole stylesheet. */
const nodes: SheetNode[] = import.meta.env.DEV ? [] : JSON.parse(sheet)
const rules = rulesIn(nodes)
const selectors = rules.flatMap((rule) => rule.selectors.map(({ text }) => text))
const classPattern = /\.((?:[a-zA-Z@*-]|\\.)(?:[\w-]|\\.)*)/g
const classes = namesIn(selectors.join(), classPattern).map(unescaped)
/** Names in browser scripts that may be those of elements or classes. */
const made = new Set(namesIn(scripts.join(), /'([\w-]+)'/g))
const setByScripts = namesIn(scripts.join(), /'(--[\w-]+)'/g)

/** Capitals, which no other class contains. Ad blockers hide elements with class `AD`, so D is missing. */
const letters = 'ABCEFGHIJKLMNOPQRSTUVWXYZ'
const shortNames = new Map(namesToShorten().map((name, index) => [name, shortName(index)]))
const shortProperties = new Map(
  namesIn(rules.flatMap(({ declarations }) => declarations).join('\n'), /^(--[\w-]+)/gm)
    .filter((name) => !setByScripts.includes(name))
    .map((name, index) => [name, `--${shortName(index)}`]),
)
const renaming = createRenaming(shortNames)
/**
 * Renaming for pages with islands. Classes that islands use keep their names, because the browser renders islands with
 * the original names.
 */
const renamingOfViews = createRenaming(
  new Map([...shortNames].filter(([name]) => !islands.some((island) => island.classes.has(name)))),
)

const cached = new Map<string, string>()

/**
 * Shortens the class names of a page, and returns the rules that the page needs. The caller inlines the rules, because
 * a file would cost a request. In dev, the page is unchanged and has all rules.
 */
export function addStyles(page: string): { html: string; styles: string } {
  if (import.meta.env.DEV) return { html: page, styles: sheet }
  const { rename, shorten } = page.includes(' data-island="') ? renamingOfViews : renaming
  const { html, ...names } = renameClasses(page, rename)
  const used = { ...names, ...usedIn(html) }
  const usedClasses = classes.filter((name) => names.classes.has(name))
  const usedIslands = used.hydrated.map(({ name }) => name)
  const key = [...usedClasses, ...[...used.elements].sort(), ...usedIslands, used.route].join(' ')
  const styles = cached.get(key) ?? print(used, shorten)
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

/**
 * Returns functions that rename the classes of an attribute and of a selector. Caches attributes, which pages share.
 */
export function createRenaming(shortNames: Map<string, string>) {
  const renamedAttributes = new Map<string, Renamed>()
  const rename = (attribute: string): Renamed => {
    const made = renamedAttributes.get(attribute)
    if (made) return made
    const classNames = attribute.split(' ')
    const names = classNames.map(decodeEntities)
    const short = classNames.map((name, index) => shortNames.get(names[index] ?? '') ?? name).join(' ')
    renamedAttributes.set(attribute, { names, short })
    return { names, short }
  }
  const shorten = (selector: string): string => {
    const short = selector.replaceAll(classPattern, (classSelector, name) => {
      const renamedClass = shortNames.get(unescaped(name))
      return renamedClass ? `.${renamedClass}` : classSelector
    })
    // `:is(.A>*):after`, as Tailwind writes `*:`, is equivalent to `.A>:after`.
    return short.replace(/^:is\((\.\w+>\*)\)/, '$1').replace('>*:', '>:')
  }
  return { rename, shorten }
}

/** Returns the classes of views and islands. Classes in scripts and content texts keep their names. */
function namesToShorten(): string[] {
  const keptNames = new Set([
    ...namesIn(scripts.join(), /['.]([\w-]+)/g),
    ...mdxSources.flatMap(wordsIn),
    ...namesIn(proseSheet + searchSheet, /\.([\w-]+)/g),
  ])
  return classes.filter((name) => !keptNames.has(name))
}

function shortName(index: number): string {
  const quotient = Math.floor(index / letters.length)
  return `${quotient ? shortName(quotient - 1) : ''}${letters[index % letters.length]}`
}

/** Finds the route of a page, and its islands, which may add elements and classes. */
function usedIn(html: string) {
  const present = namesIn(html, / data-island="(\w+)"/g).map((name) => name.toLowerCase())
  return {
    hydrated: islands.filter(({ name }) => present.some((island) => island.startsWith(name))),
    route: /data-route="(\w+)"/.exec(html)?.[1] ?? '',
  }
}

type Shorten = ReturnType<typeof createRenaming>['shorten']

type Used = ReturnType<typeof usedIn> & Record<'classes' | 'elements', Set<string>>

function uses(kind: 'classes' | 'elements', name: string, used: Used): boolean {
  return used[kind].has(name) || made.has(name) || used.hydrated.some((island) => island[kind].has(name))
}

/**
 * Prints the rules that match the page, with the animations and custom properties that these rules refer to. `style`
 * attributes are not searched, so they must not refer to animations or custom properties.
 */
function print(used: Used, shorten: Shorten): string {
  const matched = matching(nodes, used, shorten)
  const all = printNodes(matched, () => true)
  const read = new Set([...setByScripts, ...namesIn(all, /var\((--[\w-]+)/g)])
  const isReferredTo = (name: string) => (name.startsWith('--') ? read.has(name) : all.split(name).length > 2)
  const styles = printNodes(matched, isReferredTo)
  return styles.replaceAll(/(?<=[{;]|var\()--[\w-]+/g, (name) => shortProperties.get(name) ?? name)
}

/** Removes the selectors that match nothing on the page, and shortens the others. */
function matching(nodes: SheetNode[], used: Used, shorten: Shorten): SheetNode[] {
  const meets = (need: Need): boolean => {
    if (Array.isArray(need)) return need.some((needs) => needs.every(meets))
    if ('route' in need) return need.route === used.route
    return 'class' in need ? uses('classes', need.class, used) : uses('elements', need.element, used)
  }
  return nodes.map((node) => {
    if (typeof node === 'string' || 'animation' in node) return node
    if ('rule' in node) return { ...node, nodes: matching(node.nodes, used, shorten) }
    const selectors = node.selectors.filter(({ needs }) => needs.every(meets))
    return { ...node, selectors: selectors.map(({ text, needs }) => ({ text: shorten(text), needs })) }
  })
}

function printNodes(nodes: SheetNode[], keeps: (name: string) => boolean): string {
  const texts = nodes.map((node) => {
    if (typeof node === 'string') return node
    if ('animation' in node) return keeps(node.animation) ? node.text : ''
    if ('rule' in node) {
      const inner = printNodes(node.nodes, keeps)
      return inner && `${node.rule}{${inner}}`
    }
    const declarations = node.declarations.filter(
      (text) => !text.startsWith('--') || keeps(text.slice(0, text.indexOf(':'))),
    )
    if (node.selectors.length === 0 || declarations.length === 0) return ''
    return `${node.selectors.map(({ text }) => text).join()}{${declarations.join(';')}}`
  })
  return texts.join('')
}

function rulesIn(nodes: SheetNode[]): StyleRule[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string' || 'animation' in node) return []
    return 'rule' in node ? rulesIn(node.nodes) : [node]
  })
}

function namesIn(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))]
}

function wordsIn(source: string): string[] {
  return source.split(/[\s'"`]+/)
}

function unescaped(name: string): string {
  return name.replaceAll('\\', '')
}

function decodeEntities(text: string): string {
  return text.replaceAll('&gt;', '>').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
}
