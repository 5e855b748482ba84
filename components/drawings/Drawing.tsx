interface Props {
  className?: string
  viewBox: string
  children: React.ReactNode
}

/** A drawing of lines, beside a text that says the same: programs that read the page aloud pass it by. */
export function Drawing({ className, viewBox, children }: Props) {
  return (
    <svg className={className} viewBox={viewBox} fill="none" strokeWidth="1.5" aria-hidden="true" focusable="false">
      {children}
    </svg>
  )
}
