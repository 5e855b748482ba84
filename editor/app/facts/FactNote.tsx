import type { FactUses, Shape } from '../../protocol.ts'
import { kindOf } from '../names.ts'
import { count, language, say } from '../words.ts'

interface Props {
  shape: Shape
  /** The comment of the file. */
  comment: string
  /** Undefined until it is known. */
  uses: FactUses[string] | undefined
}

/** Describes a fact below its field: how it is written, and which texts state it. */
export function FactNote({ shape, comment, uses }: Props) {
  const desk = language()
  const unit = unitOf(shape)?.[desk]
  return (
    <div className="about row soft">
      {comment && <p lang="en">{comment}</p>}
      {unit && <p>{say('writeUnit', { unit })}</p>}
      {uses?.isInSite && <p>{say('inSite')}</p>}
      {uses?.texts.length === 0 && !uses.isInSite && <p>{say('inNoText')}</p>}
      {uses && uses.texts.length > 0 && (
        <details>
          <summary>{count(uses.texts.length, 'inText', 'inManyTexts')}</summary>
          <ul>
            {uses.texts.map(({ key, titles }) => (
              <li key={key}>
                <a href={`#${key}`}>{titles[desk] ?? Object.values(titles)[0] ?? key}</a> {say(kindOf(key))}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

/** The notation of a value, by its schema; undefined where any text will do. */
function unitOf(shape: Shape): Pick<Shape, 'nl' | 'en'> | undefined {
  const isAnyText = shape.type === 'string' && !shape.pattern && !shape.format && !shape.enum
  if (isAnyText) return undefined
  return shape.nl ? shape : shape.anyOf?.map(unitOf).find(Boolean)
}
