import { register } from 'tsx/esm/api'

// What a worker of the pool runs. Node hands a worker no loader for TypeScript, so it brings its own.
register()
const { makeEntry } = await import('./make-entry.ts')

export default makeEntry
