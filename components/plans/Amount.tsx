interface Props {
  amounts: readonly { value: string; unit: string }[]
  text: string
}

/** A service's price, with its conditions. */
export function Amount({ amounts, text }: Props) {
  return (
    <div className="amount">
      {amounts.map(({ value, unit }) => (
        <p className="price" key={unit}>
          <span>
            <strong>{value}</strong> {unit}
          </span>
        </p>
      ))}
      <p className="meta">{text}</p>
    </div>
  )
}
