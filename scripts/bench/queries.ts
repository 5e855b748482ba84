import type { Search } from '../../site/search/search.ts'

/**
 * What visitors type, and the page they mean, which must be among the first three and is nearly always first.
 * An address with an anchor means that part; one without means any part of the page. Several mean either.
 */
export interface Query {
  query: string
  page: string | readonly string[]
}

const q = (query: string, page: string | readonly string[]): Query => ({ query, page })

const vijf = '/blog/vijf-redenen-om-werkorders-te-automatiseren'
const five = '/en/blog/five-reasons-to-automate-work-orders'

const dutch: readonly Query[] = [
  // One word
  q('pakketten', '/pakketten'),
  q('prijzen', '/pakketten'),
  q('contact', '/contact'),
  q('privacy', '/privacy'),
  q('voorwaarden', '/voorwaarden'),
  q('verwerkersovereenkomst', '/dpa'),
  q('dashboard', '/realtime-dashboard'),
  q('training', '/training-onboarding'),
  q('cookies', '/privacy#cookies'),
  q('blog', '/blog'),
  q('starter', '/starter-pakket'),
  q('professional', '/professional-pakket'),
  q('enterprise', '/enterprise-pakket'),
  q('support', '/support-onderhoud'),
  q('faq', '/faq'),
  q('aansprakelijkheid', ['/voorwaarden#liability', '/dpa#liability']),
  q('overmacht', '/voorwaarden#force-majeure'),
  q('subverwerkers', '/dpa#sub-processors'),
  q('whatsapp', '/privacy#whatsapp'),
  q('missie', '/over-ons'),
  // Other forms of the word
  q('opgezegd abonnement', '/voorwaarden#subscription-and-cancellation'),
  q('storingen', '/support-onderhoud'),
  q('cursussen', '/training-onboarding'),
  q('tarief', ['/pakketten', '/support-onderhoud']),
  q('webwinkels', ['/cases', '/blog/ecommerce', '/blog']),
  q('klachten', '/privacy#complaints'),
  // Two and three words, in any order
  q('losse flow', '/losse-flows'),
  q('gratis demo', '/contact'),
  q('demo aanvragen', ['/contact', '/faq#how-does-a-project-start']),
  q('over ons', '/over-ons'),
  q('dashboard realtime', '/realtime-dashboard'),
  q('onderhoud support', '/support-onderhoud'),
  q('korting extra flow', ['/losse-flows', '/pakketten#what-if-i-need-an-extra-workflow']),
  q('pakketten vergelijken', '/pakketten'),
  q('workflow telt', '/pakketten#what-counts-as-one-workflow'),
  q('toepasselijk recht geschillen', '/voorwaarden#law-and-disputes'),
  q('melden datalek', '/dpa#data-breaches'),
  q('datalek', ['/dpa#data-breaches', '/privacy#data-breaches']),
  q('redenen werkorders automatiseren', vijf),
  // Synonyms and words of the trade
  q('AVG', ['/privacy', '/dpa']),
  q('GDPR', ['/privacy', '/dpa']),
  q('werkbon', vijf),
  q('kosten', ['/pakketten', '/faq#what-does-automation-cost', '/faq#are-there-extra-costs']),
  q('telefoonnummer', '/contact'),
  q('adres', '/contact'),
  q('nieuwsbrief', ['/blog', '/privacy']),
  q('helpdesk', '/support-onderhoud'),
  q('KPI', ['/enterprise-pakket', '/realtime-dashboard']),
  q('uurtarief', '/support-onderhoud'),
  q('opzegtermijn', ['/faq#how-long-is-the-commitment', '/voorwaarden#subscription-and-cancellation', '/pakketten']),
  // Parts of compounds, and compounds of known parts
  q('zorg', ['/blog/zorg', '/cases']),
  q('werkorder', vijf),
  q('verwerker', '/dpa'),
  q('overeenkomst', '/dpa'),
  q('brief', '/blog'),
  q('nummer', '/contact'),
  q('winkel', ['/cases', '/blog/ecommerce']),
  q('orders', vijf),
  q('automatiseringskosten', ['/faq#what-does-automation-cost', '/pakketten']),
  q('implementatietijd', '/faq#how-long-does-implementation-take'),
  q('werk bon', vijf),
  q('dash board', '/realtime-dashboard'),
  // Slips of the pen
  q('pakketen', '/pakketten'),
  q('dashbord', '/realtime-dashboard'),
  q('trainig', '/training-onboarding'),
  q('privcay', '/privacy'),
  q('voorwarden', '/voorwaarden'),
  q('suport', '/support-onderhoud'),
  q('entreprise', '/enterprise-pakket'),
  q('contct', '/contact'),
  q('verwerkersovereenkmst', '/dpa'),
  // Accents, capitals and signs
  q('privacyverklaring', '/privacy'),
  q('één workflow', ['/losse-flows', '/pakketten#what-counts-as-one-workflow']),
  q('ÓVER ÓNS', '/over-ons'),
  q('dáshboard', '/realtime-dashboard'),
  q('cliënt', ['/blog/zorg', '/cases']),
  q('client', ['/blog/zorg', '/cases']),
  // Words that only others use
  q('webshop retour', ['/cases', '/blog']),
  q('retourzendingen', ['/cases', '/blog', '/losse-flows']),
  q('offerte aanvragen', '/contact'),
  q('sharepoint', ['/losse-flows', '/', '/faq#does-it-work-with-our-systems']),
  q('persoonsgegeven', ['/privacy', '/voorwaarden#personal-data', '/dpa']),
  q('contract opzeggen', ['/voorwaarden#subscription-and-cancellation', '/pakketten']),
  q('kunstmatige intelligentie', ['/voorwaarden#ai-and-third-parties', '/dpa#nature-and-purpose']),
  q('24/7 bewaking', '/enterprise-pakket'),
  q('rapportage', '/realtime-dashboard'),
  q('installateur', '/cases'),
  // As people ask
  q('wat doen jullie', '/over-ons'),
  q('hoeveel tijd bespaar ik', '/faq#how-much-time-does-it-save'),
  q('wat is een workflow', '/faq#what-is-workflow-automation'),
  q('wat kost het', ['/faq#what-does-automation-cost', '/pakketten']),
  q('wat kost een losse flow?', ['/losse-flows', '/faq#can-i-order-a-single-flow']),
  q('wat kost support zonder pakket', '/faq#what-does-separate-support-cost'),
  q('hoe lang duurt het', '/faq#how-long-does-implementation-take'),
  q('hoe lang zit ik eraan vast', '/faq#how-long-is-the-commitment'),
  q('welk pakket past bij mij', '/pakketten#which-plan-suits-me'),
  q('hoe snel reageren jullie', ['/faq#how-fast-do-you-respond', '/support-onderhoud']),
  q('kan ik overstappen naar een groter pakket', '/faq#can-i-move-to-a-larger-plan'),
  q('werkt het met microsoft 365', '/faq#does-it-work-with-our-systems'),
  q('wie zijn wij', ['/over-ons', '/privacy#who-we-are']),
  q('wanneer zijn jullie bereikbaar', '/faq#when-can-we-reach-you'),
  q('is training inbegrepen', '/faq#is-training-included'),
  q('wat gebeurt er met mijn gegevens', '/faq#what-happens-to-our-data'),
  q('hoe kan ik betalen', ['/faq#how-and-when-do-i-pay', '/voorwaarden#prices-and-payment']),
  q('hoe lang bewaren jullie gegevens', '/privacy#retention'),
  q('kan ik mijn gegevens laten verwijderen', ['/privacy#your-rights', '/dpa#return-and-deletion', '/privacy']),
]

