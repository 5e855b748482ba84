import { renderPage } from 'vike/server'

/**
 * Renders pages in a thread of the pool. `server` is the address of the server's program, `urls` are those of the pages.
 *
 * @param {{ server: string, urls: string[] }} task
 * @returns {Promise<string[]>} The HTML of each page.
 */
export default async function render({ server, urls }) {
  await import(server)
  const pages = []
  for (const url of urls) {
    const { httpResponse, errorWhileRendering } = await renderPage({ urlOriginal: url })
    // Every address comes from the route table: none may be unknown to Vike but the one that says so.
    const expected = url.endsWith('/404') ? [200, 404] : [200]
    if (!expected.includes(httpResponse.statusCode))
      throw new Error(`${url} could not be rendered.`, { cause: errorWhileRendering })
    pages.push(httpResponse.body)
  }
  return pages
}
