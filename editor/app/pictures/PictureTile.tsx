import { useEffect, useRef } from 'react'
import type { ListedPicture } from '../../protocol.ts'
import { t } from '../words.ts'
import { nameOfPicture } from './upload.ts'

interface TileProps {
  picture: ListedPicture
  isChosen: boolean
  onChoose: () => void
}

/** A picture in the list. Scrolls into view when it is chosen. */
export function PictureTile({ picture: { src, uses }, isChosen, onChoose }: TileProps) {
  const tile = useRef<HTMLLabelElement>(null)
  useEffect(() => {
    if (isChosen) tile.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])
  return (
    <label
      ref={tile}
      className="relative grid content-start gap-1 rounded-(--radius) border p-1.5 text-xs font-normal outline-blue-600 has-checked:border-blue-600 has-checked:bg-blue-50 has-focus-visible:outline-2"
    >
      <input type="radio" name="picture" className="sr-only" checked={isChosen} onChange={onChoose} />
      <img
        src={src}
        alt=""
        loading="lazy"
        decoding="async"
        className="bg-tint aspect-[16/10] w-full rounded-[6px] object-contain"
      />
      <span>{nameOfPicture(src)}</span>
      <span className="text-soft">{uses.length > 0 ? t('inTexts', { count: uses.length }) : t('pictureUnused')}</span>
    </label>
  )
}
