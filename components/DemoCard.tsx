interface Props {
  label: string
  steps: readonly { title: string; text: string; time: string }[]
}

/** A request that becomes a work order, step by step along the line. It reads the same while it stands still. */
export function DemoCard({ label, steps }: Props) {
  return (
    <figure className="demo">
      <figcaption>
        <span className="live" aria-hidden="true" />
        {label}
      </figcaption>
      <ol>
        {steps.map((step) => (
          <li key={step.title}>
            <span className="demo-time">{step.time}</span>
            <strong>{step.title}</strong>
            <span className="demo-text">{step.text}</span>
          </li>
        ))}
      </ol>
    </figure>
  )
}
