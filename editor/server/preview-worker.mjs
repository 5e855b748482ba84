import { parentPort, workerData } from 'node:worker_threads'
import 'react-dom/server'
import { renderPage } from 'vike/server'

// Renders pages of the site with the newest content: reading that again takes a moment, and starting a program far longer.

let shown
let work = Promise.resolve()

/** @param {{ id: number, url: string, version: number }} asked */
async function answer({ id, url, version }) {
  try {
    if (shown !== undefined && shown !== version) (await import(workerData.content)).reload()
    shown = version
    await import(workerData.server)
    const { httpResponse, errorWhileRendering } = await renderPage({ urlOriginal: url })
    const trouble = errorWhileRendering && httpResponse.statusCode >= 500 ? String(errorWhileRendering) : undefined
    parentPort?.postMessage({ id, status: httpResponse.statusCode, html: httpResponse.body, trouble })
  } catch (error) {
    parentPort?.postMessage({ id, status: 500, html: '', trouble: String(error) })
  }
}

// One after the other, so that no page is made of two versions.
parentPort?.on('message', (asked) => {
  work = work.then(() => answer(asked))
})
