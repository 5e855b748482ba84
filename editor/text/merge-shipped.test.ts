import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { plainText } from '../../scripts/content/source.ts'
import { listFiles } from '../../scripts/lib/files.ts'
import { leavesOf } from '../../tests/harness/desk/values.ts'
import { diceOf } from '../../tests/harness/random.ts'
import { nightly, spread } from '../../tests/harness/sample.ts'
import { setValue } from './edit-fields.ts'
import { type FieldPath, readFields } from './fields.ts'
import { compareTexts, joinPieces, mergeTexts } from './merge.ts'

const root = join(import.meta.dirname, '../..')
const shipped = listFiles(join(root, 'content')).map((name) => ({
  file: `content/${name}`,
  text: plainText(readFileSync(join(root, 'content', name), 'utf8')),
}))

function faultsIn(file: string, text: string, dice: ReturnType<typeof diceOf>): string[] {
  const leaves = leavesOf(readFields(file, text))
  const change = (before: string, path: FieldPath, at: number) => setValue(file, before, path, `Ander woord: ${at}`)
  const near = leaves.slice(1).map((_, at) => [at, at + 1] as const)
  const far = leaves.map((_, at) => [at, dice.upTo(leaves.length)] as const)
  const at = dice.upTo(near.length)
  // The word lists have thousands of fields.
  const isLarge = text.length > 30_000
  const few = [...near.slice(at, at + 2), ...far.slice(at, at + 1)]
  const pairs = nightly && !isLarge ? [...near, ...far] : few.slice(0, isLarge ? 1 : 3)
  return pairs.flatMap(([one, other]) => {
    const [path, next] = [leaves[one]?.path, leaves[other]?.path]
    if (!path || !next || one === other) return []
    const [mine, theirs] = [change(text, path, one), change(text, next, other)]
    const both = change(mine, next, other)
    const isMerged = mergeTexts(file, text, mine, theirs) === both && mergeTexts(file, text, theirs, mine) === both
    const pieces = compareTexts(file, text, mine, theirs)
    const sides = (['mine', 'theirs'] as const).map((side) =>
      joinPieces(
        pieces,
        pieces.map(() => side),
      ),
    )
    const isKept = sides[0] === mine && sides[1] === theirs
    return isMerged && isKept ? [] : [`${file}: ${path.join('.')} and ${next.join('.')}`]
  })
}

test('in every shipped file, changes to two fields merge in both orders, without a question and byte for byte', () => {
  const dice = diceOf(7)
  expect(spread(shipped, 6).flatMap(({ file, text }) => faultsIn(file, text, dice))).toEqual([])
})
