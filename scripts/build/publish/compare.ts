import { fileOf, listFiles } from '../../lib/files.ts'

/** Compares the HTML files written with the addresses of the route table: each has the other, or it is named here. */
export function compareWithRoutes(site: string, urls: readonly string[]): string[] {
  const expected = new Map(urls.map((url) => [fileOf(url), url]))
  const written = new Set(listFiles(site).filter((file) => file.endsWith('.html')))
  const missing = [...expected].filter(([file]) => !written.has(file))
  const surplus = [...written].filter((file) => !expected.has(file))
  return [
    ...missing.map(([file, url]) => `The route ${url} was not rendered: ${file} is missing.`),
    ...surplus.map((file) => `${file} was written, but no route of site/routes.ts has this address.`),
  ]
}
