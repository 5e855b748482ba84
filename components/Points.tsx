interface Props {
  items: readonly { title: string; text: string }[]
}

/** Short pieces of equal weight, in a grid of hairlines. */
export function Points({ items }: Props) {
  return (
    <ul className="grid-lines grid">
      {items.map((item) => (
        <li key={item.title}>
          <h3>{item.title}</h3>
          <p>{item.text}</p>
        </li>
      ))}
    </ul>
  )
}
