import { headingsOf, patternOf, plain, type Text } from './texts.ts'
import { type Page, textOf, unescaped, type WholeSite } from './whole-site.ts'

// Compares every word of the texts with the pages that show it: each field with its neighbours, each paragraph below its
// heading, each answer below its question. What stands beside another thing than in the file is named.

type Fault = (at: string, sentence: string) => void

/** Fields of a page that no reader of it sees. */
const ofMachines = ['title', 'description', 'keywords', 'numbers', 'translates', 'noTwin']

/** Parts of a field that say how something is shown, and where it leads. */
const unseen = /^(icon|example|id|plan|clause|points)$/

/** The facts as they are written: a price is known by its digits, another may be anything. */
export type Facts = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>

function patternWithFacts(text: string, facts: Facts): string {
  const named = [...text.matchAll(/\{(\w+)\.?(\w*)\}/g)].map(([, group = '', name = '']) => facts[group]?.[name])
  const prices = named.map((fact) => /^([\d.]+) euro$/.exec(String(fact))?.[1])
  const parts = patternOf(text, '', '').source.split('.+?')
  return parts.reduce((before, part, at) => {
    const digits = prices[at - 1]?.replace(/\.\d+$/, '').replace(/(?<=\d)(?=\d{3}$)/, '[.,]?')
    return `${before}${digits ? `€ ?${digits}(?!\\d)` : '.{1,80}?'}${part}`
  })
}

/** What a page says, to be gone through from top to bottom. */
class Reading {
  private readonly text: string
  private readonly facts: Facts
  constructor(text: string, facts: Facts) {
    this.text = plain(text)
    this.facts = facts
  }
  /** Where a text ends, from a place on; behind everything where it is not there. */
  after(wanted: string, from = 0): number {
    const text = plain(wanted).replace(/\s+/g, ' ').trim()
    if (!text.includes('{')) {
      const at = this.text.indexOf(text, from)
      return at < 0 ? Number.POSITIVE_INFINITY : at + text.length
    }
    const pattern = new RegExp(patternWithFacts(text, this.facts), 'g')
    pattern.lastIndex = from
    return pattern.test(this.text) ? pattern.lastIndex : Number.POSITIVE_INFINITY
  }
}

/** Names each text of some fields that is not shown where its neighbours are. Lists are shown in their order. */
function fieldFaults(reading: Reading, at: string, value: unknown, fault: Fault, from = 0): number {
  if (typeof value === 'number') return from
  if (typeof value === 'string') {
    const end = reading.after(value.replace(/\[([^\]]*)\]/g, '$1'), from)
    if (Number.isFinite(end)) return end
    fault(at, `“${value.slice(0, 60)}” is not where it should be`)
    return from
  }
  if (typeof value !== 'object' || value === null) return from
  // A name that is chosen by stands among the others, above all that is said of each.
  const isChosen = /\.demo\.sectors\.\d+$/.test(at)
  const parts = Object.entries(value).filter(([name]) => !unseen.test(name) && !(isChosen && name === 'name'))
  // What is said of each plan stands in the order of the plans, as items of a list do.
  const isOrdered = Array.isArray(value) || 'starter' in value
  let end = from
  let begin = from
  if ('heading' in value) begin = fieldFaults(reading, `${at}.heading`, value.heading, fault, from)
  for (const [name, part] of parts) {
    if (name === 'heading') continue
    const own = fieldFaults(reading, `${at}.${name}`, part, fault, begin)
    end = Math.max(end, own)
    if (isOrdered) begin = own
  }
  return end
}

/** Names each field of a page, of its plans and its modules that is not shown. */
export function pageFaults(
  texts: readonly Text[],
  facts: Facts,
  pageOf: (name: string) => Page | undefined,
  fault: Fault,
) {
  const [{ language } = { language: 'nl' }] = texts
  const inFolder = (folder: string) => texts.filter((text) => text.folder === folder)
  const readingOf = (name: string) => new Reading(pageOf(`${language} pages/${name}`)?.text ?? '', facts)
  for (const { file, name, fields } of inFolder('pages'))
    for (const [field, value] of Object.entries(name === 'notFound' ? {} : fields))
      if (!ofMachines.includes(field)) fieldFaults(readingOf(name), `${file}.${field}`, value, fault)
  const some = ({ fields }: Text, ...names: string[]) => names.map((name) => fields[name])
  const order = ['starter', 'professional', 'enterprise', 'dashboard', 'training']
  const plans = inFolder('plans').sort((one, other) => order.indexOf(one.name) - order.indexOf(other.name))
  const modules = inFolder('modules').sort((one, other) => order.indexOf(one.name) - order.indexOf(other.name))
  for (const plan of plans)
    fieldFaults(
      readingOf(plan.name),
      `${plan.file} on its page`,
      some(plan, 'title', 'setupFee', 'features', 'situation', 'solution', 'result'),
      fault,
    )
  const cards = plans.map((plan) => some(plan, 'title', 'forWhom', 'monthlyFee', 'setupFee', 'highlights', 'cta'))
  for (const name of ['home', 'plans']) fieldFaults(readingOf(name), `the cards of the plans on ${name}`, cards, fault)
  const details = plans.map((plan) => some(plan, 'title', 'description', 'situation', 'solution', 'result', 'pricing'))
  fieldFaults(readingOf('plans'), 'the plans in detail', details, fault)
  const offered = modules.map((module) => some(module, 'title', 'description', 'pricing', 'button'))
  fieldFaults(readingOf('plans'), 'the modules', offered, fault)
  for (const { file, fields } of inFolder('legal').filter(({ fields }) => fields.promises))
    for (const name of ['home', 'faq', 'cases'])
      fieldFaults(readingOf(name), `${file}.promises on ${name}`, fields.promises, fault)
}

