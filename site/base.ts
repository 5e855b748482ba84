import type { Path } from './locales.ts'

/**
 * Where the site begins: `/`, or a path such as `/sub/` that the environment variable BASE sets for a build. All code
 * and content write addresses from `/`; they get the base as they leave the build (scripts/build/apply-base.ts).
 */
export function base(): Path {
  return baseFrom(process.env.BASE)
}

/** The address that a browser asks for: with BASE=/sub/, /faq is /sub/faq. */
export function withBase<P extends string>(path: P): P {
  return `${base().slice(0, -1)}${path}` as P
}

/** For JSON.stringify: addresses that go to the browser as data get the base here; those in pages, when these are written. */
export function rebaseData(key: string, value: unknown) {
  const isAddress = (key === 'url' || key === 'page') && typeof value === 'string' && value.startsWith('/')
  return isAddress ? withBase(value) : value
}

/** The reverse: the address as the site writes it, or nothing when a path is not below the base. */
export function withoutBase(path: string): Path | undefined {
  const start = base()
  if (path.startsWith(start)) return `/${path.slice(start.length)}`
  return path === start.slice(0, -1) ? '/' : undefined
}

/** Reads BASE, with or without its slashes. */
export function baseFrom(text: string | undefined): Path {
  const inner = (text ?? '').replace(/^\/+|\/+$/g, '')
  return inner === '' ? '/' : `/${inner}/`
}
