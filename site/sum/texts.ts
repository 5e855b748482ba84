import { balanceAt, horizon, type Outcome, type Result } from './sum.ts'
import type { SumWords } from './worked.ts'

/**
 * Writes numbers in one language: whole euros with a true minus, and hours with a decimal, as whole hours times the cost of
 * an hour would give another amount than the one beside them.
 */
export function writers(tag: string) {
  const number = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 })
  const money = new Intl.NumberFormat(tag, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })
  const whole = (value: number) => Math.round(value) || 0
  return {
    number: (value: number) => number.format(value || 0),
    money: (value: number) => money.format(whole(value)).replace('-', '−'),
  }
}

/** Writes out the #names of a text. */
export function fill(text: string, values: Readonly<Record<string, string | number | undefined>>): string {
  return text.replace(/#(\w+)/g, (name, key: string) => String(values[key] ?? name))
}

/** Everything that the result of a sum shows, by the name of its place on the page. */
export function textsOf({ outcomes, best }: Result, words: SumWords): Record<string, string> {
  const { number, money } = writers(words.tag)
  const weekOf = ({ week }: Outcome) => (week === undefined ? words.never : fill(words.week, { week }))
  const verdict = best ? fill(words.pays, { plan: best.plan.title, week: best.week }) : words.none
  return {
    hours: number(best?.hours ?? Math.max(0, ...outcomes.map((outcome) => outcome.hours))),
    euros: money(best?.saved ?? Math.max(0, ...outcomes.map((outcome) => outcome.saved))),
    verdict,
    turn: best ? weekOf(best) : '',
    ...Object.fromEntries(
      outcomes.flatMap((outcome) => [
        [`${outcome.plan.id}.hours`, number(outcome.hours)],
        [`${outcome.plan.id}.saved`, money(outcome.saved)],
        [`${outcome.plan.id}.net`, money(outcome.net)],
        [`${outcome.plan.id}.week`, weekOf(outcome)],
      ]),
    ),
  }
}

/** The size of the drawing, in its own units. */
export const drawing = { width: 480, height: 190, side: 10 }

/**
 * The balance of the best plan, or else of the first, as a line over the weeks; the height at which nothing is lost and
 * nothing won; and where it turns, with the place of a text beside it.
 */
export function lineOf(result: Result) {
  const shown = result.best ?? result.outcomes[0]
  if (!shown) return { path: '', zero: drawing.height / 2 }
  const weeks = [0, shown.plan.weeks, horizon]
  const values = weeks.map((week) => balanceAt(shown, week))
  const [low, high] = [Math.min(...values, 0), Math.max(...values, 0)]
  const { width, height, side } = drawing
  const x = (week: number) => round(side + (week / horizon) * (width - 2 * side))
  const y = (value: number) => round(height - side - ((value - low) / (high - low || 1)) * (height - 2 * side))
  const path = weeks.map((week, index) => `${index ? 'L' : 'M'}${x(week)} ${y(values[index] ?? 0)}`).join('')
  const zero = y(0)
  if (shown.week === undefined) return { path, zero }
  // The line rises through the node: what stands below it to the right, or above it to the left, it does not touch.
  const at = x(shown.week)
  const left = at > width * 0.7
  const text = { x: at + (left ? -14 : 14), y: zero + (left ? -14 : 26), anchor: left ? 'end' : 'start' } as const
  return { path, zero, node: { x: at, y: zero, text } }
}

const round = (value: number) => Math.round(value * 10) / 10
