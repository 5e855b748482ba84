import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Locale, locales, prefixOf } from '../../../site/locales.ts'
import { home } from '../../protocol.ts'
import type { Spot } from '../../text/locate.ts'
import { Glyph, IconButton } from '../controls.tsx'
import type { OpenEntry } from '../entry/entry-store.ts'
import { titleOfList } from '../names.ts'
import { nameOfLanguage, t } from '../words.ts'
import { clickedSpot, showSpot } from './spots.ts'

interface Props {
  entry: OpenEntry
  locale: Locale
  onLocale: (locale: Locale) => void
  spot?: Spot
  onWord: (spot: Spot) => void
}

const widths = { phone: 390, screen: 1280 }

/** Preview of the real page with the text as typed. The previous version stays visible until the new one has loaded. */
export function Preview({ entry, locale, onLocale, spot, onWord }: Props) {
  const [device, setDevice] = useState<keyof typeof widths>('phone')
  /** Address and version of the visible page. */
  const [front, setFront] = useState<string>()
  const visible = useRef<HTMLIFrameElement>(null)
  const [room, setRoom] = useState(widths.phone)
  const { sides, checked } = entry
  const { version = 0, addresses = {}, behind = [] } = checked ?? {}
  const side = sides.find((one) => one.locale === locale && addresses[one.file])
  // Facts and words have no page: show the home page.
  const ownAddress = titleOfList(entry.key) ? prefixOf(locale) || '/' : addresses[side?.file ?? '']
  const address = ownAddress ?? Object.values(addresses).find(Boolean)
  const next = address && version > 0 ? `${address}?v=${version}` : undefined

  const click = useEffectEvent((event: MouseEvent) => {
    // Links do not work here: a click on one moves the cursor to its words in the editor.
    if ((event.target as Element).closest('a')) event.preventDefault()
    // After hydration, an island replays the click, but without coordinates.
    const clicked = event.detail > 0 ? clickedSpot(event) : undefined
    if (clicked) onWord(clicked)
  })

  const show = (loaded: string, frame: HTMLIFrameElement) => {
    // While the desk is down, the frame shows the browser's error page.
    if (!frame.contentDocument) return
    const [before, page] = [visible.current?.contentWindow, frame.contentWindow]
    const isSame = front?.split('?')[0] === loaded.split('?')[0]
    if (isSame) page?.scrollTo({ top: before?.scrollY ?? 0, behavior: 'instant' })
    // Remove the link to edit this text, which is already open.
    frame.contentDocument?.querySelector(`a[href^="${home}"]`)?.remove()
    // Capture the click before an island delays it.
    page?.addEventListener('click', click, true)
    visible.current = frame
    setFront(loaded)
  }

  useEffect(() => {
    const page = visible.current?.contentDocument
    if (front && page && spot) showSpot(page, spot)
  }, [front, spot])

  const measure = useCallback((box: HTMLDivElement) => {
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width))
    observer.observe(box)
    return () => observer.disconnect()
  }, [])

  const scale = Math.min(1, room / widths[device])
  return (
    <section
      className="card flex h-[min(900px,calc(100vh-100px))] flex-col overflow-hidden md:max-lg:sticky md:max-lg:top-21 lg:min-h-75 lg:shrink"
      aria-label={t('preview')}
    >
      <header className="row border-b p-2">
        <div className="segments">
          {locales.map((one) => (
            <button key={one} type="button" aria-pressed={locale === one} onClick={() => onLocale(one)}>
              {one.toUpperCase()} <span className="sr-only">{t('previewOf', { language: nameOfLanguage(one) })}</span>
            </button>
          ))}
        </div>
        <div className="segments">
          {(['phone', 'screen'] as const).map((one) => (
            <IconButton
              key={one}
              text={t(one)}
              icon={one}
              aria-pressed={device === one}
              onClick={() => setDevice(one)}
            />
          ))}
        </div>
        {address && (
          <a
            href={address}
            target="_blank"
            rel="noreferrer"
            className="text-soft flex min-w-0 flex-[1_1_80px] items-center gap-1 text-xs"
          >
            <span className="truncate">{address}</span> <Glyph name="out" />
            <span className="sr-only">{t('openPage')}</span>
          </a>
        )}
      </header>
      {behind.length > 0 && <p className="bg-tint text-soft px-3.5 py-2 text-xs">{t('previewBehind')}</p>}
      <div className="bg-tint relative min-h-0 flex-1 overflow-hidden" ref={measure}>
        {!address && version > 0 && <p className="text-soft p-6">{t('noPage')}</p>}
        {address && !front && <p className="text-soft p-6">{t('loading')}</p>}
        {[...new Set([front, next])]
          .filter((one) => one !== undefined)
          .map((one) => (
            <iframe
              key={one}
              src={one.split('?')[0]}
              onLoad={({ currentTarget }) => show(one, currentTarget)}
              title={one === front ? t('previewOf', { language: nameOfLanguage(locale) }) : ''}
              aria-hidden={one !== front}
              inert={one !== front}
              className="invisible absolute top-0 left-1/2 max-w-none origin-top -translate-x-1/2 data-[front=true]:visible"
              data-front={one === front}
              style={{ width: widths[device], height: `${100 / scale}%`, transform: `scale(${scale})` }}
            />
          ))}
      </div>
    </section>
  )
}
