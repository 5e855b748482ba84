import { expect, test } from 'vitest'
import { advised, advisedIn, found, foundAmong, foundIn } from '../../tests/harness/rules.ts'
import { ofEntry, ofSite, rules } from './all.ts'
import { explain, ruleOf } from './explain.ts'
import type { EntryRule, Explained } from './rule.ts'

const article = 'content/nl/blog/kosten.mdx'

/** Their examples need another file, another text of business.yaml, or a picture. */
const withoutProof = ['outline-left', 'typed-name', 'typed-term']
const amongOthers = ['link-draft', 'question-repeated', 'repeated', 'stale-twin', 'twin-fields', 'unmarked-twin']

test('every rule has a name of its own', () => {
  const ids = rules.map(({ id }) => id)
  expect(ids).toEqual([...new Set(ids)])
  for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
})

test.each(ofEntry.filter(({ id }) => !withoutProof.includes(id)))(
  '$id finds its wrong example, and not its right one',
  async (rule) => {
    expect(await foundBy(rule, rule.example.wrong)).not.toEqual([])
    expect(await foundBy(rule, rule.example.right)).toEqual([])
  },
)

test.each(ofSite.filter(({ id }) => !amongOthers.includes(id)))(
  '$id finds its wrong example, and not its right one',
  async (rule) => {
    const { file = article, wrong, right } = rule.example
    const whole = (text: string) => (text.startsWith('---') ? text : `---\ntitle: Een titel\n---\n${text}`)
    expect(await foundAmong(rule, { [file]: whole(wrong) })).not.toEqual([])
    expect(await foundAmong(rule, { [file]: whole(right) })).toEqual([])
  },
)

test('what a rule says, why, and an example is explained in each language', () => {
  expect(explain(ruleOf('table-cells') as Explained, 'nl')).toBe(`table-cells
  Deze rij heeft … cellen en de tabel … kolommen, dus de rest wordt niet getoond. Schrijf \\| voor het teken zelf, of geef de eerste rij en de regel met - evenveel cellen.

Cellen voorbij die van de eerste rij worden niet getoond.

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

async function foundBy(rule: EntryRule, text: string): Promise<string[]> {
  const { file = article } = rule.example
  if (text.startsWith('---')) return [...(await foundIn(rule, file, text)), ...(await advisedIn(rule, file, text))]
  return [...(await found(rule, text)), ...(await advised(rule, text))]
}
