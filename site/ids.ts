import { fieldNames } from './sum/sum.ts'

/** Those of every page: the frame, its cookie banner, and the label of footnotes. */
const frame = [
  ...['menu', 'main', 'footnote-label', 'consent', 'consent-settings', 'consent-title'],
  ...['functional', 'analytical', 'marketing'].flatMap((name) => [`consent-${name}`, `consent-${name}-text`]),
]

/**
 * The ids that pages have beside the texts of a collection: no heading of a text has one of them. tests/output/ids.test.ts
 * names one that is missing here.
 */
export const ownIds = {
  blog: [...frame, 'toc', 'related'],
  legal: [...frame, 'legal-questions'],
  /** Of the FAQ itself and of the plans page. */
  faq: [
    ...[...frame, 'faq', 'faq-query', 'data', 'closing', 'sum-examples'],
    ...fieldNames.flatMap((name) => [`sum-${name}`, `sum-${name}-hint`]),
  ],
  pages: frame,
} as const satisfies Record<string, readonly string[]>
