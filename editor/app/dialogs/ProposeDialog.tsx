import { useState } from 'react'
import type { Problem } from '../../../scripts/content/problem.ts'
import type { Author, Changes, Chosen, Hit, Key, Proposed, Side } from '../../protocol.ts'
import { keyOfFile, kindOf } from '../../protocol.ts'
import { readFields } from '../../text/fields.ts'
import { offsetOf } from '../../text/parts.ts'
import { placeholderLength } from '../../text/placeholder.ts'
import { correct } from '../../text/suggestion.ts'
import { ask } from '../api.ts'
import { Conflicts } from '../Conflict.tsx'
import { AllBox, CheckBox, ForgeLink } from '../controls.tsx'
import { FileDiff } from '../FileDiff.tsx'
import { Findings } from '../Finding.tsx'
import { announceTrouble } from '../Notices.tsx'
import { localeOfFile, titleOf } from '../names.ts'
import { language, t } from '../words.ts'
import { Dialog } from './Dialog.tsx'
import { neededBy, pairsOfNewAddress } from './new-address.ts'
import { Appearance, Removal, StaleTranslations, TickToo } from './proposed-text.tsx'

interface Props {
  changes: Changes
  hasGit: boolean
  /** A field of the open text whose value is not stored, because it is incomplete. */
  incomplete?: { key: Key; name: string }
  onClose: () => void
  /** Corrects a mistake of the open text there, so that its Undo takes it back; undefined for another text. */
  fixOpen: (problem: Problem) => Promise<unknown> | undefined
  /** Runs after a text is corrected. */
  onFixed: () => Promise<void>
  /** Opens a text at a mistake. */
  onOpen: (hit: Hit) => void
  onDone: () => void
}

