import type { Manifest } from '../build/publish/release.ts'
import type { ReportSection } from './sections.ts'

type Files = Pick<Manifest, 'files'> & Partial<Pick<Manifest, 'base'>>

/** The pages whose size differs between two builds, and what is new or gone. */
export function compareBytes(before: Files | undefined, after: Files | undefined): ReportSection {
  const title = 'Bytes'
  const columns = ['page', 'before', 'after', 'difference']
  const without = (none: string) => ({ title, columns, rows: [], none })
  if (!after) return without('There is no build here: run npm run build first.')
  if (!before) return without('Only the content was compared. --base <build.json> compares sizes too.')
  const [from = '/', to = '/'] = [before.base, after.base]
  if (from !== to)
    return without(
      `The other build is for ${from} and this one for ${to}, which differs in every link: run BASE=${from} npm run build first.`,
    )
  const pagesOf = ({ files }: Files) =>
    new Map(files.filter(({ path }) => path.endsWith('.html')).map(({ path, bytes }) => [path, bytes]))
  const [was, is] = [pagesOf(before), pagesOf(after)]
  const rows = [...new Set([...was.keys(), ...is.keys()])].sort().flatMap((path) => {
    const [old, now] = [was.get(path), is.get(path)]
    return old === now ? [] : [[path, String(old ?? 'new'), String(now ?? 'gone'), signed((now ?? 0) - (old ?? 0))]]
  })
  const total = (files: Files) => files.files.reduce((sum, { bytes }) => sum + bytes, 0)
  const whole = ['whole site', String(total(before)), String(total(after)), signed(total(after) - total(before))]
  return { title, columns, rows: rows.length > 0 ? [...rows, whole] : [], none: 'No page has another size.' }
}

function signed(number: number): string {
  return number > 0 ? `+${number}` : String(number)
}
