import {
  balanceLine,
  type CalculatorLabels,
  type CalculatorPlan,
  calculate,
  calculatorFields,
  fieldNames,
  fill,
  resultTexts,
  type Work,
} from '../../site/calculator/calculator.ts'
import type { Locale } from '../../site/locales.ts'

/**
 * Runs the calculator. Keeps the address and the link to the contact form up to date with its fields, and lets visitors
 * copy and print the result.
 */
export function startCalculator(form: HTMLFormElement) {
  const locale = document.documentElement.lang as Locale
  const plans: CalculatorPlan[] = JSON.parse(form.dataset.plans ?? '[]')
  const words: CalculatorLabels = JSON.parse(form.dataset.words ?? '{}')
  const fieldOf = (name: keyof Work) => form.querySelector<HTMLInputElement>(`[data-field=${name}]`)
  const find = (selector: string) => form.querySelector<HTMLElement>(selector)

  /** Clamps to the field's range; invalid input gives the minimum. */
  const read = (name: keyof Work) => {
    const { min, max } = calculatorFields[name]
    return Math.min(Math.max(fieldOf(name)?.valueAsNumber || 0, min), max)
  }
  const show = () => {
    const work = Object.fromEntries(fieldNames.map((name) => [name, read(name)])) as Record<keyof Work, number>
    const result = calculate(work, plans)
    const texts = resultTexts(result, words)
    for (const place of form.querySelectorAll<HTMLElement>('[data-out]')) {
      const text = texts[place.dataset.out ?? ''] ?? ''
      // Avoids announcing unchanged text.
      if (place.textContent !== text) place.textContent = text
    }
    for (const row of form.querySelectorAll<HTMLElement>('[data-plan]'))
      row.toggleAttribute('data-best', row.dataset.plan === result.best?.plan.id)
    find('[data-single]')?.toggleAttribute('hidden', result.best !== undefined)

    const { path, zero, node } = balanceLine(result)
    set('[data-path]', { d: path })
    set('[data-zero]', { y1: zero, y2: zero })
    set('[data-node]', { visibility: node ? 'visible' : 'hidden' })
    if (node) {
      set('[data-node] circle', { cx: node.x, cy: node.y })
      set('[data-node] text', { x: node.text.x, y: node.text.y, 'text-anchor': node.text.anchor })
    }

    const address = withWork(location.href, work, locale)
    const message = fill(words.message, { ...work, back: texts.hours, verdict: texts.verdict, link: address })
    const send = find('[data-send]')
    if (send instanceof HTMLAnchorElement)
      // Sets only the query, because the path in the HTML includes the base path.
      send.search = String(new URLSearchParams({ ...(result.best && { service: result.best.plan.id }), message }))
    return { address, work }
  }
  const set = (selector: string, attributes: Record<string, string | number>) => {
    for (const [name, value] of Object.entries(attributes))
      form.querySelector(selector)?.setAttribute(name, String(value))
  }

  /** Fills in fields from the query of an address. */
  const fillIn = (query: string, isFilledIn = (_field: HTMLInputElement) => true) => {
    const params = new URLSearchParams(query)
    for (const name of fieldNames) {
      const field = fieldOf(name)
      const value = Number.parseFloat(params.get(calculatorFields[name].param[locale]) ?? '')
      if (field && isFilledIn(field) && !Number.isNaN(value)) field.value = String(value)
    }
  }
  // Input entered before this script loaded takes precedence.
  fillIn(location.search, ({ value, defaultValue }) => value === defaultValue)
  /** Stores the values in the address and the language links. */
  const keep = () => {
    const { address, work } = show()
    history.replaceState(history.state, '', address)
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]'))
      link.href = withWork(link.href, work, link.dataset.language as Locale)
  }
  form.addEventListener('input', keep)
  // Until this script loads, an example is a link to the page with its values.
  form.addEventListener('click', (event) => {
    const example = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-example]')
    if (!example || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    fillIn(example.search)
    keep()
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    keep()
    // Results are below the fields on narrow screens.
    find('[data-result]')?.scrollIntoView({ block: 'nearest' })
  })
  find('[data-copy]')?.addEventListener('click', async ({ currentTarget }) => {
    const button = currentTarget as HTMLElement
    const { textContent } = button
    const failed = navigator.clipboard?.writeText(show().address).catch(() => true)
    if (!failed || (await failed)) return
    button.textContent = words.copied
    // Safari does not focus a clicked button.
    button.focus()
    button.onblur ??= () => {
      button.textContent = textContent
    }
  })
  find('[data-print]')?.addEventListener('click', () => {
    document.documentElement.dataset.print = 'sum'
    print()
    delete document.documentElement.dataset.print
  })
  const isChanged = fieldNames.some((name) => fieldOf(name)?.value !== fieldOf(name)?.defaultValue)
  if (isChanged) keep()
  else show()
}

/** Calculator address in a language, with values. */
function withWork(page: string, work: Work, locale: Locale): string {
  const address = new URL(page, location.href)
  for (const name of fieldNames) address.searchParams.set(calculatorFields[name].param[locale], String(work[name]))
  address.hash = 'sum'
  return address.href
}
