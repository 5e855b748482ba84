import { fieldNames } from './calculator/calculator.ts'
import { viewOf } from './views.ts'

/** Ids on every page: those of the frame, the cookie banner and the footnote label. */
const frame = [
  ...['menu', 'main', 'footnote-label', 'consent', 'consent-settings', 'consent-title'],
  ...['functional', 'analytical', 'marketing'].flatMap((name) => [`consent-${name}`, `consent-${name}-text`]),
]

/** Ids that headings must not use. tests/output/ids.test.ts reports any that are missing here. */
export const ownIds = {
  blog: [...frame, 'toc', 'related'],
  legal: [...frame, ...(viewOf('terms').anchors ?? [])],
  /** Ids of the FAQ and the plans page. */
  faq: [
    ...[...frame, 'faq', 'faq-query', 'data', 'closing'],
    ...fieldNames.flatMap((name) => [`sum-${name}`, `sum-${name}-hint`]),
  ],
  pages: frame,
} as const satisfies Record<string, readonly string[]>
