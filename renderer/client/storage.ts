/** Returns `undefined` if storage is blocked, full or malformed. */
export function tryStorage<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    // Storage is optional.
  }
}
