import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { entry, project, repository } from '../../tests/harness/content.ts'
import { changedElsewhere, newMistakes } from '../../tests/harness/fixes.ts'
import { asSaved, diceOf, mistaken, numberFrom, randomBlocks, randomFields } from '../../tests/harness/random.ts'
import { nightly } from '../../tests/harness/sample.ts'
import { smallRoot } from '../../tests/harness/small-site.ts'
import { examine } from '../content/build-content.ts'
import { fixContent, fixOnce } from './fix-content.ts'

// What --fix does to random texts with random mistakes. FIX_SEED=7 FIX_CASES=5000 tries others, and more of them.
const seed = numberFrom('FIX_SEED', 1)
const cases = numberFrom('FIX_CASES', 40)
const atOnce = 100
const forLong = 3_600_000
const env = { BUILD_NOW: '2026-11-21 12:00' }

type Texts = Record<string, string>

test(
  `random texts are corrected in their places alone, once, and without a new mistake (seed ${seed})`,
  async () => {
    const dice = diceOf(seed)
    for (let done = 0; done < cases; done += atOnce) {
      const texts: Texts = {}
      for (let index = done; index < Math.min(cases, done + atOnce); index++) {
        const id = String(1000 + index)
        const body = randomBlocks(dice, 1 + dice.upTo(6))
        const dutch = { ...randomFields(dice, `Tekst nummer ${index}`), id }
        const english = { id, title: `Text number ${index}`, category: 'technical' }
        texts[`nl/blog/t${index}.mdx`] = asSaved(dice, entry(dutch, body))
        texts[`en/blog/t${index}.mdx`] = entry(english, dice.once(4) ? body : '')
      }
      expect(await faultsOf(texts)).toEqual([])
    }
  },
  forLong,
)

test(
  `so is every file of ${nightly ? 'content/' : 'the content of tests'} with mistakes put in (seed ${seed})`,
  async () => {
    // By its name: a page more changes nothing for the others.
    const diceFor = (name: string) =>
      diceOf(seed + [...name].reduce((sum, one) => (sum * 31 + one.charCodeAt(0)) % 2 ** 31, 0))
    const shipped = Object.entries(textsIn(nightly ? repository : smallRoot))
      .filter(([name]) => name.endsWith('.mdx'))
      .map(([name, text]) => ({ name, text, dice: diceFor(name) }))
    for (let done = 0; done < cases; done += atOnce)
      expect(
        await faultsOf(Object.fromEntries(shipped.map(({ name, text, dice }) => [name, mistaken(dice, text)]))),
      ).toEqual([])
  },
  forLong,
)

/** What --fix does wrong to content with these files. */
async function faultsOf(texts: Texts): Promise<string[]> {
  const faults: string[] = []
  const say = (name: string, fault: string) => faults.push(`${name} ${fault}: ${JSON.stringify(texts[name])}`)
  const root = project(texts)
  const before = await examine({ root, env })
  // What a character that nobody sees hides from the check was there before.
  const seen = await examine({ root: project(withoutTheInvisible(texts)), env })

  let count = 1
  for (let round = 1; count > 0 && round < 10; round++) {
    const old = textsIn(root)
    const { problems, advice } = await examine({ root, env })
    count = await fixOnce({ root, env })
    for (const [name, text] of Object.entries(textsIn(root))) {
      const own = [...problems, ...advice].filter(({ file }) => file === `content/${name}`)
      const before = old[name] ?? ''
      const fault = changedElsewhere(before, withMarkOf(before, text), own)
      if (fault) say(name, `${fault} in round ${round}`)
    }
  }
  const corrected = textsIn(root)
  for (const { name, kind } of newMistakes([before, seen], await examine({ root, env })))
    say(name, `has a new mistake, "${kind}", in ${JSON.stringify(corrected[name])}`)
  await fixContent({ root, env })
  for (const [name, text] of Object.entries(textsIn(root)))
    if (text !== corrected[name]) say(name, `is changed by a second run, to ${JSON.stringify(text)}`)
  return faults
}

function textsIn(root: string): Texts {
  const folder = join(root, 'content')
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.\w+$/.test(name))
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
}

/** A text with the mark of its source, if it is a translation, that it had: that goes with the source. */
function withMarkOf(old: string, text: string): string {
  const mark = /^translates: t[\da-f]{7}$/m
  return text.replace(mark, mark.exec(old)?.[0] ?? '$&')
}

function withoutTheInvisible(texts: Texts): Texts {
  const invisible = /(?![\t\n\r])\p{Cc}|[\u00ad\u200b\u202a-\u202e\u2060\u2066-\u2069]|(?<!^)\ufeff/gu
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, text.replace(invisible, '').normalize()]),
  )
}
