import { useMemo, useState } from 'react'
import type { OnDisk } from '../protocol.ts'
import { compareTexts, joinPieces } from '../text/paragraphs.ts'
import { Dialog } from './dialogs/Dialog.tsx'
import { useSay } from './words.ts'

interface Props {
  file: string
  base: string
  mine: string
  onDisk: OnDisk
  onSettled: (text: string) => void
  onClose: () => void
}

const choices = ['mine', 'theirs', 'both'] as const

/** Two versions of a text: for each paragraph that differs, the writer chooses. */
export function Conflict({ file, base, mine, onDisk, onSettled, onClose }: Props) {
  const say = useSay()
  const pieces = useMemo(() => compareTexts(base, mine, onDisk.text ?? ''), [base, mine, onDisk])
  const [chosen, setChosen] = useState<readonly ((typeof choices)[number] | undefined)[]>(() =>
    pieces.map((piece) => ('same' in piece ? undefined : piece.choose)),
  )
  const isReady = pieces.every((piece, at) => 'same' in piece || chosen[at])
  return (
    <Dialog
      title={say('conflict')}
      wide
      done={say('use')}
      isReady={isReady}
      onDone={() => onSettled(joinPieces(pieces, chosen))}
      onClose={onClose}
    >
      <p>{say('conflictWhy', { file })}</p>
      <div className="pieces">
        {pieces.map((piece, at) =>
          'same' in piece ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of two texts keep their places
            <p key={at} className="same">
              {ends(piece.same)}
            </p>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of two texts keep their places
            <fieldset key={at} className="piece">
              <legend className="sr-only">
                {say('conflict')} {at + 1}
              </legend>
              {choices.map((choice) => (
                <label key={choice} className={choice}>
                  <input
                    type="radio"
                    name={`piece-${at}`}
                    checked={chosen[at] === choice}
                    onChange={() => setChosen((old) => old.with(at, choice))}
                  />
                  <strong>{say(choice)}</strong>
                  {choice !== 'both' && <span className="version">{piece[choice].trim() || say('empty')}</span>}
                </label>
              ))}
            </fieldset>
          ),
        )}
      </div>
    </Dialog>
  )
}

/** The beginning and the end of a long text that both have. */
function ends(text: string): string {
  const lines = text.trim().split('\n')
  return lines.length > 4 ? [...lines.slice(0, 2), '…', ...lines.slice(-2)].join('\n') : lines.join('\n')
}