const english: readonly Query[] = [
  q('plans', '/en/plans'),
  q('pricing', '/en/plans'),
  q('contact', '/en/contact'),
  q('privacy', '/en/privacy'),
  q('terms', '/en/terms'),
  q('data processing agreement', '/en/dpa'),
  q('DPA', '/en/dpa'),
  q('dashboard', '/en/realtime-dashboard'),
  q('training', '/en/training-onboarding'),
  q('cookies', '/en/privacy#cookies'),
  q('maintenance', '/en/support-maintenance'),
  q('starter', '/en/starter-plan'),
  q('enterprise', '/en/enterprise-plan'),
  q('liability', ['/en/terms#liability', '/en/dpa#liability']),
  q('force majeure', '/en/terms#force-majeure'),
  q('sub-processors', '/en/dpa#sub-processors'),
  q('subprocessors', '/en/dpa#sub-processors'),
  q('whatsapp', '/en/privacy#whatsapp'),
  q('mission', '/en/about'),
  q('single flows', '/en/single-flows'),
  q('free demo', '/en/contact'),
  q('about us', '/en/about'),
  q('compare plans', '/en/plans'),
  q('extra flow discount', ['/en/single-flows', '/en/plans#what-if-i-need-an-extra-workflow']),
  q('GDPR', ['/en/privacy', '/en/dpa']),
  q('data breach', ['/en/dpa#data-breaches', '/en/privacy#data-breaches']),
  q('phone number', '/en/contact'),
  q('newsletter', ['/en/blog', '/en/privacy']),
  q('helpdesk', '/en/support-maintenance'),
  q('hourly rate', '/en/support-maintenance'),
  q('healthcare', ['/en/blog/healthcare', '/en/cases']),
  q('work orders', five),
  q('reasons to automate work orders', five),
  q('web shop', ['/en/cases', '/en/blog']),
  q('webshop', ['/en/cases', '/en/blog']),
  q('work flow counts', '/en/plans#what-counts-as-one-workflow'),
  q('dashbord', '/en/realtime-dashboard'),
  q('trainng', '/en/training-onboarding'),
  q('enterprize', '/en/enterprise-plan'),
  q('maintenence', '/en/support-maintenance'),
  q('pirvacy', '/en/privacy'),
  q('cancelation', ['/en/terms#subscription-and-cancellation', '/en/plans']),
  q('personnal data', ['/en/privacy', '/en/terms#personal-data']),
  q('how much does it cost', ['/en/faq#what-does-automation-cost', '/en/plans']),
  q('how long does it take', '/en/faq#how-long-does-implementation-take'),
  q('which plan suits me', '/en/plans#which-plan-suits-me'),
  q('how fast do you respond?', '/en/faq#how-fast-do-you-respond'),
  q('can i move to a larger plan', '/en/faq#can-i-move-to-a-larger-plan'),
  q('does it work with sharepoint', '/en/faq#does-it-work-with-our-systems'),
  q('when can I reach you', '/en/faq#when-can-we-reach-you'),
  q('is training included', '/en/faq#is-training-included'),
  q('how do I pay', ['/en/faq#how-and-when-do-i-pay', '/en/terms#prices-and-payment']),
  q('what happens to our data', '/en/faq#what-happens-to-our-data'),
  q('how long do you keep data', '/en/privacy#retention'),
  q('what do you do', '/en/about'),
  q('subscribe newsletter', ['/en/blog', '/en/privacy']),
  q('unlimited workflows', ['/en/enterprise-plan', '/en/plans#what-does-unlimited-mean']),
  q('office hours', ['/en/support-maintenance', '/en/contact', '/en/faq#when-can-we-reach-you']),
  q('refund', ['/en/faq#how-and-when-do-i-pay', '/en/terms#prices-and-payment', '/en/cases']),
  q('healthcare automation', ['/en/blog/healthcare', '/en/cases']),
  q('who are you', ['/en/about', '/en/privacy#who-we-are']),
]

