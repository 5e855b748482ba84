interface Point {
  title: string
  text: string
}

export function Points({ items }: { items: readonly Point[] }) {
  return <ul className="grid-lines even-grid">{items.map(toItem)}</ul>
}

/** Numbered steps: in columns on wide screens, unless `narrow`. */
export function Steps({ items, narrow = false }: { items: readonly Point[]; narrow?: boolean }) {
  if (!narrow) return <ol className="steps steps-wide">{items.map(toItem)}</ol>
  return <ol className="steps [&_h3]:text-md mt-6 *:pb-6">{items.map(toItem)}</ol>
}

function toItem({ title, text }: Point) {
  return (
    <li key={title}>
      <h3>{title}</h3>
      <p>{text}</p>
    </li>
  )
}
