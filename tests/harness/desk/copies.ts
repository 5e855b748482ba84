import type { Copy } from '../../../editor/app/entry/copies.ts'

// Replaces editor/app/entry/copies.ts, which needs a browser.

export const copies = new Map<string, Copy>()

export const keepCopy = async (copy: Copy) => copies.set(copy.id, copy).has(copy.id)
export const keepLastCopy = (copy: Copy) => void copies.set(copy.id, copy)
export const forgetCopy = (id: string) => void copies.delete(id)
export const discardCopy = forgetCopy
export const releaseCopy = () => {}
