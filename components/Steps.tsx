interface Props {
  items: readonly { title: string; text: string }[]
}

/** Numbered steps, joined by the line. */
export function Steps({ items }: Props) {
  return (
    <ol className="stations">
      {items.map((item) => (
        <li key={item.title}>
          <h3>{item.title}</h3>
          <p>{item.text}</p>
        </li>
      ))}
    </ol>
  )
}
