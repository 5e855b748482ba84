import { Drawing } from './Drawing.tsx'

/** Every drawing that is the same on every page, without words; the folder is the registry. */
const files = import.meta.glob<string>('./*.svg', { query: '?raw', import: 'default', eager: true })

/** Whether there is a drawing of that name. */
export const isDrawn = (name: string) => `./${name}.svg` in files

/** A drawing of this folder, by its file's name. It stands in the page itself: its colours are those of the page. */
export function Illustration({ name, className }: { name: string; className?: string }) {
  const [, viewBox, lines] = /viewBox="([^"]*)"[^>]*>(.*)<\/svg>/s.exec(files[`./${name}.svg`] ?? '') ?? []
  if (!lines) throw new Error(`components/drawings/${name}.svg is no drawing with a viewBox.`)
  const html = lines.replace(/\n\s*/g, '')
  return <Drawing className={className} viewBox={viewBox} dangerouslySetInnerHTML={{ __html: html }} />
}
