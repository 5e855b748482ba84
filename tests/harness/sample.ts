/** Whether this is npm run test:nightly, which tries all of it. */
export const nightly = process.env.NIGHTLY === '1'

/**
 * All of a list in `npm run test:nightly`, and in `npm test` the first of it: for what goes the same way in every language,
 * on every page or with every value, once it goes in one.
 */
export function sample<T>(all: readonly T[], count = 1): readonly T[] {
  return nightly ? all : all.slice(0, count)
}
