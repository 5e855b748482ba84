/** A decorative drawing, hidden from screen readers. */
export function Drawing(props: React.ComponentProps<'svg'>) {
  return <svg {...props} fill="none" strokeWidth="1.5" aria-hidden="true" focusable="false" />
}
