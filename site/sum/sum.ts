import type { Localized } from '../locales.ts'

/** What a visitor says of the work that could be automated. */
export interface Work {
  /** Requests a week. */
  requests: number
  /** What each costs by hand, in minutes. */
  minutes: number
  /** What an hour costs, in euros. */
  hourly: number
  /** How many kinds of work they are; each takes a workflow. */
  kinds: number
  /** The part of the time that a workflow takes over, in percent. */
  share: number
}

/** The fields of the sum: how each is called in the address of its page, and the least and the most it takes. */
export const sumFields: Record<keyof Work, { param: Localized<string>; min: number; max: number }> = {
  requests: { param: { nl: 'aanvragen', en: 'requests' }, min: 0, max: 5000 },
  minutes: { param: { nl: 'minuten', en: 'minutes' }, min: 1, max: 480 },
  hourly: { param: { nl: 'uurkosten', en: 'hourly' }, min: 10, max: 500 },
  kinds: { param: { nl: 'soorten', en: 'kinds' }, min: 1, max: 50 },
  share: { param: { nl: 'aandeel', en: 'share' }, min: 1, max: 100 },
}

export const fieldNames = Object.keys(sumFields) as (keyof Work)[]

/** What a plan costs and takes: whole euros without VAT. */
export interface SumPlan {
  id: string
  title: string
  setup: number
  monthly: number
  /** How many workflows it has; null where there is no maximum. */
  workflows: number | null
  /** Weeks until all of it is live: the longest that is promised. The monthly fee is counted from the start. */
  weeks: number
}

/** What a plan brings for some work, in hours and euros a month once it is live. */
export interface Outcome {
  plan: SumPlan
  hours: number
  saved: number
  /** What is left of that after the monthly fee; less than nothing where it costs more than it saves. */
  net: number
  /** The week, counted from the start, in which everything paid has come back; none where that takes too long. */
  week?: number
}

export interface Result {
  outcomes: Outcome[]
  /** The plan that has brought the most at the horizon, where one has brought anything. */
  best?: Outcome
}

/** How far the sum looks ahead, in weeks. What takes longer to pay for itself is said not to. */
export const horizon = 104

const weeksAMonth = 52 / 12

/** Works out what each plan brings. A plan with fewer workflows than there are kinds of work takes over its part of them. */
export function sumOf(work: Work, plans: readonly SumPlan[]): Result {
  const hours = ((work.requests * work.minutes) / 60) * weeksAMonth
  const outcomes = plans.map((plan): Outcome => {
    const covered = plan.workflows === null ? 1 : Math.min(1, plan.workflows / Math.max(work.kinds, 1))
    const taken = hours * (work.share / 100) * covered
    const saved = taken * work.hourly
    const outcome = { plan, hours: taken, saved, net: saved - plan.monthly }
    const week = Math.ceil(turn(outcome))
    return week <= horizon ? { ...outcome, week } : outcome
  })
  const [best] = outcomes
    .filter((outcome) => outcome.week !== undefined)
    .sort((one, other) => balanceAt(other, horizon) - balanceAt(one, horizon))
  return { outcomes, ...(best && { best }) }
}

/** What a plan has brought after so many weeks, in euros: the savings since it is live, less all that was paid. */
export function balanceAt({ plan, saved }: Outcome, week: number): number {
  const live = Math.max(0, week - plan.weeks)
  return (saved * live - plan.monthly * week) / weeksAMonth - plan.setup
}

/** The moment at which the balance turns, in weeks; endless where it never does. */
function turn({ plan, saved, net }: Outcome): number {
  return net > 0 ? (plan.setup * weeksAMonth + saved * plan.weeks) / net : Number.POSITIVE_INFINITY
}

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

/** What the sum says in one language; #plan, #week and the like are filled in. */
export type SumWords = Record<'tag' | 'pays' | 'none' | 'week' | 'never' | 'message' | 'copied', string>

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
