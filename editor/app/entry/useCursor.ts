import { useEffect, useState } from 'react'
import { type Locale, locales } from '../../../site/locales.ts'
import type { Spot } from '../../text/locate.ts'
import { cursorSpot } from '../preview/spots.ts'

/** Time that a cursor rests before the page follows it, in ms. */
const rest = 100

/** The language that is edited, and the word at the cursor. */
export function useCursor() {
  const [locale, setLocale] = useState<Locale>(locales[0])
  const [spot, setSpot] = useState<Spot>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const follow = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        const file = document.activeElement?.closest<HTMLElement>('.side')?.dataset.file
        const edited = locales.find((one) => file?.startsWith(`content/${one}/`))
        if (edited) setLocale(edited)
        if (file) setSpot(cursorSpot())
      }, rest)
    }
    document.addEventListener('selectionchange', follow)
    document.addEventListener('focusin', follow)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('selectionchange', follow)
      document.removeEventListener('focusin', follow)
    }
  }, [])
  return { locale, setLocale, spot }
}
