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
