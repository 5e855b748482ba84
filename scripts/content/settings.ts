import { toMoment } from './clock.ts'
import { type Problem, problemOf } from './problem.ts'

/** Each mode has its own collections, so that no process reads another's unfinished files or publishes its drafts. */
export type Mode = 'check' | 'dev' | 'build' | 'preview' | 'desk'

/** Settings of the content. A command reads them once and passes them on. */
export interface ContentSettings {
  /** Folder of the collections below .content/. */
  mode: Mode
  /** Time of a build, in milliseconds since 1970. By default, the time at which the content is read. */
  now?: number
  /** Values by SITE_… variable. They override content/business.yaml. */
  overrides: Readonly<Record<string, string>>
  /**
   * Address that a preview links to for editing a text. `{key}` becomes blog/five-reasons, for example, and `{file}`
   * becomes the path of its file.
   */
  textAddress?: string
  problems: readonly Problem[]
}

/** Reads BUILD_NOW (Amsterdam time, or ISO with a zone), TEXT_ADDRESS and the SITE_… variables. */
export function contentSettings(env: NodeJS.ProcessEnv, mode: Mode = 'check'): ContentSettings {
  const variables = Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined)
  const overrides = Object.fromEntries(variables.filter(([name]) => name.startsWith('SITE_')))
  const textAddress = env.TEXT_ADDRESS?.trim() || undefined
  const text = env.BUILD_NOW?.trim()
  if (!text) return { mode, overrides, textAddress, problems: [] }
  const now = toMoment(text) ?? Date.parse(text)
  if (!Number.isNaN(now)) return { mode, now, overrides, textAddress, problems: [] }
  const message = {
    en: 'BUILD_NOW "{time}" is not a time. Write a time such as 2026-11-21 09:00 or 2026-11-21T08:00:00Z.',
    nl: 'BUILD_NOW "{time}" is geen tijd. Schrijf een tijd zoals 2026-11-21 09:00 of 2026-11-21T08:00:00Z.',
    values: { time: text },
  }
  return { mode, now: 0, overrides, problems: [problemOf('environment', 'build-now', { message })] }
}

/** True for modes that show drafts and scheduled entries. */
export function isPreview({ mode }: ContentSettings): boolean {
  return mode === 'dev' || mode === 'preview' || mode === 'desk'
}
