import type { Check } from './built-site.ts'
import { compression } from './compression.ts'
import { everyFile, noLeftovers, noSecrets, sameRelease } from './content.ts'
import { everyHeader, mediaTypes } from './headers.ts'
import { everyPage, notFound, redirects } from './pages.ts'

/** Everything that a host of the site has to do right, by the sentence that says so. */
export const checks: Readonly<Record<string, Check>> = {
  'the live site is the release that was built': sameRelease,
  'every file answers with its content': everyFile,
  'what older builds had is gone': noLeftovers,
  'nothing is there that nobody meant to publish': noSecrets,
  'every route and alias answers with its page, with and without a slash': everyPage,
  'what is not there answers 404, in the language of its address': notFound,
  'another way to write an address leads to the address': redirects,
  'every answer has the headers of its address': everyHeader,
  'every file is sent as what it is': mediaTypes,
  'who takes brotli or gzip gets it, with the same content': compression,
}
