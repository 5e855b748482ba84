import { parentPort, workerData } from 'node:worker_threads'
import 'react-dom/server'
import { renderPage } from 'vike/server'

// Renders pages of the site as the content was when the first was asked for: a program reads the content as it starts.
// What takes long to load is there before that.

/** @param {{ id: number, url: string }} asked */
async function answer({ id, url }) {
  try {
    await import(workerData.server)
    const { httpResponse, errorWhileRendering } = await renderPage({ urlOriginal: url })
    const trouble = errorWhileRendering && httpResponse.statusCode >= 500 ? String(errorWhileRendering) : undefined
    parentPort?.postMessage({ id, status: httpResponse.statusCode, html: httpResponse.body, trouble })
  } catch (error) {
    parentPort?.postMessage({ id, status: 500, html: '', trouble: String(error) })
  }
}

parentPort?.on('message', answer)
