/** A drawing of lines, beside a text that says the same: programs that read the page aloud pass it by. */
export function Drawing(props: React.ComponentProps<'svg'>) {
  return <svg {...props} fill="none" strokeWidth="1.5" aria-hidden="true" focusable="false" />
}
