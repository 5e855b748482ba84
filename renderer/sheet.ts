import { type Selector, transform } from 'lightningcss'
import { type ChildNode, type Declaration, parse, type Root, type Rule } from 'postcss'
import type { Plugin } from 'vite'

/** A part of a stylesheet. Text is printed verbatim. */
export type SheetNode = string | StyleRule | { rule: string; nodes: SheetNode[] } | { animation: string; text: string }

export interface StyleRule {
  selectors: { text: string; needs: Need[] }[]
  declarations: string[]
}

/**
 * Condition for a selector to match a page. `:is` has lists of needs: a page must meet all needs in at least one list.
 */
export type Need = { class: string } | { element: string } | { route: string } | Need[][]

/** Passes the stylesheet to renderer/page-styles.ts as JSON, so that a build parses it only once. */
export const sheetPlugin: Plugin = {
  name: 'sheet',
  apply: 'build',
  enforce: 'post',
  config: () => ({
    css: { postcss: { plugins: [{ postcssPlugin: 'tailwind-properties', Once: writeOutProperties }] } },
  }),
  transform: {
    filter: { id: /\/styles\.css\?inline$/ },
    handler: (code) => {
      const css: string = JSON.parse(code.replace('export default ', ''))
      const nodes = JSON.stringify(parse(css).nodes.map(toNode))
      return { code: `export default ${JSON.stringify(nodes)}`, map: null }
    },
  },
}

function toNode(node: ChildNode): SheetNode {
  if (node.type === 'rule') {
    const selectors = node.selectors.map((text) => ({ text, needs: needsOf(parseSelector(text)) }))
    return { selectors, declarations: node.nodes.map(String) }
  }
  if (node.type !== 'atrule' || !node.nodes) return `${node};`
  if (node.name === 'keyframes') return { animation: node.params, text: String(node) }
  const isBlockOfRules = node.nodes.some(({ type }) => type !== 'decl')
  return isBlockOfRules ? { rule: `@${node.name} ${node.params}`.trim(), nodes: node.nodes.map(toNode) } : String(node)
}

function needsOf(parts: Selector): Need[] {
  return parts.flatMap((part): Need[] => {
    if (part.type === 'type') return [{ element: part.name }]
    if (part.type === 'class') return [{ class: part.name }]
    if (part.type === 'attribute' && part.name === 'data-route') return [{ route: part.operation?.value ?? '' }]
    if (part.type !== 'pseudo-class' || part.kind === 'not' || part.kind === 'host') return []
    if (!('selectors' in part)) return []
    return [part.selectors.map(needsOf)]
  })
}

function parseSelector(text: string): Selector {
  let selector: Selector = []
  const keep = (parsed: Selector) => {
    selector = parsed
  }
  const code = Buffer.from(`${text}{color:red}`)
  transform({
    filename: 'sheet.css',
    code,
    visitor: { Rule: { style: ({ value }) => keep(value.selectors[0] ?? []) } },
  })
  return selector
}

/**
 * Replaces Tailwind's custom properties with their values where possible. Tailwind sets their initial values twice: for
 * engines with `@property`, and for others.
 */
function writeOutProperties(sheet: Root) {
  const initial = new Map<string, string>()
  sheet.walkAtRules('property', (rule) => {
    rule.walkDecls('initial-value', ({ value }) => void initial.set(rule.params, value))
    rule.remove()
  })
  const declarations: Declaration[] = []
  sheet.walkDecls((declaration) => {
    if (`${declaration.prop} ${declaration.value}`.includes('--tw-')) declarations.push(declaration)
  })
  const names = declarations.flatMap(({ value }) =>
    [...value.matchAll(/var\((--tw-[\w-]+)/g)].map(([, name = '']) => name),
  )
  for (const name of new Set(names)) writeOut(name, declarations, initial)
  sheet.walkComments((comment) => void comment.remove())
  sheet.walkAtRules('supports', (rule) => {
    if (rule.params.includes('-moz-orient')) rule.replaceWith(rule.nodes)
  })
}

/** Inlines a custom property in each rule that sets and reads it, or everywhere if no rule sets it. */
function writeOut(name: string, declarations: Declaration[], initial: Map<string, string>) {
  const reference = RegExp(`var\\(${name}(?:,((?:[^()]|\\([^()]*\\))*))?\\)`, 'g')
  const values = new Map<Declaration['parent'], string>()
  const readers: Declaration[] = []
  for (const declaration of declarations) {
    const { prop, value, parent } = declaration
    // Skips rules for `*`, which set only initial values.
    if (prop === name && !(parent as Rule).selector.startsWith('*')) values.set(parent, value)
    if (value.search(reference) >= 0) readers.push(declaration)
  }
  // A rule that sets the property without reading it passes the value on to other rules, so the property stays.
  if ([...values.keys()].some((rule) => readers.every(({ parent }) => parent !== rule))) return
  for (const reader of readers) {
    const ruleValue = values.get(reader.parent)
    if (ruleValue === undefined && values.size > 0) continue
    reader.value = reader.value.replaceAll(reference, (_, fallback = '') => ruleValue ?? initial.get(name) ?? fallback)
  }
}
