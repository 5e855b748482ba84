import { calculate, horizon, minimumSavings, weeksAMonth } from '../../site/calculator/calculator.ts'
import { activePurposes } from '../../site/cookies.ts'
import { type Amount, type FactValue, formatFact, inWords } from '../../site/format.ts'
import type { Locale } from '../../site/locales.ts'
import { type CaseName, caseNames, exampleOf, type PlanId, planIds, plansOf, workOf } from '../../site/plans.ts'
import { type Problem, problemOf, say } from './problem.ts'
import type { Business } from './schema/business.ts'
import { businessFile } from './source.ts'
import type { Yaml } from './yaml.ts'

type ComputedFact = [name: string, compute: (business: Business, locale: Locale) => FactValue]

/** Facts computed from the values of business.yaml, by name. */
export const computedFacts = new Map([
  ...planIds.flatMap(factsOfPlan),
  ...caseNames.flatMap((name): ComputedFact[] => [
    [`${name}.byHand`, ({ [name]: { requests, minutes } }) => hoursOf(requests * minutes)],
    [`${name}.left`, ({ [name]: { requests, minutesLeft } }) => hoursOf(requests * minutesLeft)],
    [`${name}.saved`, ({ [name]: { requests, minutes, minutesLeft } }) => hoursOf(requests * (minutes - minutesLeft))],
    // Share of the manual work that the workflow takes over.
    [
      `${name}.share`,
      ({ [name]: { minutes, minutesLeft } }) => ({ value: Math.round((1 - minutesLeft / minutes) * 100), unit: '%' }),
    ],
    // Weeks, rounded up, until the savings pay for one single flow per kind of work, at its lowest price.
    [`${name}.flowWeeks`, (business) => ({ value: flowWeeks(name, business), unit: 'week' })],
  ]),
  // Upper end of the range of hours that Starter is expected to save.
  ['starter.savedHoursEnd', ({ starter }) => hours(endOf(starter.savedHours))],
  // Monthly fee of Starter plus a support contract, which covers the maintenance of extra flows.
  ['starter.withContract', (business) => ({ value: starterWithContract(business), unit: 'euro' })],
  // Small example of the calculator: hours of manual work per week, and hours that workflows save.
  ['calculator.byHand', ({ calculator: { requests, minutes } }) => hoursOf(requests * minutes)],
  [
    'calculator.saved',
    ({ calculator: { requests, minutes, share } }) => hoursOf((requests * minutes * share.value) / 100),
  ],
  ['calculator.horizon', () => ({ value: horizon / weeksInYear, unit: 'year' })],
  ['calculator.horizonInWords', (_, locale) => inWords({ value: horizon / weeksInYear, unit: 'year' }, locale)],
  // Response times without their note, for texts that state the days themselves.
  ['claims.demoHours', ({ claims }) => withoutNote(claims.demoResponse)],
  ['starter.emailHours', ({ starter }) => withoutNote(starter.emailResponse)],
  ['starter.monitoringHours', ({ starter }) => withoutNote(starter.monitoringResponse)],
  ['professional.monitoringHours', ({ professional }) => withoutNote(professional.monitoringResponse)],
  ['analytics.asked', ({ analytics }) => analytics.asked.join(' ') || 'none'],
  ['analytics.active', ({ analytics }) => activePurposes(analytics).join(' ') || 'none'],
  // Small numbers as words, for running text. Tables and cards use digits.
  ['starter.workflowsInWords', ({ starter }, locale) => inWords(starter.workflows, locale)],
  ['starter.otherWorkflowsInWords', ({ starter }, locale) => inWords(starter.workflows - 1, locale)],
  ['professional.workflowsInWords', ({ professional }, locale) => inWords(professional.workflows, locale)],
  ['support.changeHoursInWords', ({ support }, locale) => inWords(support.changeHours, locale)],
  ['terms.minimumTermInWords', ({ terms }, locale) => inWords(terms.minimumTerm, locale)],
  ['terms.noticePeriodInWords', ({ terms }, locale) => inWords(terms.noticePeriod, locale)],
  ['terms.auditsPerYearInWords', ({ terms }, locale) => inWords(terms.auditsPerYear, locale)],
] satisfies ComputedFact[])

