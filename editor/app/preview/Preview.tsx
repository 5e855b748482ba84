import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Locale, locales, prefixOf } from '../../../site/locales.ts'
import type { Spot } from '../../text/locate.ts'
import { IconButton } from '../controls.tsx'
import type { Entry } from '../entry/entry-store.ts'
import { Icon } from '../Icon.tsx'
import { isList } from '../names.ts'
import { nameOf, say } from '../words.ts'
import { clickedSpot, showSpot } from './spots.ts'

interface Props {
  entry: Entry
  locale: Locale
  onLocale: (locale: Locale) => void
  /** The word at the cursor, to which the page scrolls. */
  spot?: Spot
  onWord: (spot: Spot) => void
}

const widths = { phone: 390, screen: 1280 }

/** Tells if a document is there and has its styles. The rest may load later. */
const isReady = (page: Document) =>
  page.readyState !== 'loading' &&
  [...page.querySelectorAll('link')].every(({ rel, sheet }) => rel !== 'stylesheet' || sheet)

/** The real page, in either language, with what is typed and not saved. A new one takes its place when it can be seen. */
export function Preview({ entry, locale, onLocale, spot, onWord }: Props) {
  const [device, setDevice] = useState<keyof typeof widths>('phone')
  const [front, setFront] = useState<{ at: 0 | 1; key: string }>()
  const frames = useRef<(HTMLIFrameElement | null)[]>([])
  const box = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState({ width: 390, height: 700 })
  const { opened, checked } = entry
  const { version = 0, addresses = {}, behind = [] } = checked ?? {}
  const side = opened.sides.find((one) => one.locale === locale && addresses[one.file])
  // Facts and words show on every page.
  const own = isList(opened) ? prefixOf(locale) || '/' : addresses[side?.file ?? '']
  const address = own ?? Object.values(addresses).find(Boolean)
  const key = address && version > 0 ? `${address}?v=${version}` : undefined
  const back = front?.at === 0 ? 1 : 0

  const click = useEffectEvent((event: MouseEvent) => {
    // A link leads to its words here; the whole page opens in a tab.
    if ((event.target as Element).closest('a')) event.preventDefault()
    // An island repeats the click that it held back: that one has no place.
    const clicked = event.detail > 0 ? clickedSpot(event) : undefined
    if (clicked) onWord(clicked)
  })

  useEffect(() => {
    const current = frames.current[back]
    if (!key || !current || front?.key === key) return
    const old = current.contentDocument
    current.src = address ?? ''
    const place = () => {
      const page = current.contentDocument
      if (!page || page === old || !isReady(page)) {
        waiting = requestAnimationFrame(place)
        return
      }
      const before = frames.current[back === 0 ? 1 : 0]?.contentWindow
      const isSame = front?.key.split('?')[0] === address
      if (isSame) current.contentWindow?.scrollTo({ top: before?.scrollY ?? 0, behavior: 'instant' })
      // Before an island holds it back until it is loaded.
      page.addEventListener('click', (event) => click(event), true)
      setFront({ at: back, key })
    }
    let waiting = requestAnimationFrame(place)
    return () => cancelAnimationFrame(waiting)
  }, [key, address, back, front])

  useEffect(() => {
    const page = front && frames.current[front.at]?.contentDocument
    if (page && spot) showSpot(page, spot)
  }, [front, spot])

  useEffect(() => {
    const { current } = box
    if (!current) return
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect))
    observer.observe(current)
    return () => observer.disconnect()
  }, [])

  const scale = Math.min(1, room.width / widths[device])
  return (
    <section className="preview card" aria-label={say('preview')}>
      <header className="row">
        <div className="segments">
          {locales.map((one) => (
            <button key={one} type="button" aria-pressed={locale === one} onClick={() => onLocale(one)}>
              <span aria-hidden="true">{one.toUpperCase()}</span>
              <span className="sr-only">{say('previewOf', { language: nameOf(one) })}</span>
            </button>
          ))}
        </div>
        <div className="segments">
          {(['phone', 'screen'] as const).map((one) => (
            <IconButton
              key={one}
              text={say(one)}
              icon={one}
              aria-pressed={device === one}
              onClick={() => setDevice(one)}
            />
          ))}
        </div>
        {address && (
          <a href={address} target="_blank" rel="noreferrer" className="address soft">
            {address} <Icon name="out" />
            <span className="sr-only">{say('openPage')}</span>
          </a>
        )}
      </header>
      {behind.length > 0 && <p className="note soft">{say('previewBehind')}</p>}
      <div className="frames" ref={box}>
        {!address && version > 0 && <p className="note">{say('noPage')}</p>}
        {address && !front && <p className="note">{say('loading')}</p>}
        {([0, 1] as const).map((at) => (
          <iframe
            key={at}
            ref={(frame) => {
              frames.current[at] = frame
            }}
            title={at === front?.at ? say('previewOf', { language: nameOf(locale) }) : ''}
            aria-hidden={at !== front?.at}
            inert={at !== front?.at}
            data-front={at === front?.at}
            data-version={at === front?.at ? version : undefined}
            style={{
              left: Math.max(0, (room.width - widths[device] * scale) / 2),
              width: widths[device],
              height: room.height / scale,
              transform: `scale(${scale})`,
            }}
          />
        ))}
      </div>
    </section>
  )
}
