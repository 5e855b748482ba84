import type { Path } from './locales.ts'

/**
 * Base path: `/`, or a path such as `/sub/` from the environment variable BASE. Addresses in code and content omit it;
 * the build adds it (`applyBase` in scripts/build/render.ts).
 */
export function basePath(): Path {
  const inner = (process.env.BASE ?? '').replace(/^\/+|\/+$/g, '')
  return inner === '' ? '/' : `/${inner}/`
}

export function withBase<P extends string>(path: P): P {
  return `${basePath().slice(0, -1)}${path}` as P
}

/** JSON.stringify replacer that adds the base path to addresses in data for the browser. */
export function rebaseData(key: string, value: unknown) {
  const isAddress = (key === 'url' || key === 'page') && typeof value === 'string' && value.startsWith('/')
  return isAddress ? withBase(value) : value
}

/** Strips the base path; `undefined` if the path is outside it. */
export function withoutBase(path: string): Path | undefined {
  const start = basePath()
  if (path.startsWith(start)) return `/${path.slice(start.length)}`
  return path === start.slice(0, -1) ? '/' : undefined
}
