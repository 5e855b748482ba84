import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Engine } from '../harness/engines/engine.ts'
import { enginesHere } from '../harness/engines/found.ts'
import { type WatchedSite, watchSite } from '../harness/engines/watched-site.ts'
import { dist } from '../harness/site.ts'
import { keyboardFlows } from './flows/keyboard.ts'
import { pageFlows } from './flows/pages.ts'

// Tests behaviour that can differ between engines, in `npm run test:nightly`. tests/browser/ covers Chromium.

const { engines, missing } = enginesHere()
const flows = [...pageFlows, ...keyboardFlows]

/** Messages that an engine logs through no fault of the page. */
const quirks = {
  Firefox: /^$/,
  // A skipped view transition rejects a promise that we cannot catch.
  WebKit: /AbortError: Skipping view transition/,
}

test.runIf(missing.length > 0)('missing engines are reported; the workflow machines have them all', () => {
  for (const line of missing) console.log(line)
  if (process.env.CI) expect(missing).toEqual([])
})

for (const { name, start } of engines)
  describe(name, () => {
    let engine: Engine
    let site: WatchedSite
    beforeAll(async () => {
      site = await watchSite(dist)
      engine = await start()
      console.log(`${engine.name} ${engine.version}`)
    }, 120_000)
    afterAll(async () => {
      await engine?.close()
      site?.close()
    })

    for (const flow of flows)
      test(flow.name, async () => {
        site.complaints()
        const visitor = await engine.visitor(site.origin, flow.size ?? { width: 360, height: 780 })
        try {
          await flow.walk({ tab: visitor.tab, site, engine: name })
        } finally {
          await visitor.close()
        }
        expect(site.complaints().filter((line) => !quirks[name].test(line))).toEqual([])
      })
  })
