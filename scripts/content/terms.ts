import { z } from 'zod'
import { like } from '../../site/fields.ts'
import { type Localized, localize } from '../../site/locales.ts'
import type { Problem } from './problem.ts'
import { type Overlay, readList, termsFile } from './read.ts'
import { readYaml } from './schema/validate.ts'

const phrase = like(/^[\p{L}\d][\p{L}\d’' -]{0,38}[\p{L}\d]$/u).meta({
  en: 'a word, or a few',
  nl: 'een woord, of een paar',
})
const list = z
  .array(
    z.strictObject({
      use: phrase,
      not: z
        .array(phrase)
        .min(1)
        .meta({ en: 'a list of words: [mailadres]', nl: 'een lijst van woorden: [mailadres]' }),
    }),
  )
  .meta({ en: 'a list of words, each with use and not', nl: 'een lijst van woorden, elk met use en not' })
export const terms = z.strictObject(localize(() => list))

export type Terms = z.infer<typeof list>

/** Reads content/terms.yaml, which is optional. */
export function readTerms(root: string, overlay: Overlay): { terms: Localized<Terms>; problems: Problem[] } {
  const text = readList(root, termsFile, overlay)
  const { value, problems } = text === null ? { problems: [] } : readYaml(termsFile, text, terms)
  return { terms: value ?? localize(() => []), problems }
}
