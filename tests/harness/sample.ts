export const nightly = process.env.NIGHTLY === '1'

/**
 * The whole list in `npm run test:nightly`, otherwise its first items. For behaviour that does not depend on the
 * language, page or value.
 */
export function sample<T>(all: readonly T[], count = 1): readonly T[] {
  return nightly ? all : all.slice(0, count)
}

/** Every `step`th item, or all in `npm run test:nightly`. For a property that must hold for each item. */
export function spread<T>(all: readonly T[], step: number, first = 0): readonly T[] {
  return nightly ? all : all.filter((_, at) => at % step === first % step)
}