/** Each heading, paragraph, item and cell of a text, in order, as far as it is plain to see how it is shown. */
function piecesOf(body: string): string[] {
  const blocks = body.replace(/^```[\s\S]*?^```/gm, '').split(/\n{2,}/)
  return blocks
    .flatMap((block) => {
      if (/^#/.test(block)) return [block.replace(/^#+ /, '').replace(/ \[#[\w-]+\]$/, '')]
      if (/^(- |\d+\. )/.test(block))
        return block.split(/\n(?=- |\d+\. )/).map((item) => item.replace(/^(- |\d+\. )/, ''))
      if (/^\|/.test(block)) return block.split('\n').flatMap((row) => (/^[| :-]+$/.test(row) ? [] : row.split('|')))
      return [block.replace(/^> ?/gm, '')]
    })
    .map((piece) =>
      piece
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .replace(/\*\*|`/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((piece) => piece && !/[<>*_\\[\]!]/.test(piece))
}

/** Names each piece of a text that what is shown of it lacks, or has elsewhere. */
function bodyFaults(shown: string, at: string, pieces: readonly string[], fault: Fault) {
  const reading = new Reading(shown, {})
  let place = 0
  for (const piece of pieces) {
    const next = reading.after(piece, place)
    if (Number.isFinite(next)) place = next
    else fault(at, `“${piece.slice(0, 60)}” is not where it should be`)
  }
}

/** Names each paragraph of a text that its page lacks. */
export function articleFaults(text: Text, page: Page | undefined, fault: Fault) {
  bodyFaults(page?.text ?? '', text.file, piecesOf(text.body), fault)
  // A long article begins with a list of its headings.
  const headings = headingsOf(text)
  if (text.folder !== 'blog' || headings.length < 5) return
  const [, list = ''] = /<nav class="toc"[^>]*>([\s\S]*?)<\/nav>/.exec(page?.source ?? '') ?? []
  const named = [...list.matchAll(/<a href="#([^"]*)">(.*?)<\/a>/g)].map(
    ([, id, title = '']) => `${textOf(title)} #${id}`,
  )
  const ids =
    page?.headings(
      2,
      headings.map(({ text }) => ({ text, id: 'any' })),
    ) ?? []
  const wanted = ids.map((heading) => `${heading.text} #${heading.id}`)
  if (named.join() !== wanted.join()) fault(text.file, `its contents name ${named}, not ${wanted}`)
}

/** Names each paragraph that a feed lacks, and what its two forms say differently. */
export function feedTextFaults(post: Text, json: string, atom: string, fault: Fault) {
  bodyFaults(
    textOf(json.replace(/<\/(p|li|h\d|td|th)>/g, ' $&').replaceAll('&nbsp;', ' ')),
    `${post.file} in the feed`,
    piecesOf(post.body),
    fault,
  )
  if (unescaped(atom) !== json) fault(post.file, 'is other in Atom than in JSON')
}

/** Names each answer that stands below another question, on its page or in its structured data. */
export function answerTextFaults(sections: readonly Text[], page: Page | undefined, fault: Fault) {
  bodyFaults(
    page?.text ?? '',
    `the questions of ${page?.path}`,
    sections.flatMap(({ body }) => piecesOf(body)),
    fault,
  )
  const told = (page?.data('FAQPage').mainEntity ?? []) as { name: string; acceptedAnswer: { text: string } }[]
  for (const { file, body } of sections)
    for (const part of body.split(/^(?=## )/m)) {
      const [question = '', ...answer] = piecesOf(part)
      const own = told.find(({ name }) => name === question)
      if (own)
        bodyFaults(textOf(own.acceptedAnswer.text.replace(/<\/\w+>/g, ' $&')), `${file}: ${question}`, answer, fault)
    }
}

/** The links of the search page to every page and question, each with its title. */
export function indexOf(site: WholeSite, path: string): Map<string, string> {
  const [, index = ''] = /<nav class="site-index"[^>]*>([\s\S]*?)<\/nav>/.exec(String(site.get(path))) ?? []
  return new Map(
    [...index.matchAll(/<a href="([^"]*)">(.*?)<\/a>/g)].map(([, to = '', title = '']) => [to, textOf(title)]),
  )
}
