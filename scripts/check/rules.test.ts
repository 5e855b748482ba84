import { expect, test } from 'vitest'
import { advised, advisedIn, found, foundAmong, foundIn } from '../../tests/harness/check-rule.ts'
import type { DocumentRule, Rule, SiteRule } from '../content/rule.ts'
import { explain } from './report.ts'
import { allRules, documentRules, ruleOf, siteRules } from './run.ts'

/** File in which the example of a rule is checked, by rule id. Default: a post. */
const files: Record<string, string> = {
  'page-text': 'content/nl/pages/plans.mdx',
  'promise-clause': 'content/nl/legal/sla.mdx',
  'question-lost': 'content/nl/faq/algemeen.mdx',
  'typed-number': 'content/nl/pages/plans.mdx',
  'typed-price': 'content/nl/pages/plans.mdx',
}

const fileOf = ({ id }: Rule) => files[id] ?? 'content/nl/blog/kosten.mdx'

/** Rules whose examples need another file, a picture, the company's name or `npm run new`. */
const testedElsewhere = [
  ...['outline-left', 'typed-name', 'picture-shape'],
  ...[
    'anchor-repeated',
    'link-draft',
    'question-repeated',
    'repeated',
    'stale-twin',
    'twin-fields',
    'twin-headings',
    'unmarked-twin',
    'agreed-term',
  ],
]

test('every rule has its own name', () => {
  const ids = allRules.map(({ id }) => id)
  expect(ids).toEqual([...new Set(ids)])
  for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
})

test('each rule reports its wrong example, but not its right one', async () => {
  const places: string[] = []
  for (const rule of documentRules.filter(({ id }) => !testedElsewhere.includes(id))) {
    places.push(...(await foundBy(rule, rule.docs.example.wrong)).map((line) => at(rule, line)))
    expect({ id: rule.id, found: await foundBy(rule, rule.docs.example.right) }).toEqual({ id: rule.id, found: [] })
  }
  for (const rule of siteRules.filter(({ id }) => !testedElsewhere.includes(id))) {
    places.push(...(await foundInSite(rule, rule.docs.example.wrong)).map((line) => at(rule, line)))
    expect({ id: rule.id, found: await foundInSite(rule, rule.docs.example.right) }).toEqual({ id: rule.id, found: [] })
  }
  expect(places).toEqual([
    'invisible-character@4:5',
    'heading-empty@4:1',
    'heading-underlined@4:1',
    'heading-order@4:1',
    'section-empty@4:1',
    'note-left@4:1',
    'picture-address@4:1',
    'picture-alt@4:1',
    'social-text@2:14',
    'field-comment@2:8',
    'table-end@7:1',
    'table-cells@6:9',
    'code-closed@4:1',
    'code-drawn@4:1',
    'code-name@4:1',
    'code-text@4:9',
    'link-words@4:8',
    'picture-title@4:1',
    'definition-lost@6:1',
    'block-empty@6:1',
    'missing-slug@2:1',
    'other-language@4:1',
    'page-text@4:1',
    'promise-clause@4:15',
    'question-lost@4:1',
    'read-time@2:11',
    'shown-markup@4:8',
    'typed-contact@4:6',
    'typed-number@2:17',
    'typed-price@2:17',
    'changed-assumption@3:3',
    'link-address@4:1',
    'link-anchor@4:1',
    'link-scheme@4:1',
    'post-address@2:7',
    'future-date@2:7',
    'picture-repeated@2:8',
  ])
})

test('each rule explains its messages and reason in each language, with an example', () => {
  expect(explain(ruleOf('table-cells') as Rule, 'nl')).toBe(`table-cells
  Deze rij heeft meer cellen (…) dan de tabel kolommen heeft (…), dus niet alle cellen worden getoond. Schrijf \\| voor een | in een cel, of geef de eerste rij en de regel met streepjes evenveel cellen als deze rij.

Een rij toont niet meer cellen dan de eerste rij heeft.

Fout:
  | a | b |
  | --- | --- |
  | 1 | 2 | 3 |
Goed:
  | a | b |
  | --- | --- |
  | 1 | 2 |

Meer: https://github.github.com/gfm/#tables-extension-`)
})

async function foundBy(rule: DocumentRule, text: string): Promise<string[]> {
  const file = fileOf(rule)
  if (text.startsWith('---')) return [...(await foundIn(rule, file, text)), ...(await advisedIn(rule, file, text))]
  return [...(await found(rule, text)), ...(await advised(rule, text))]
}

async function foundInSite(rule: SiteRule, text: string): Promise<string[]> {
  return foundAmong(rule, { [fileOf(rule)]: text.startsWith('---') ? text : `---\ntitle: Een titel\n---\n${text}` })
}

function at({ id }: Rule, line: string): string {
  return `${id}@${line.split('  ')[0]}`
}
