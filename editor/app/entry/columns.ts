import { useState, useSyncExternalStore } from 'react'
import type { Locale } from '../../../site/locales.ts'
import type { Side } from '../../protocol.ts'
import { language } from '../words.ts'

/** Width at which columns fit side by side; matches the style sheet. */
const wide = '(width >= 48rem)'

const isWideNow = () => matchMedia(wide).matches

function hearWidth(listener: () => void) {
  const query = matchMedia(wide)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Language of the text that the writer last chose in a narrow window. Ignored once the desk is in another language. */
let last: Record<'desk' | 'locale', Locale> | undefined

const narrowLocale = () => (last?.desk === language() ? last.locale : language())

/**
 * Visible columns: several side by side, or one in a narrow window. Wide and narrow windows each remember their own
 * choice.
 */
export function useColumns(names: readonly string[], sides: readonly Side[]) {
  const isWide = useSyncExternalStore(hearWidth, isWideNow)
  const [shown, setShown] = useState(names)
  const [single, setSingle] = useState(() => sides.find(({ locale }) => locale === narrowLocale())?.file ?? names[0])
  const isShown = (name: string) => (isWide ? shown.includes(name) : single === name)
  const show = (name: string) => {
    if (isWide) return setShown(isShown(name) ? shown.filter((one) => one !== name) : [...shown, name])
    setSingle(name)
    const { locale } = sides.find(({ file }) => file === name) ?? {}
    if (locale) last = { desk: language(), locale }
  }
  return { isShown, show }
}