function factsOfPlan(id: PlanId): ComputedFact[] {
  return [
    // Hours that a plan must save per week to cover its monthly fee, rounded up to a tenth.
    [
      `${id}.breakEven`,
      ({ [id]: { monthly }, calculator }) => hours(roundUp(monthly.value / calculator.hourly.value / weeksAMonth, 10)),
    ],
    // Hours that the plan must save per week to pay for itself within the horizon of the calculator, rounded up to a
    // tenth.
    [`${id}.leastHours`, (business) => hours(roundUp(leastHours(id, business), 10))],
    [`${id}.firstYear`, ({ [id]: plan }) => ({ value: firstYear(plan), unit: 'euro' })],
  ]
}

const weeksInYear = 52

const hours = (value: number): Amount => ({ value, unit: 'hour' })

const hoursOf = (minutes: number) => hours(Math.round(minutes / 6) / 10)

const withoutNote = (amount: Amount): Amount => ({ ...amount, note: undefined })

/** Rounds up to a multiple of 1 / `parts`, such as tenths for 10. Ignores floating-point errors. */
const roundUp = (value: number, parts: number) => Math.ceil(value * parts - 1e-9) / parts

const endOf = ({ value, to }: Amount) => to ?? value

const starterWithContract = ({ starter, support }: Business) => starter.monthly.value + support.monthly.value

const firstYear = ({ setup, monthly }: Record<'setup' | 'monthly', Amount>) => setup.value + 12 * monthly.value

function flowWeeks(name: CaseName, { [name]: work, singleFlow, calculator }: Business): number {
  const savedPerWeek = ((work.requests * (work.minutes - work.minutesLeft)) / 60) * calculator.hourly.value
  return roundUp((work.kinds * singleFlow.price.value) / savedPerWeek, 1)
}

function leastHours(id: PlanId, business: Business): number {
  const plan = plansOf(business).find((candidate) => candidate.id === id)
  return plan ? minimumSavings(plan) / business.calculator.hourly.value / weeksAMonth : 0
}

const tooSlow = {
  en: '{name}: at {requests} requests of {minutes} minutes, {plan} does not pay for itself within a year, but a page recommends that plan. Raise {name}.requests, or choose another plan.',
  nl: '{name}: bij {requests} aanvragen van {minutes} minuten verdient {plan} zich niet binnen een jaar terug, maar een pagina raadt dat pakket aan. Verhoog {name}.requests, of kies een ander pakket.',
  desk: {
    en: 'At {requests} requests of {minutes} minutes, {plan} does not pay for itself within a year, but a page recommends that plan. Raise the number of requests of this example, or choose another plan for it.',
    nl: 'Bij {requests} aanvragen van {minutes} minuten verdient {plan} zich niet binnen een jaar terug, maar een pagina raadt dat pakket aan. Verhoog het aantal aanvragen van dit voorbeeld, of kies er een ander pakket voor.',
  },
}

const tooLittle = {
  en: 'starter.savedHours promises at most {promised}, but the calculator recommends Starter only from {needed}. Lower the price of Starter, or promise more.',
  nl: 'starter.savedHours belooft hoogstens {promised}, maar de rekenhulp raadt Starter pas aan vanaf {needed}. Verlaag de prijs van Starter, of beloof meer.',
  desk: {
    en: 'The hours that Starter saves are at most {promised}, but the calculator recommends Starter only from {needed}. Lower the price of Starter, or promise more.',
    nl: 'De uren die Starter bespaart zijn hoogstens {promised}, maar de rekenhulp raadt Starter pas aan vanaf {needed}. Verlaag de prijs van Starter, of beloof meer.',
  },
}

const noDearer = {
  en: '{plan}.monthly is not higher than {smaller}.monthly, but pages say when the smaller plan is cheaper. Raise the amount, or change those sentences in content/*/faq/plans.mdx.',
  nl: '{plan}.monthly is niet hoger dan {smaller}.monthly, maar pagina’s zeggen wanneer het kleinere pakket goedkoper is. Verhoog het bedrag, of verander die zinnen in content/*/faq/plans.mdx.',
  desk: {
    en: 'The amount per month of {plan} is not higher than that of {smaller}, but pages say when the smaller plan is cheaper. Raise the amount, or change those sentences in the questions about the plans.',
    nl: 'Het maandbedrag van {plan} is niet hoger dan dat van {smaller}, maar pagina’s zeggen wanneer het kleinere pakket goedkoper is. Verhoog het bedrag, of verander die zinnen in de vragen over de pakketten.',
  },
}

