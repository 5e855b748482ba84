import type { RequestListener } from 'node:http'
import type { Recorder } from '../../../scripts/hosting/recorder.ts'
import { siteHandler } from '../../../scripts/hosting/server.ts'
import { dist, outside } from '../site.ts'
import { proxyTo } from './proxy.ts'

/**
 * What answers the browser in the tests: the site as `npm start` serves it. With TESTS_ON, the address of a server that
 * serves it too, it is that server, so that the same tests see what it sends; posts of forms still go to the recorder.
 */
export function handlerOfTests(recorder?: Recorder): RequestListener {
  const { TESTS_ON: server } = process.env
  if (!server) return siteHandler(dist, outside, recorder)
  const pass = proxyTo(() => server)
  return (request, response) =>
    recorder?.handles(request) ? void recorder.answer(request, response) : pass(request, response)
}
