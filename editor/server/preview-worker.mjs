import 'react-dom/server'
import { renderPage } from 'vike/server'

// Renders pages of the site. Reloads the content only after a change; starting a process is far slower.

let shown

/** @param {{ server: string, content: string, url: string, version: number }} task */
export default async function render({ server, content, url, version }) {
  if (shown !== undefined && shown !== version) (await import(content)).reload()
  shown = version
  await import(server)
  const { httpResponse, errorWhileRendering } = await renderPage({ urlOriginal: url })
  if (errorWhileRendering && httpResponse.statusCode >= 500) throw new Error(String(errorWhileRendering))
  return { status: httpResponse.statusCode, html: httpResponse.body }
}