/** Nothing on this site is about these, in either language. */
export const nonsense: readonly string[] = [
  'xqzvbk',
  'asdfghjkl',
  'qwertyuiop',
  'zzzz',
  'voetbal',
  'pannenkoeken',
  'olifant',
  'banana',
  'giraffe',
  'weather tomorrow',
  'recept appeltaart',
  'vliegticket barcelona',
  'hotel amsterdam zwembad',
  'guitar chords',
  'dinosaurus',
  'kattenvoer',
  'bitcoin',
  'wintersport',
  'horoscope',
  '€€€ !!! ???',
  'lorem ipsum',
  'romanesque cathedral',
]

export const queries = { nl: dutch, en: english }

/** Whether an address is the one that is meant, or, where that has no anchor, a part of that page. */
export function isMeant({ page }: Query, url: string): boolean {
  return [page].flat().some((meant) => meant === url || (!meant.includes('#') && url.split('#')[0] === meant))
}

/** The parts of the set for which the page that is meant is shown first and in the first three, and what is not first. */
export function judge(search: Pick<Search, 'find'>, set: readonly Query[]) {
  const places = set.map((query) => {
    const shown = search.find(query.query).groups.flatMap((group) => group.found)
    return { query: query.query, place: shown.findIndex(({ url }) => isMeant(query, url)) + 1 }
  })
  const within = (most: number) => places.filter(({ place }) => place > 0 && place <= most).length / set.length
  const missed = places.filter(({ place }) => place !== 1)
  return { first: within(1), three: within(3), recall: within(Number.POSITIVE_INFINITY), missed }
}
