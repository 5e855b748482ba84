type Store = 'localStorage' | 'sessionStorage'

/** What is kept under a key; nothing where storage is blocked. */
export function read(store: Store, key: string): string {
  try {
    return window[store].getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** Keeps a text. Where storage is blocked or full, nothing is remembered. */
export function write(store: Store, key: string, value: string) {
  try {
    window[store].setItem(key, value)
  } catch {
    // Nothing depends on it.
  }
}
