import type { Part, Picture } from './pictures.ts'
import { maxHeight } from './pictures.ts'
import { Say } from './say.tsx'
import type { WordName } from './words.ts'

type Side = 'before' | 'after'

interface Props {
  id: string
  url: string
  pictures: readonly Picture[]
}

/** Screenshots of a page in each view, before and after. Without scripts, all of them are visible. */
export function Pictures({ id, url, pictures }: Props) {
  const differing = pictures.filter(({ parts }) => parts.length > 0)
  if (pictures.length > 0 && differing.length === 0)
    return (
      <p className="quiet">
        <Say of={['samePicture']} />
      </p>
    )
  return differing.map((picture, index) => (
    <Figure key={`${picture.width} ${picture.scheme}`} id={`${id}-${index}`} url={url} picture={picture} />
  ))
}

function Figure({ id, url, picture }: { id: string; url: string; picture: Picture }) {
  const { width, scheme, parts, heights, isCut } = picture
  const sides = (['before', 'after'] as const).filter((side) => heights[side] !== undefined)
  const first = parts[0]?.side === 'both' ? parts[0].height : 0
  return (
    <figure data-width={width} data-scheme={scheme}>
      <svg className="shared" aria-hidden="true">
        <defs>
          {parts.map(
            (part, index) =>
              part.side === 'both' && <Rows key={part.bytes} id={`${id}-rows-${index}`} part={part} width={width} />,
          )}
        </defs>
      </svg>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form */}
      <div
        className="stage"
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll it
        tabIndex={0}
        aria-labelledby={`${id}-name`}
        data-from={sides.length > 1 ? first : 0}
      >
        <div className="sides" data-count={sides.length}>
          {sides.map((side) => (
            <div key={side} className={`side ${side}`}>
              <p className="label">
                <Say of={[side]} />
              </p>
              <Drawn id={id} side={side} picture={picture} marked={sides.length > 1} />
            </div>
          ))}
        </div>
      </div>
      {sides.length > 1 && (
        <label className="slide">
          <span className="sr">
            <Say of={['slider']} />
          </span>
          <input type="range" min="0" max="100" defaultValue="50" />
        </label>
      )}
      <figcaption>
        <span id={`${id}-name`}>
          <Say of={['picture', { address: url, width }]} />
        </span>{' '}
        {isCut && <Say of={['cut', { height: maxHeight }]} />}
      </figcaption>
    </figure>
  )
}

/** One side of a screenshot: its own rows, between the rows that both sides share. */
function Drawn({ id, side, picture, marked }: { id: string; side: Side; picture: Picture; marked: boolean }) {
  const { width, parts, heights } = picture
  let y = 0
  const rows = parts.map((part, index) => {
    if (part.side !== 'both' && part.side !== side) return undefined
    const top = y
    y += part.height
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts keep their order
    if (part.side === 'both') return <use key={index} href={`#${id}-rows-${index}`} y={top} />
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts keep their order
      <g key={index}>
        <Rows part={part} width={width} y={top} />
        {marked && <rect className="mark" x="0" y={top} width={width / 120} height={part.height} />}
      </g>
    )
  })
  return (
    <svg width={width} viewBox={`0 0 ${width} ${heights[side]}`} aria-hidden="true">
      {rows}
    </svg>
  )
}

function Rows({ id, part, width, y = 0 }: { id?: string; part: Part; width: number; y?: number }) {
  const href = `data:image/avif;base64,${part.bytes}`
  return <image id={id} href={href} y={y} width={width} height={part.height} preserveAspectRatio="none" />
}

interface Choice {
  name: string
  legend: WordName
  options: readonly { value: string; label: WordName; note?: string }[]
}

/** Controls that select the screenshots. Hidden until the script runs. */
export function Toolbar({ widths, schemes }: { widths: readonly number[]; schemes: readonly ('light' | 'dark')[] }) {
  const choices: Choice[] = [
    {
      name: 'width',
      legend: 'width',
      options: widths.map((width) => ({
        value: String(width),
        label: width < 600 ? 'phone' : 'desktop',
        note: String(width),
      })),
    },
    { name: 'scheme', legend: 'scheme', options: schemes.map((scheme) => ({ value: scheme, label: scheme })) },
    {
      name: 'layout',
      legend: 'layout',
      options: [
        { value: 'side', label: 'sideBySide' },
        { value: 'overlay', label: 'overlay' },
      ],
    },
  ]
  return (
    <div className="toolbar" hidden>
      {choices
        .filter(({ options }) => options.length > 1)
        .map(({ name, legend, options }) => (
          <fieldset key={name} className="segments" data-choice={name}>
            <legend className="sr">
              <Say of={[legend]} />
            </legend>
            {options.map(({ value, label, note }) => (
              <button key={value} type="button" value={value} aria-pressed="false">
                <Say of={[label]} /> {note && <small>{note}</small>}
              </button>
            ))}
          </fieldset>
        ))}
    </div>
  )
}
