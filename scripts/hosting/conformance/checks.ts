import type { Check } from './built-site.ts'
import { everyFile, noLeftovers, noSecrets, sameRelease } from './content.ts'
import { everyHeader, mediaTypes } from './headers.ts'
import { everyPage, hostilePaths, notFound, redirects } from './pages.ts'
import { compression, conditional, head, methods, ranges } from './transfer.ts'

/** Everything that a host of the site has to do right, by the sentence that says so. */
export const checks: Readonly<Record<string, Check>> = {
  'the live site is the release that was built': sameRelease,
  'every file answers with its content': everyFile,
  'what older builds had is gone': noLeftovers,
  'nothing is there that nobody meant to publish': noSecrets,
  'every route and alias answers with its page, with and without a slash': everyPage,
  'what is not there answers 404, in the language of its address': notFound,
  'no address leaves the site': hostilePaths,
  'another way to write an address leads to the address': redirects,
  'every answer has the headers of its address': everyHeader,
  'every file is sent as what it is': mediaTypes,
  'what a visitor has already is not sent again': conditional,
  'HEAD answers as GET does': head,
  'nothing can be sent to the site': methods,
  'a part of a file can be asked for': ranges,
  'who takes brotli or gzip gets it, with the same content': compression,
}
