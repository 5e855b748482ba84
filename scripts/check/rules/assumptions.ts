import { asTyped } from '../../../site/format.ts'
import { fieldAt } from '../../content/entry.ts'
import { unknownFact } from '../../content/facts.ts'
import { say } from '../../content/problem.ts'
import type { DocumentRule } from '../../content/rule.ts'

const changed = {
  en: 'The sums of this text assume that %1 is "%2". In content/business.yaml it is "%3". Change the sums, then write %3 here.',
  nl: 'De sommen van deze tekst gaan ervan uit dat %1 "%2" is. In content/business.yaml is het "%3". Pas de sommen aan en schrijf hier dan %3.',
}

export const changedAssumption: DocumentRule = {
  id: 'changed-assumption',
  docs: {
    messages: [changed],
    en: 'A text with sums of its own names the facts that they depend on, in the field assumes. It changes with them.',
    nl: 'Een tekst met eigen sommen noemt in het veld assumes de feiten waarvan ze afhangen, en verandert daarmee mee.',
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
      // An unreadable business.yaml is reported by itself.
      else if (fact !== '……' && asTyped(fact) !== asTyped(String(assumed)))
        report({ position, message: say(changed, name, asTyped(String(assumed)), asTyped(fact)) })
    }
  },
}
