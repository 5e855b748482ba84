import shared from './styles.css?inline'

/** Class names of each selector. */
function selectorsIn(sheet: string): string[][] {
  const rules = sheet.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{/g)
  const selectors = [...rules].flatMap(([, list = '']) => list.split(','))
  return selectors.map((selector) => [...selector.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name))
}

const onEveryPage = new Set(selectorsIn(shared).flat())

/** Stylesheets not in styles.css, with their page-specific selectors. */
const sheets = Object.values(
  import.meta.glob<string>('./styles/{*,parts/*}.css', { query: '?inline', import: 'default', eager: true }),
).map((text) => ({
  text,
  selectors: selectorsIn(text).filter((names) => names.some((name) => !onEveryPage.has(name))),
}))

/** Styles used by the HTML of a page, inlined to avoid a request: 5 to 8 kB compressed. */
export function stylesOf(html: string): string {
  const classes = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
  const worn = sheets.filter(({ selectors }) => selectors.some((names) => names.every((name) => classes.has(name))))
  const parts = worn.map(({ text }) => text).join('')
  return `${shared}@layer components{${parts}}`
}
