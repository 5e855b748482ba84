/** Earliest valid year of a date. An earlier one is half-typed, such as 0202 on the way to 2026. */
export const firstYear = 2000

/** Minimum and maximum number of characters of a text, for schemas, commands and the desk. */
export const lengths = {
  /** In search results and tabs. */
  title: [5, 45],
  /** Below the title in search results. */
  summary: [70, 160],
  /** Headings, labels and names. */
  line: [2, 80],
  /** Reason why a text is an exception. */
  reason: [10, 160],
} as const satisfies Record<string, readonly [min: number, max: number]>
