import type { Changes, Hit, Key, ListedSide, Removed } from '../../protocol.ts'
import { isFree } from '../../protocol.ts'
import { ask } from '../api.ts'
import { TextButton } from '../controls.tsx'
import { labelOf } from '../labels.ts'
import { announceTrouble } from '../Notices.tsx'
import { listedSides, localeOfFile } from '../names.ts'
import { language, nameOfLanguage, t, writtenDate } from '../words.ts'

// What the dialog says below the title of a proposed text.

/** Asks to tick a text without which another one would link to a wrong address. */
export function TickToo({ partner }: { partner?: string }) {
  if (partner === undefined) return null
  return (
    <p role="alert" className="text-bad ml-5.5 text-xs">
      {t('proposeTickToo', { title: partner })}
    </p>
  )
}

interface RemovalProps {
  of: Key
  files: Changes['texts'][number]['files']
  onPutBack: () => Promise<void>
}

/** Says which files of a text leave the site, and offers to put them back. */
export function Removal({ of: key, files, onPutBack }: RemovalProps) {
  const removed = files.filter(({ after }) => after === null)
  if (removed.length === 0) return null
  const isWhole = removed.length === files.length
  const names = removed.map(({ file }) => nameOfLanguage(localeOfFile(file) ?? language()))
  const putBack = async () => {
    // From the bin, the text gets its pictures back too.
    const binned = isWhole && (await ask<Removed[]>('bin')).find((one) => one.key === key)
    const writing = removed.map(({ file, before }) => [file, { text: null, base: before }])
    if (binned) await ask('bring-back', { key, from: binned.from })
    else await ask('take-back', { files: Object.fromEntries(writing) })
    await onPutBack()
  }
  return (
    <p className="row ml-5.5 text-xs">
      {isWhole ? t('leavesSite') : t('sideLeavesSite', { languages: names.join(', ') })}
      <TextButton text={t('putBackSide')} className="small" onClick={() => void putBack().catch(announceTrouble)} />
    </p>
  )
}

/**
 * States when a text appears, for each language if they differ. Says nothing about pages and lists, which are always
 * online.
 */
export function Appearance({ of: key }: { of: Key }) {
  const sentences = listedSides(key).map(([locale, side]) => [nameOfLanguage(locale), appearanceOf(key, side)] as const)
  const isOne = sentences.every(([, sentence]) => sentence === sentences[0]?.[1])
  const shown = isOne
    ? [sentences[0]?.[1]]
    : sentences.map(([language, sentence]) => sentence && `${language}: ${sentence}`)
  return shown.map(
    (sentence) =>
      sentence && (
        <p key={sentence} className="ml-5.5 text-xs">
          {sentence}
        </p>
      ),
  )
}

function appearanceOf(key: Key, { state, until }: ListedSide): string | undefined {
  if (state === 'draft') return t('appearsNever', { draft: labelOf(['draft']).name, details: t('details') })
  if (until) return t('appearsOn', { moment: writtenDate(until) ?? until })
  return isFree(key) ? t('appearsNow') : undefined
}

/** Lists the outdated translations of a text. They do not block a proposal. */
export function StaleTranslations({ of: key, onOpen }: { of: Key; onOpen: (hit: Hit) => void }) {
  const stale = listedSides(key).filter(([, side]) => side.stale)
  return stale.map(([locale]) => (
    <p key={locale} className="row border-warm my-1.5 items-baseline gap-x-2.5 gap-y-1 border-l-3 pl-2.5 text-xs">
      <TextButton
        text={t('show')}
        className="min-h-0 border-0 p-0 font-normal text-blue-600 underline"
        aria-describedby={`${key}-${locale}`}
        onClick={() => onOpen({ key, file: `content/${locale}/${key}.mdx`, line: '', offset: 0, length: 0 })}
      />
      <span id={`${key}-${locale}`} className="flex-[1_1_200px]">
        {t('translationStale', { language: nameOfLanguage(locale) })}
      </span>
    </p>
  ))
}
