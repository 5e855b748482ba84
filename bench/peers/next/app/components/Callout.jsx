export function Callout({ title, children }) {
  return (
    <div className="callout">
      {title && <p className="callout-title">{title}</p>}
      {children}
    </div>
  )
}
