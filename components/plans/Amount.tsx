interface Props {
  amounts: readonly { value: string; unit: string }[]
  text: string
}

/** What a service costs: the amounts large, the conditions beside them. */
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
