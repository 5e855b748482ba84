import 'react-dom/server'
import { renderPage } from 'vike/server'

// Renders pages of the site with the newest content: reading that again takes a moment, and starting a program far longer.

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
