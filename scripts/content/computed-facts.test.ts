import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { calculate, horizon, weeksAMonth } from '../../site/calculator/calculator.ts'
import { asTyped } from '../../site/format.ts'
import { planIds, plansOf } from '../../site/plans.ts'
import { smallRoot } from '../../tests/harness/small-site.ts'
import { readBusiness } from './facts.ts'
import { translate } from './problem.ts'

const shipped = readFileSync(join(smallRoot, 'content/business.yaml'), 'utf8')

function read(text = shipped) {
  const { business, ...read } = readBusiness(text, {})
  if (!business) throw new Error(read.problems.map(({ message }) => translate(message)).join('\n'))
  return { business, ...read }
}

/** Facts in Dutch, with ordinary spaces. */
function factsOf(text = shipped) {
  return Object.fromEntries(Object.entries(read(text).facts.nl).map(([name, fact]) => [name, asTyped(fact)]))
}

function changed(from: string, to: string): string {
  if (!shipped.includes(from)) throw new Error(`business.yaml has no "${from}"`)
  return shipped.replace(from, () => to)
}

const lineOf = (text: string) => shipped.slice(0, shipped.indexOf(text)).split('\n').length

test('computed facts follow their prices, hours and percentages', () => {
  expect(factsOf()).toMatchObject({
    'calculator.byHand': '12 uur',
    'calculator.saved': '8,4 uur',
    'starter.firstYear': '€ 12.900',
    'technicalCase.byHand': '15 uur',
    'technicalCase.left': '6 uur',
    'technicalCase.saved': '9 uur',
    'technicalCase.share': '60%',
    'starter.otherWorkflowsInWords': 'twee',
    'terms.noticePeriodInWords': 'één maand',
    'terms.auditsPerYearInWords': 'één',
    'starter.emailHours': '48 uur',
  })
  expect(factsOf(changed('monthly: 950 euro', 'monthly: 1000 euro'))['starter.firstYear']).toBe('€ 13.500')
  expect(factsOf(changed('share: 70%', 'share: 50%'))['calculator.saved']).toBe('6 uur')
})

test('the saving that covers a monthly fee is rounded up to a tenth of an hour, so that it does cover it', () => {
  expect(factsOf()).toMatchObject({
    'starter.breakEven': '5,5 uur',
    'professional.breakEven': '10,1 uur',
    'enterprise.breakEven': '20,2 uur',
  })
  // Exactly 10 hours a week.
  const exact = changed('hourly: 40 euro', 'hourly: 30 euro').replace('monthly: 950 euro', 'monthly: 1300 euro')
  expect(factsOf(exact)['starter.breakEven']).toBe('10 uur')
})

test.each(planIds)(
  'with the least that pays, %s pays for itself by the calculator, and with less it does not',
  (id) => {
    const { business, facts } = read()
    const least = Number.parseFloat(facts.en[`${id}.leastHours`] ?? '')
    const plans = plansOf(business).map((plan) => ({ ...plan, title: plan.id, workflows: null }))
    const weekWith = (hours: number) => {
      const work = { requests: 1, minutes: hours * 60, hourly: business.calculator.hourly.value, kinds: 1, share: 100 }
      return calculate(work, plans).outcomes.find(({ plan }) => plan.id === id)?.week
    }
    expect(weekWith(least)).toBeLessThanOrEqual(horizon)
    expect(weekWith(least - 0.1)).toBeUndefined()
    expect(least * weeksAMonth * business.calculator.hourly.value).toBeGreaterThan(business[id].monthly.value)
  },
)

test('Starter with a support contract costs the fees of both', () => {
  expect(factsOf()['starter.withContract']).toBe('€ 1.850')
  expect(factsOf(changed('monthly: 900 euro', 'monthly: 1000 euro'))['starter.withContract']).toBe('€ 1.950')
})

test('single flows, one for each kind of work, pay for themselves within weeks', () => {
  expect(factsOf()).toMatchObject({ 'careCase.flowWeeks': '3 weken', 'technicalCase.flowWeeks': '5 weken' })
  expect(factsOf(changed('hourly: 40 euro', 'hourly: 20 euro'))['careCase.flowWeeks']).toBe('6 weken')
})

test('the hours that Starter may exceed are the end of the promised range', () => {
  expect(factsOf()['starter.savedHoursEnd']).toBe('10 uur')
  expect(factsOf(changed('savedHours: 5-10 hours', 'savedHours: 8 hours'))['starter.savedHoursEnd']).toBe('8 uur')
})

test('a larger plan costs more than the one below it', () => {
  const problems = read(changed('monthly: 1750 euro', 'monthly: 900 euro')).problems
  expect(problems.map(({ line, message }) => `${line}  ${translate(message)}`)).toEqual([
    `${lineOf('monthly: 1750 euro')}  professional.monthly is not higher than starter.monthly, but pages say when the smaller plan is cheaper. Raise the amount, or change those sentences in content/*/faq/plans.mdx.`,
  ])
})

test('Professional costs less than Starter with a support contract', () => {
  const problems = read(changed('monthly: 900 euro', 'monthly: 800 euro')).problems
  expect(problems.map(({ line, message }) => `${line}  ${translate(message)}`)).toEqual([
    `${lineOf('monthly: 1750 euro')}  professional.monthly is not lower than starter.monthly and support.monthly together, but pages say that Professional is cheaper than Starter with a support contract. Lower the amount, or change that sentence in content/*/faq/plans.mdx.`,
  ])
})

test('a plan recommended for some work pays for itself within a year', () => {
  const adviceOn = (text: string) => read(text).problems.map(({ line, message }) => `${line}  ${translate(message)}`)
  expect(adviceOn(shipped)).toEqual([])
  const cases = 'shopCase:\n  requests: 100'
  expect(adviceOn(changed(cases, 'shopCase:\n  requests: 50'))).toEqual([
    `${lineOf(cases) + 1}  shopCase: at 50 requests of 10 minutes, starter does not pay for itself within a year, but a page recommends that plan. Raise shopCase.requests, or choose another plan.`,
  ])
  expect(adviceOn(changed('kinds: 1\n  minutesLeft: 4', 'kinds: 1\n  minutesLeft: 7'))).toHaveLength(1)
  expect(adviceOn(changed('monthly: 950 euro', 'monthly: 1400 euro'))).toHaveLength(4)
})

test('a promised saving pays for its plan', () => {
  const promised = changed('savedHours: 5-10 hours', 'savedHours: 3-5 hours')
  expect(read(promised).problems.map(({ line, message }) => `${line}  ${translate(message)}`)).toEqual([
    `${lineOf('savedHours')}  starter.savedHours promises at most 5\u00a0hours, but the calculator recommends Starter only from 6.1\u00a0hours. Lower the price of Starter, or promise more.`,
  ])
})
