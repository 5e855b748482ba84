interface Props {
  className: string
  items: readonly { label: string; value: string }[]
}

/** A definition list. */
export function Terms({ className, items }: Props) {
  return (
    <dl className={className}>
      {items.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
