import { expect, test, vi } from 'vitest'
import { diceOf, numberFrom, randomBlocks } from '../../tests/harness/random.ts'
import { compileBody } from '../compile/compile.ts'
import { applyFixes } from '../writing/fix.ts'
import { trailingSpaces } from './trailing-spaces.ts'

const facts = { 'starter.monthly': '€ 950', 'contact.phone': '+31 00 000 00 00' }
const pictures = { '/images/blog/intake.svg': { width: 2, height: 1 } }
const compile = (text: string) => compileBody('x.mdx', text, 'nl', facts, pictures)

const seed = numberFrom('FIX_SEED', 1)

test(`a text whose spaces at the ends of lines are corrected says the same (seed ${seed})`, async () => {
  // React warns of addresses that a rule refuses.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const dice = diceOf(seed)
  const shown = (html = '') => html.replace(/\s+/g, ' ').replace(/ ?(<[^>]*>) ?/g, '$1')
  for (let count = numberFrom('FIX_CASES', 100); count > 0; count--) {
    const text = `---\ntitle: x\n---\n\n${randomBlocks(dice, 1 + dice.upTo(4))}\n`
    const { body, outline } = await compile(text)
    if (!body) continue
    const corrected = applyFixes(text, trailingSpaces({ lines: text.split('\n'), outline })).text
    const { body: after } = await compile(corrected)
    expect({ text, corrected, html: shown(after?.html) }).toEqual({ text, corrected, html: shown(body.html) })
  }
}, 3_600_000)
