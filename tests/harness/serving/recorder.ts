import { mkdtempSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { beforeEach } from 'vitest'
import { FormSink } from '../../../scripts/hosting/form-sink.ts'
import { siteHandler } from '../../../scripts/hosting/server.ts'
import { withBrowser } from '../pages/browser.ts'
import { dist, outside } from '../site.ts'

export const dropped = /ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/

class UnreliableFormSink extends FormSink {
  mode: 'ok' | 'slow' | 'fail' | 'hang' = 'ok'

  override async answer(request: IncomingMessage, response: ServerResponse) {
    if (this.mode === 'slow') await wait(700)
    if (this.mode !== 'fail' && this.mode !== 'hang') return super.answer(request, response)
    await text(request)
    if (this.mode === 'fail') request.socket.destroy()
  }
}

/** A browser, and a server that records form posts, as `npm start` does. The records are cleared before each test. */
export function withFormSink(launch?: Parameters<typeof withBrowser>[1]) {
  const folder = mkdtempSync(join(tmpdir(), 'forms-'))
  const formSink = new UnreliableFormSink(folder)
  const browser = withBrowser(() => siteHandler(dist, outside, formSink), launch)
  beforeEach(() => {
    formSink.mode = 'ok'
    formSink.received.length = 0
  })

  const parts = () => formSink.received.map((post) => post.parts)
  return { ...browser, formSink, parts }
}
