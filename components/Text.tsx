/** The text of a page, as the content build compiled it, in a column from its left edge. */
export function Text({ html }: { html: string }) {
  return (
    <div className="container section-tight prose">
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  )
}
