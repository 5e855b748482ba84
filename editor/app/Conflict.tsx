import { useState } from 'react'
import type { Chosen, Conflicting } from '../protocol.ts'
import { thisSite } from '../site.ts'
import { compareTexts, compareWords, joinPieces, suggestedIn } from '../text/merge.ts'
import type { Choices, Piece } from '../text/merge-fields.ts'
import { inPlainWords } from '../text/plain.ts'
import { Dialog } from './dialogs/Dialog.tsx'
import { describeFile, describeValue, nameOfField } from './FileDiff.tsx'
import { help, localeOfFile, titleOfFile } from './names.ts'
import { language, nameOfLanguage, t } from './words.ts'

const choices = ['mine', 'theirs', 'both'] as const

interface Props extends Conflicting {
  /** True if `theirs` is the online version, which the writer wants to restore. */
  isBack?: boolean
  onDone: (text: string) => unknown
  /** If missing, the writer must choose before the dialog closes. */
  onClose?: () => void
  /** Position among the files with conflicts, such as 1/2. */
  place?: string
}

/** Lets the writer choose between two versions of each differing field and paragraph. */
export function Conflict({ file, base, mine, theirs, isBack, onDone, onClose, place = '' }: Props) {
  // Keep the pieces of the first render, because the choices refer to them by index.
  const [pieces] = useState(() => compareTexts(file, base, mine, theirs))
  const [chosen, setChosen] = useState<readonly ((typeof choices)[number] | undefined)[]>(() =>
    pieces.map((piece, at) => (isBack ? 'theirs' : (suggestedIn(pieces)[at] ?? (isCode(piece) ? 'mine' : undefined)))),
  )
  const facts = help.facts[localeOfFile(file) ?? language()]
  const choiceText = ({ path }: Choices, text: string) =>
    (path?.length ? describeValue(file, path, text) : describeFile(file, text)).trim() ||
    t(theirs ? 'empty' : 'deleted')
  const wordsOf = (piece: Choices, choice: 'mine' | 'theirs') => {
    const sides = [piece.theirs, piece.mine].map((text) => choiceText(piece, text))
    const [inTheirs, inMine] = inPlainWords(sides[0] ?? '', sides[1] ?? '', facts)
    return choice === 'mine' ? { text: inMine, other: inTheirs } : { text: inTheirs, other: inMine }
  }
  const bothWords = (piece: Choices) => {
    const both = choiceText(piece, piece.both ?? '')
    return inPlainWords(both, both, facts)[0]
  }
  // Fields that can be merged automatically need no question.
  const open = pieces.filter(
    (piece) => !('same' in piece || isCode(piece)) && (isBack || !piece.path?.length || !piece.choose),
  )
  const questions = open.length > 0 ? open : pieces.filter((piece) => !('same' in piece || isCode(piece)))
  const locale = localeOfFile(file)
  const title = locale ? `${titleOfFile(file)} (${nameOfLanguage(locale)})` : titleOfFile(file)
  const isReady = pieces.every((piece, at) => 'same' in piece || chosen[at])
  return (
    <Dialog
      title={`${t(isBack ? 'backOnline' : 'conflict')}: ${title} ${place}`}
      wide
      done={t('use')}
      isReady={isReady}
      onDone={() => onDone(joinPieces(pieces, chosen))}
      onClose={onClose}
    >
      <p>{t(questions.length === 0 ? 'accept' : isBack ? 'backOnlineWhy' : 'conflictWhy')}</p>
      <div className="grid gap-3">
        {pieces.map((piece, at) =>
          'same' in piece || !questions.includes(piece) ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces keep their order
            <fieldset key={at} className="grid gap-2 sm:grid-cols-2">
              <legend className={piece.path?.length ? 'mb-1.5 font-medium' : 'sr-only'}>
                {piece.path?.length
                  ? nameOfField(file, piece.path)
                  : `${t('conflict')} ${questions.indexOf(piece) + 1}`}
              </legend>
              {isSameWords(wordsOf(piece, 'mine')) && <p className="col-span-full text-xs">{t('onlyLayout')}</p>}
              {choices.slice(0, piece.both === undefined || isBack ? 2 : 3).map((choice) => (
                <label
                  key={choice}
                  className={`card grid grid-cols-[auto_1fr] content-start gap-x-2 gap-y-1 px-3 py-2.5 has-checked:border-blue-600 has-checked:bg-blue-50 ${choice === 'both' ? 'col-span-full' : ''}`}
                >
                  <input
                    type="radio"
                    name={`piece-${at}`}
                    checked={chosen[at] === choice}
                    onChange={() => setChosen((old) => old.with(at, choice))}
                  />
                  <strong>{t(isBack && choice === 'theirs' ? 'published' : choice)}</strong>
                  <span className="col-span-full font-normal whitespace-pre-wrap">
                    {choice === 'both' ? bothWords(piece) : <OwnWords {...wordsOf(piece, choice)} />}
                  </span>
                </label>
              ))}
            </fieldset>
          ),
        )}
      </div>
    </Dialog>
  )
}

/** True if the versions differ only in empty lines or quotes, so that their words look the same. */
const isSameWords = ({ text, other }: { text: string; other: string }) => text === other

/** True for a fingerprint, which means nothing to a writer. */
const isCode = (piece: Piece) => !('same' in piece) && piece.path?.[0] === thisSite.fields.fingerprint

/** Marks the words that the other version lacks, unless the two versions have no words in common. */
export function OwnWords({ text, other }: { text: string; other: string }) {
  const pieces = compareWords(other, text).filter(({ kind }) => kind !== 'gone')
  if (!pieces.some(({ text, kind }) => kind === 'same' && /[\p{L}\p{N}]/u.test(text))) return text
  // biome-ignore lint/suspicious/noArrayIndexKey: the words keep their order
  return pieces.map(({ text, kind }, at) => (kind === 'same' ? text : <mark key={at}>{text}</mark>))
}

interface ConflictsProps extends Pick<Props, 'isBack'> {
  conflicts: readonly Conflicting[]
  onDone: (chosen: Chosen) => unknown
  onClose: () => void
}

export function Conflicts({ conflicts, isBack, onDone, onClose }: ConflictsProps) {
  const [chosen, setChosen] = useState<Chosen>({})
  const next = conflicts.find(({ file }) => !chosen[file])
  if (!next) return null
  const { file, mine, theirs } = next
  const choose = (text: string) => {
    const all = { ...chosen, [file]: { text, mine, theirs } }
    // The last dialog stays open until `onDone` finishes, and shows the error if it fails.
    if (conflicts.every((one) => all[one.file])) return onDone(all)
    setChosen(all)
  }
  const place = conflicts.length > 1 ? `${Object.keys(chosen).length + 1}/${conflicts.length}` : ''
  return <Conflict key={file + mine} {...next} isBack={isBack} place={place} onDone={choose} onClose={onClose} />
}
