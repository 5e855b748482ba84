/** Decorative: hidden from screen readers. */
export function Drawing(props: React.ComponentProps<'svg'>) {
  return <svg fill="none" strokeWidth="1.5" aria-hidden="true" {...props} />
}

const files = import.meta.glob<string>('./*.svg', { query: '?raw', import: 'default', eager: true })

export const isDrawn = (name: string) => `./${name}.svg` in files

/** Inlines a drawing by file name, so that it uses the page's colours. */
export function Illustration({ name, className }: { name: string; className?: string }) {
  const [, viewBox, lines] = /viewBox="([^"]*)"[^>]*>(.*)<\/svg>/s.exec(files[`./${name}.svg`] ?? '') ?? []
  if (!lines) throw new Error(`components/drawings/${name}.svg is not a drawing with a viewBox.`)
  const html = lines.replace(/\n\s*/g, '')
  return <Drawing className={className} viewBox={viewBox} dangerouslySetInnerHTML={{ __html: html }} />
}
