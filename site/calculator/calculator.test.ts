import { describe, expect, test } from 'vitest'
import { workOf } from '../plans.ts'
import { balanceAt, type CalculatorPlan, calculate, formatters, horizon, type Work } from './calculator.ts'

const small: CalculatorPlan = { id: 'small', title: 'Small', setup: 1200, monthly: 520, workflows: 2, weeks: 4 }
const large: CalculatorPlan = { id: 'large', title: 'Large', setup: 2400, monthly: 1040, workflows: null, weeks: 8 }

/** 12 hours a week: 52 a month. */
const work: Work = { requests: 60, minutes: 12, hourly: 40, kinds: 2, share: 50 }

const outcomeOf = (plan: CalculatorPlan, changes: Partial<Work> = {}) => {
  const [outcome] = calculate({ ...work, ...changes }, [plan]).outcomes
  if (!outcome) throw new Error('There is an outcome for each plan.')
  return outcome
}

describe('the net gain of a plan', () => {
  test('the automated part of the time, minus the monthly fee', () => {
    expect(outcomeOf(small)).toMatchObject({ hours: 26, saved: 1040, net: 520 })
  })

  test('a plan with too few workflows automates a part, and one without a maximum automates everything', () => {
    expect([1, 2, 4].map((kinds) => outcomeOf(small, { kinds }).hours)).toEqual([26, 26, 13])
    expect(outcomeOf(large, { kinds: 40 }).hours).toBe(26)
  })
})

describe('when it has paid for itself', () => {
  test('in the first week in which the savings cover all payments, including those from before it was live', () => {
    const outcome = outcomeOf(small)
    const week = outcome.week ?? Number.NaN
    // The net gain is 120 a week. It pays back the setup of 1200, and the savings of 240 missed in each of the first 4
    // weeks.
    expect(week).toBe(18)
    expect(balanceAt(outcome, week)).toBeGreaterThanOrEqual(0)
    expect(balanceAt(outcome, week - 1)).toBeLessThan(0)
  })

  test('never, if it saves less than it costs', () => {
    expect(outcomeOf(small, { requests: 20 })).not.toHaveProperty('week')
  })

  test('never, if break-even is beyond the horizon', () => {
    const outcome = outcomeOf(small, { requests: 32 })
    expect(outcome.net).toBeGreaterThan(0)
    expect(balanceAt(outcome, horizon)).toBeLessThan(0)
    expect(outcome).not.toHaveProperty('week')
  })
})

describe('the best plan', () => {
  test('is the one with the highest balance at the horizon', () => {
    expect(calculate(work, [small, large]).best?.plan.id).toBe('small')
    expect(calculate({ ...work, requests: 300, kinds: 8 }, [small, large]).best?.plan.id).toBe('large')
  })

  test('does not exist if no plan pays for itself', () => {
    expect(calculate({ ...work, requests: 10 }, [small, large]).best).toBeUndefined()
  })
})

test.each([
  ['nl', '36,4'],
  ['en', '36.4'],
])('hours have a decimal, as the euros beside them are not of whole hours: %s', (tag, hours) => {
  expect(formatters(tag).number(36.4)).toBe(hours)
})

const assumed = { hourly: { value: 40, unit: 'euro' }, share: { value: 70, unit: '%' } } as const

test("an example from a sector uses the minutes left in its article, and any other uses the calculator's share", () => {
  const example = { requests: 100, minutes: 10, kinds: 1 }
  expect(workOf({ ...example, minutesLeft: 4 }, assumed).share).toBe(60)
  expect(workOf(example, assumed).share).toBe(70)
})
