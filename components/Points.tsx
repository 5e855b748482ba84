interface Point {
  title: string
  text: string
}

export function Points({ items }: { items: readonly Point[] }) {
  return <ul className="grid-lines even-grid">{items.map(toItem)}</ul>
}

export function Steps({ items }: { items: readonly Point[] }) {
  return <ol className="steps steps-wide">{items.map(toItem)}</ol>
}

function toItem({ title, text }: Point) {
  return (
    <li key={title}>
      <h3>{title}</h3>
      <p>{text}</p>
    </li>
  )
}
