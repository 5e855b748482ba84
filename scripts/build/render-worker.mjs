import { renderPage } from 'vike/server'

/**
 * Renders pages in a thread of the pool. `server` is the address of the server's program, `url` that of the page.
 *
 * @param {{ server: string, url: string }} task
 * @returns {Promise<string>} The HTML of the page.
 */
export default async function render({ server, url }) {
  await import(server)
  const { httpResponse, errorWhileRendering } = await renderPage({ urlOriginal: url })
  if (errorWhileRendering) throw new Error(`${url} could not be rendered.`, { cause: errorWhileRendering })
  return httpResponse.body
}
