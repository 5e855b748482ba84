/** A piece of two versions of a text: what both say, or what each says, with the one that was not touched left out. */
type Piece = { same: string } | { mine: string; theirs: string; choose?: 'mine' | 'theirs' }

/** Compares two texts that began as `base`, paragraph by paragraph, and the lines of the fields one by one. */
export function compareTexts(base: string, mine: string, theirs: string): Piece[] {
  const [ours, others, before] = [unitsOf(mine), unitsOf(theirs), new Set(unitsOf(base))]
  const pieces: Piece[] = []
  let [left, right]: [string[], string[]] = [[], []]
  const close = () => {
    if (left.length + right.length === 0) return
    const isOld = (units: string[], text: string) => units.every((unit) => before.has(unit)) && base.includes(text)
    const [own, other] = [left.join(''), right.join('')]
    const choose =
      isOld(right, other) && !isOld(left, own)
        ? 'mine'
        : isOld(left, own) && !isOld(right, other)
          ? 'theirs'
          : undefined
    pieces.push({ mine: own, theirs: other, choose })
    left = []
    right = []
  }
  for (const { own, other } of align(ours, others)) {
    if (own !== undefined && own === other) {
      close()
      const last = pieces.at(-1)
      if (last && 'same' in last) last.same += own
      else pieces.push({ same: own })
    } else {
      if (own !== undefined) left.push(own)
      if (other !== undefined) right.push(other)
    }
  }
  close()
  return pieces
}

/** Puts the pieces together again; a piece without a choice stays as it is in mine. */
export function joinPieces(
  pieces: readonly Piece[],
  choices: readonly ('mine' | 'theirs' | 'both' | undefined)[],
): string {
  return pieces
    .map((piece, at) => {
      if ('same' in piece) return piece.same
      const choice = choices[at] ?? 'mine'
      return choice === 'both' ? apart(piece.mine) + piece.theirs : piece[choice]
    })
    .join('')
}

/** A text that another can follow as a paragraph of its own. */
function apart(text: string): string {
  return text === '' || /\n\r?\n$/.test(text) || /^\S+:.*\r?\n$/.test(text) ? text : `${text.replace(/\r?\n$/, '')}\n\n`
}

/** The lines of the fields, then the paragraphs, each with the empty lines behind it: joined they are the text. */
export function unitsOf(text: string): string[] {
  const head = /^\ufeff?---\r?\n[\s\S]*?\n---[ \t]*(?:\r?\n|$)/.exec(text)?.[0] ?? ''
  const lines = head.match(/[^\n]*\n|[^\n]+$/g) ?? []
  const body = text.slice(head.length)
  return [...lines, ...(body.match(/(?:[^\n]*\S[^\n]*(?:\n|$))+(?:[^\S\n]*(?:\n|$))*|^\s+/g) ?? [])]
}

interface Pair {
  own?: string
  other?: string
}

/** The longest common sequence of two lists, with what stands between. */
function align(ours: readonly string[], others: readonly string[]): Pair[] {
  const lengths = Array.from({ length: ours.length + 1 }, () => new Uint32Array(others.length + 1))
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0
  for (let i = ours.length - 1; i >= 0; i--)
    for (let j = others.length - 1; j >= 0; j--) {
      const row = lengths[i]
      if (row) row[j] = ours[i] === others[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  const pairs: Pair[] = []
  let [i, j] = [0, 0]
  while (i < ours.length || j < others.length) {
    if (i < ours.length && j < others.length && ours[i] === others[j])
      pairs.push({ own: ours[i++], other: others[j++] })
    else if (j >= others.length || (i < ours.length && at(i + 1, j) >= at(i, j + 1))) pairs.push({ own: ours[i++] })
    else pairs.push({ other: others[j++] })
  }
  return pairs
}
