import { withBase } from '../site/base.ts'
import type { Path } from '../site/locales.ts'

/** Addresses that go to the browser as data get the base of the site here; those in pages, when these are written. */
export function rebaseData(key: string, value: unknown) {
  return (key === 'url' || key === 'page') && typeof value === 'string' && value.startsWith('/')
    ? withBase(value as Path)
    : value
}
