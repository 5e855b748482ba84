import type { Localized } from '../locales.ts'

export interface Work {
  requests: number
  minutes: number
  hourly: number
  /** Number of kinds of work; each needs a workflow. */
  kinds: number
  /** Automated share of the time, in percent. */
  share: number
}

export const calculatorFields: Record<keyof Work, { param: Localized<string>; min: number; max: number }> = {
  requests: { param: { nl: 'aanvragen', en: 'requests' }, min: 0, max: 5000 },
  minutes: { param: { nl: 'minuten', en: 'minutes' }, min: 1, max: 480 },
  hourly: { param: { nl: 'uurkosten', en: 'hourly' }, min: 10, max: 500 },
  kinds: { param: { nl: 'soorten', en: 'kinds' }, min: 1, max: 50 },
  share: { param: { nl: 'aandeel', en: 'share' }, min: 1, max: 100 },
}

export const fieldNames = Object.keys(calculatorFields) as (keyof Work)[]

/** A plan's price, in whole euros excluding VAT, and its capacity. */
export interface CalculatorPlan {
  id: string
  title: string
  setup: number
  monthly: number
  /** Null if unlimited. */
  workflows: number | null
  /** Maximum number of weeks until everything is live. The monthly fee counts from the start. */
  weeks: number
}

/** Monthly result of a plan once live, in hours and euros. */
export interface Outcome {
  plan: CalculatorPlan
  hours: number
  saved: number
  /** Savings minus the monthly fee; can be negative. */
  net: number
  /** Weeks from the start to break-even. Absent if it never breaks even, or only beyond the horizon. */
  week?: number
}

export type Result = ReturnType<typeof calculate>

/** Number of weeks that the calculator looks ahead. A later break-even counts as never. */
export const horizon = 104

export const weeksAMonth = 52 / 12

/** Calculates the outcome of each plan. A plan with too few workflows automates a proportional part. */
export function calculate(work: Work, plans: readonly CalculatorPlan[]) {
  const hours = ((work.requests * work.minutes) / 60) * weeksAMonth
  const outcomes = plans.map((plan): Outcome => {
    const covered = plan.workflows === null ? 1 : Math.min(1, plan.workflows / Math.max(work.kinds, 1))
    const taken = hours * (work.share / 100) * covered
    const saved = taken * work.hourly
    const outcome = { plan, hours: taken, saved, net: saved - plan.monthly }
    const week = Math.ceil(breakEven(outcome))
    return week <= horizon ? { ...outcome, week } : outcome
  })
  // Of the plans that break even, the best has the highest balance at the horizon.
  const [best] = outcomes
    .filter((outcome) => outcome.week !== undefined)
    .sort((a, b) => balanceAt(b, horizon) - balanceAt(a, horizon))
  return { outcomes, ...(best && { best }) }
}

/** Balance of a plan after some weeks, in euros: savings since it went live, minus all payments. */
export function balanceAt({ plan, saved }: Outcome, week: number): number {
  const live = Math.max(0, week - plan.weeks)
  return (saved * live - plan.monthly * week) / weeksAMonth - plan.setup
}

/** Minimum savings per month, in euros, for a plan to pay for itself within the horizon. */
export function minimumSavings({ setup, monthly, weeks }: Omit<CalculatorPlan, 'title'>): number {
  return (setup * weeksAMonth + monthly * horizon) / (horizon - weeks)
}

/** Break-even in weeks; `Infinity` if never. */
function breakEven({ plan, saved, net }: Outcome): number {
  return net > 0 ? (plan.setup * weeksAMonth + saved * plan.weeks) / net : Number.POSITIVE_INFINITY
}

/**
 * Number formats: whole euros with a true minus sign, and hours with up to one decimal. If hours were rounded to whole
 * numbers, they would not match the amount shown.
 */
export function formatters(tag: string) {
  const number = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 })
  const money = new Intl.NumberFormat(tag, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })
  const whole = (value: number) => Math.round(value) || 0
  return {
    number: (value: number) => number.format(value || 0),
    money: (value: number) => money.format(whole(value)).replace('-', '−'),
  }
}

/** Replaces `{name}` placeholders. */
export function fill(text: string, values: Readonly<Record<string, string | number | undefined>>): string {
  return text.replace(/{(\w+)}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
}

export type CalculatorLabels = Record<'tag' | 'pays' | 'none' | 'week' | 'never' | 'message' | 'copied', string>

export function resultTexts({ outcomes, best }: Result, words: CalculatorLabels): Record<string, string> {
  const { number, money } = formatters(words.tag)
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

export const drawing = { width: 480, height: 190, side: 10 }

/**
 * Returns the balance line of the best plan or, if none breaks even, of the first plan. `zero` is the vertical position
 * of the zero line. `node` is the break-even point, with the position of its label.
 */
export function balanceLine(result: Result) {
  const outcome = result.best ?? result.outcomes[0]
  if (!outcome) return { path: '', zero: drawing.height / 2 }
  const weeks = [0, outcome.plan.weeks, horizon]
  const values = weeks.map((week) => balanceAt(outcome, week))
  const [low, high] = [Math.min(...values, 0), Math.max(...values, 0)]
  const { width, height, side } = drawing
  const x = (week: number) => round(side + (week / horizon) * (width - 2 * side))
  const y = (value: number) => round(height - side - ((value - low) / (high - low || 1)) * (height - 2 * side))
  const path = weeks.map((week, index) => `${index ? 'L' : 'M'}${x(week)} ${y(values[index] ?? 0)}`).join('')
  const zero = y(0)
  if (outcome.week === undefined) return { path, zero }
  // The line rises through the break-even point, so its label fits at the lower right or upper left.
  const breakEven = x(outcome.week)
  const left = breakEven > width * 0.7
  const text = {
    x: breakEven + (left ? -14 : 14),
    y: zero + (left ? -14 : 26),
    anchor: left ? 'end' : 'start',
  } as const
  return { path, zero, node: { x: breakEven, y: zero, text } }
}

const round = (value: number) => Math.round(value * 10) / 10