export function ProposeDialog({ changes, hasGit, incomplete, onClose, fixOpen, onFixed, onOpen, onDone }: Props) {
  const texts = changes.texts.map((one) => ({ ...one, title: titleOf(one.key, undefined, titleOfRemoved(one.files)) }))
  const [ticked, setTicked] = useState<readonly string[]>(() => texts.map(({ key }) => key))
  const [typed, setTyped] = useState<string>()
  const [author, setAuthor] = useState<Author>()
  const [result, setResult] = useState<Proposed>()
  const sent = texts.filter(({ key }) => ticked.includes(key))
  const problemsIn = (key: Key) => changes.problems.filter(({ file }) => keyOfFile(file) === key)
  const elsewhere = changes.problems.filter(({ file }) => texts.every(({ key }) => key !== keyOfFile(file)))
  const count = sent.flatMap(({ key }) => problemsIn(key)).length + elsewhere.length
  const withMistakes = sent.filter(({ key }) => problemsIn(key).length > 0)
  const pairs = pairsOfNewAddress(texts)
  const isWhole = texts.every(({ key }) => neededBy(key, pairs, ticked) === undefined)
  const faultless = ticked.filter((key) => withMistakes.every((one) => one.key !== key))
  const areFree = withMistakes.every(({ key }) => neededBy(key, pairs, faultless) === undefined)
  const canUntick = withMistakes.length > 0 && withMistakes.length < sent.length && areFree
  const unstored = incomplete && ticked.includes(incomplete.key) ? incomplete : undefined
  const titles = sent.map(({ title }) => title)
  const [first = '', ...others] = titles
  const subject = typed ?? (others.length > 0 ? `${first} (+${others.length})` : first)
  const who = author ?? changes.author
  const accepted = result && 'accepted' in result && result.accepted
  const isKnown = isAuthor(changes.author)
  const propose = async (chosen?: Chosen) => {
    const all = [subject.trim(), ...(others.length > 0 ? titles : [])]
    const keys = sent.map(({ key }) => key)
    // Files may have changed even if the request fails.
    setResult(await ask<Proposed>('propose', { keys, titles: all, author, chosen }).finally(onDone))
  }

  const applyFix = (problem: Problem) => void (fixOpen(problem) ?? correctText(problem)).then(onFixed, announceTrouble)
  const go = ({ file, line, column }: Problem) => {
    const key = keyOfFile(file)
    const text = texts.flatMap(({ files }) => files).find((one) => one.file === file)?.after ?? ''
    const offset = offsetOf(text, line, column)
    if (key) onOpen({ key, file, line: '', offset, length: placeholderLength(text, offset) })
  }

  if (result && 'conflicts' in result)
    return (
      <Conflicts
        key={JSON.stringify(result.conflicts)}
        conflicts={result.conflicts}
        onDone={propose}
        onClose={onClose}
      />
    )
  if (result || texts.length === 0)
    return (
      <Dialog title={t('propose')} onClose={onClose}>
        {!result && <p>{t(hasGit ? 'proposeNothing' : 'noGit')}</p>}
        {result && 'problems' in result && (
          <>
            <p role="alert" className="text-bad">
              {t(result.isPartial ? 'proposePartial' : 'proposeRefused')}
            </p>
            <Findings problems={result.problems} onOpen={onClose} />
          </>
        )}
        {accepted && <p role="status">{t('newestAccepted', { title: accepted })}</p>}
        {result && 'isSent' in result && <p role="status">{t(result.isSent ? 'pushed' : 'proposed')}</p>}
        {result && 'link' in result && <ForgeLink className="button main" link={result.link} />}
      </Dialog>
    )
  const AuthorBox = isKnown ? 'details' : 'div'
  return (
    <Dialog
      title={t('propose')}
      isReady={!unstored && sent.length > 0 && subject.trim() !== '' && isAuthor(who)}
      onDone={() => propose()}
      onClose={onClose}
    >
      <p>{changes.title ? t('proposeUpdates', { title: changes.title }) : t('proposeWhy')}</p>
      {unstored && (
        <p role="alert" className="text-bad">
          {t('proposeIncomplete', { name: unstored.name, title: titleOf(unstored.key) })}
        </p>
      )}
      {(count > 0 || (!unstored && isWhole)) && (
        <p role="status" className={count > 0 ? 'text-bad' : undefined}>
          {t(count > 0 ? 'proposeMistakes' : 'fine', { count })} {canUntick && t('proposeUntick')}
        </p>
      )}
      {texts.length > 3 && (
        <AllBox label={t('all')} items={texts.map(({ key }) => key)} ticked={ticked} onTicked={setTicked} />
      )}
      {texts.map(({ key, title, files }) => (
        <div key={key}>
          <CheckBox item={key} ticked={ticked} onTicked={setTicked}>
            {title} <span className="text-soft">{t(kindOf(key))}</span>
          </CheckBox>
          <TickToo partner={texts.find((one) => one.key === neededBy(key, pairs, ticked))?.title} />
          <Removal of={key} files={files} onPutBack={onFixed} />
          {ticked.includes(key) && <Appearance of={key} />}
          {ticked.includes(key) && <Findings problems={problemsIn(key)} applyFix={applyFix} go={go} isSummary />}
          {ticked.includes(key) && <StaleTranslations of={key} onOpen={onOpen} />}
          <details>
            <summary>
              {t('whatChanged')}
              <span className="sr-only">: {title}</span>
            </summary>
            {files.map((one) => (
              <FileDiff key={one.file} {...one} />
            ))}
          </details>
        </div>
      ))}
      {elsewhere.length > 0 && (
        <section aria-label={t('elsewhere')}>
          <h3>{t('elsewhere')}</h3>
          <Findings problems={elsewhere} onOpen={onClose} />
        </section>
      )}
      <label className="field">
        {t('proposeTitle')}
        <input value={subject} onChange={({ target }) => setTyped(target.value)} />
      </label>
      <AuthorBox>
        {isKnown && <summary>{t('by', { name: who.name })}</summary>}
        <fieldset className="rounded-card border px-3.5 pt-2.5 pb-0.5">
          <legend className="px-1.5">{t('author')}</legend>
          {(['name', 'mail'] as const).map((field) => (
            <label className="field mb-4" key={field}>
              {t(field === 'name' ? 'authorName' : 'authorMail')}
              <input
                type={field === 'mail' ? 'email' : 'text'}
                autoComplete={field === 'mail' ? 'email' : 'name'}
                value={who[field]}
                onChange={({ target }) => setAuthor({ ...who, [field]: target.value })}
              />
            </label>
          ))}
        </fieldset>
      </AuthorBox>
    </Dialog>
  )
}

/** Writes the correction of a mistake to its file. */
async function correctText(problem: Problem) {
  const { file } = problem
  const key = keyOfFile(file)
  const sides = await ask<Side[] | null>(`entry?key=${encodeURIComponent(key ?? '')}`)
  const base = sides?.find((side) => side.file === file)?.text
  if (base) await ask('write', { key, files: { [file]: { text: correct(base, problem), base } } })
}

export function titleOfRemoved(files: Changes['texts'][number]['files']): string | undefined {
  const removedFile = files.find(({ file }) => localeOfFile(file) === language()) ?? files[0]
  const title = removedFile && readFields(removedFile.file, removedFile.before ?? '')?.title
  return typeof title === 'string' ? title : undefined
}

/** True if git accepts the name and the email address. */
const isAuthor = ({ name, mail }: Author) => /^[^<>\n]*\S[^<>\n]*$/.test(name) && /^[^<>@\s]+@[^<>@\s]+$/.test(mail)
