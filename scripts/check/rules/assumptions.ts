import { asTyped } from '../../../site/format.ts'
import { fieldAt } from '../../content/entry.ts'
import { unknownFact, unreadableFact } from '../../content/facts.ts'
import { say } from '../../content/problem.ts'
import type { DocumentRule } from '../../content/rule.ts'

const changed = {
  en: 'This text assumes that {fact} is "{assumed}". In content/business.yaml it is "{value}". Change what depends on it, then write {value} here.',
  nl: 'Deze tekst gaat ervan uit dat {fact} "{assumed}" is. In content/business.yaml is het "{value}". Pas aan wat ervan afhangt en schrijf hier dan {value}.',
}

export const changedAssumption: DocumentRule = {
  id: 'changed-assumption',
  docs: {
    messages: [changed],
    en: 'A text that depends on facts, for example in its own calculations, names them in the assumes field. When they change, the text must change too.',
    nl: 'Een tekst die van feiten afhangt, bijvoorbeeld in eigen berekeningen, noemt ze in het veld assumes. Veranderen ze, dan moet de tekst ook veranderen.',
    example: {
      wrong: '---\nassumes:\n  calculator.share: 10%\n---',
      right: '---\nassumes:\n  calculator.share: 70%\n---',
    },
  },
  check({ document, facts, report }) {
    const { assumes } = document.fields
    if (typeof assumes !== 'object' || assumes === null) return
    const { line, column } = fieldAt(document, 'assumes')
    for (const [name, assumed] of Object.entries(assumes)) {
      const below = document.lines.slice(line - 1).findIndex((text) => text.includes(`${name}:`))
      const position = { line: line + Math.max(below, 0), column }
      const fact = facts[name]
      if (fact === undefined) report({ position, message: unknownFact(name, facts) })
      else if (fact !== unreadableFact && asTyped(fact) !== asTyped(String(assumed)))
        report({
          position,
          message: say(changed, { fact: name, assumed: asTyped(String(assumed)), value: asTyped(fact) }),
        })
    }
  },
}