const contractNoDearer = {
  en: 'professional.monthly is not lower than starter.monthly and support.monthly together, but pages say that Professional is cheaper than Starter with a support contract. Lower the amount, or change that sentence in content/*/faq/plans.mdx.',
  nl: 'professional.monthly is niet lager dan starter.monthly en support.monthly samen, maar pagina’s zeggen dat Professional goedkoper is dan Starter met een supportcontract. Verlaag het bedrag, of verander die zin in content/*/faq/plans.mdx.',
  desk: {
    en: 'The amount per month of Professional is not lower than that of Starter with a support contract, but pages say that Professional is cheaper. Lower the amount, or change that sentence in the questions about the plans.',
    nl: 'Het maandbedrag van Professional is niet lager dan dat van Starter met een supportcontract, maar pagina’s zeggen dat Professional goedkoper is. Verlaag het bedrag, of verander die zin in de vragen over de pakketten.',
  },
}

/** Advises on promises that are untrue at the current prices, according to the calculator. */
export function adviseOnPayback(business: Business, positionOf: Yaml['positionOf']): Problem[] {
  return [adviseOnExamples, adviseOnSavedHours, adviseOnOrder, adviseOnContract].flatMap((advise) =>
    advise(business, positionOf),
  )
}

/** Advises on examples that take over a year to pay off, at their own or the default automated share. */
function adviseOnExamples(business: Business, positionOf: Yaml['positionOf']): Problem[] {
  const named = [
    ...planIds.map((id) => [exampleOf[id], id] as const),
    ...caseNames.map((name) => [name, business[name].plan] as const),
  ]
  const plans = plansOf(business).map((plan) => ({ ...plan, title: plan.id }))
  return named.flatMap(([name, plan]) => {
    const example = business[name]
    const weeks = [example, { ...example, minutesLeft: undefined }].map((work) => {
      const { outcomes } = calculate(workOf(work, business.calculator), plans)
      return outcomes.find((outcome) => outcome.plan.id === plan)?.week
    })
    if (weeks.every((week) => week !== undefined && week <= weeksInYear)) return []
    const message = say(tooSlow, { name, requests: String(example.requests), minutes: String(example.minutes), plan })
    const position = positionOf([name, 'requests'])
    return [problemOf(businessFile, 'plan-pays', { position, message, isAdvice: true })]
  })
}

function adviseOnSavedHours(business: Business, positionOf: Yaml['positionOf']): Problem[] {
  const promisedHours = endOf(business.starter.savedHours)
  const neededHours = leastHours('starter', business)
  if (promisedHours >= neededHours) return []
  const [promised = '', needed = ''] = [promisedHours, roundUp(neededHours, 10)].map((count) =>
    formatFact(hours(count), 'en'),
  )
  const position = positionOf(['starter', 'savedHours'])
  return [
    problemOf(businessFile, 'plan-pays', { position, message: say(tooLittle, { promised, needed }), isAdvice: true }),
  ]
}

function adviseOnOrder(business: Business, positionOf: Yaml['positionOf']): Problem[] {
  return planIds.slice(1).flatMap((id, index) => {
    const smaller = planIds[index] ?? id
    if (business[id].monthly.value > business[smaller].monthly.value) return []
    const position = positionOf([id, 'monthly'])
    return [
      problemOf(businessFile, 'plan-pays', { position, message: say(noDearer, { plan: id, smaller }), isAdvice: true }),
    ]
  })
}

function adviseOnContract(business: Business, positionOf: Yaml['positionOf']): Problem[] {
  if (business.professional.monthly.value < starterWithContract(business)) return []
  const position = positionOf(['professional', 'monthly'])
  return [problemOf(businessFile, 'plan-pays', { position, message: contractNoDearer, isAdvice: true })]
}
