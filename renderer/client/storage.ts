/** What is read from storage, or done with it: nothing where it is blocked or full, or what it holds is damaged. */
export function tryStorage<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    // Everything works without.
  }
}
