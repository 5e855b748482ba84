interface Props {
  className: string
  items: readonly { label: string; value: string }[]
}

/** What belongs together, each with its name: proofs, reasons, what is found in a request. */
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
