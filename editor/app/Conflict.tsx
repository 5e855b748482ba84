import { useState } from 'react'
import type { OnDisk } from '../protocol.ts'
import { readFields } from '../text/fields.ts'
import { type Choices, compareTexts, joinPieces } from '../text/paragraphs.ts'
import { describeFile } from './describe.ts'
import { Dialog } from './dialogs/Dialog.tsx'
import type { Entry } from './entry/entry-store.ts'
import { language, say } from './words.ts'

const choices = ['mine', 'theirs', 'both'] as const

/** Lets the writer choose between two versions of each differing paragraph. */
export function Conflict({ entry, file, other }: { entry: Entry; file: string; other: OnDisk }) {
  // Choices apply to the texts at the time of the question.
  const [pieces] = useState(() =>
    compareTexts(entry.bases[file]?.text ?? '', entry.texts[file] ?? '', other.text ?? ''),
  )
  const [chosen, setChosen] = useState<readonly ((typeof choices)[number] | undefined)[]>(() =>
    pieces.map((piece) => ('same' in piece ? undefined : piece.choose)),
  )
  const shown = ({ isField }: Choices, text: string) => (isField ? labelled(file, text) : text).trim() || say('empty')
  const isReady = pieces.every((piece, at) => 'same' in piece || chosen[at])
  return (
    <Dialog
      title={say('conflict')}
      wide
      done={say('use')}
      isReady={isReady}
      onDone={() => entry.settle(file, joinPieces(pieces, chosen))}
    >
      <p>{say('conflictWhy')}</p>
      <div className="pieces">
        {pieces.map((piece, at) =>
          'same' in piece ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces keep their order
            <p key={at} className="same soft">
              {piece.same.trim()}
            </p>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces keep their order
            <fieldset key={at} className="piece">
              <legend className="sr-only">
                {say('conflict')} {at + 1}
              </legend>
              {choices.slice(0, piece.isField ? 2 : 3).map((choice) => (
                <label key={choice} className={`card ${choice}`}>
                  <input
                    type="radio"
                    name={`piece-${at}`}
                    checked={chosen[at] === choice}
                    onChange={() => setChosen((old) => old.with(at, choice))}
                  />
                  <strong>{say(choice)}</strong>
                  {choice !== 'both' && <span className="version">{shown(piece, piece[choice])}</span>}
                </label>
              ))}
            </fieldset>
          ),
        )}
      </div>
    </Dialog>
  )
}

/** A line of a field with its label; lines that cannot be read alone stay as they are. */
function labelled(file: string, text: string): string {
  const alone = file.endsWith('.yaml') ? text : `---\n${text.trim()}\n---\n`
  return readFields(file, alone) ? describeFile(file, alone, language()) : text
}
