import { type Changed, compareWords } from '../../editor/text/merge.ts'
import { languages, locales } from '../../site/locales.ts'
import { type Problem, printIn } from '../content/problem.ts'
import { Pictures } from './page-pictures.tsx'
import type { ReviewedPage } from './reviewed.ts'
import { Say, Translated } from './say.tsx'
import type { ChangedText } from './texts.ts'
import type { Sentence } from './words.ts'

/** A changed page, with its screenshots and the findings on its text. */
export function PageChange({ id, page, published }: { id: string; page: ReviewedPage; published?: string }) {
  const { change, text, pictures, difference } = page
  const { url, title, state, language } = change
  const isOnline = published && change.after
  return (
    <article id={id} aria-labelledby={`${id}-title`}>
      <header>
        <h3 id={`${id}-title`} lang={language}>
          {title}
        </h3>
        <p className="meta">
          <Tags state={state} hidden={text?.hidden} /> <Language code={language} /> <code>{url}</code>{' '}
          {isOnline && (
            <a href={new URL(`.${url}`, published).href} rel="noreferrer">
              <Say of={['online']} />
            </a>
          )}
        </p>
        {text?.earlierUrl && state === 'moved' && (
          <p className="quiet">
            <Say of={['movedFrom', { address: text.earlierUrl }]} />
          </p>
        )}
      </header>
      <Problems problems={text?.problems ?? []} kind="problems" />
      <Problems problems={text?.advice ?? []} kind="advice" />
      <WordChanges change={change} />
      {text && <Assets text={text} />}
      {difference !== undefined && (
        <p className="quiet">
          <Say of={['difference', { percent: Number((difference * 100).toPrecision(2)) }]} />
        </p>
      )}
      <Pictures id={id} url={url} pictures={pictures} />
    </article>
  )
}

function WordChanges({ change }: { change: ReviewedPage['change'] }) {
  const { state, words, found, language } = change
  if (state === 'added' || state === 'removed')
    return (
      <p className="quiet">
        <Say of={[state === 'added' ? 'wholeNew' : 'wholeGone']} />
      </p>
    )
  return (
    <>
      {words.length > 0 && <Differences title={['text']} changes={words} language={language} />}
      {found.length > 0 && <Differences title={['found']} changes={found} language={language} />}
      {words.length + found.length === 0 && (
        <p className="quiet">
          <Say of={['noText']} />
        </p>
      )}
    </>
  )
}

function Differences({ title, changes, language }: { title: Sentence; changes: readonly Changed[]; language: string }) {
  return (
    <>
      <h4>
        <Say of={title} />
      </h4>
      <div className="words">
        {changes.map((changed) => (
          <Difference key={`${changed.before} ${changed.after}`} changed={changed} language={language} />
        ))}
      </div>
    </>
  )
}

/** A paragraph with its changed words marked, and labelled for screen readers. */
function Difference({ changed: { before, after }, language }: { changed: Changed; language: string }) {
  return (
    <p lang={language}>
      {compareWords(before.trim(), after.trim()).map(({ text, kind }, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: the words keep their order
        if (kind === 'same') return <span key={index}>{text}</span>
        const Tag = kind === 'gone' ? 'del' : 'ins'
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the words keep their order
          <Tag key={index}>
            <span className="sr">
              <Say of={[kind === 'gone' ? 'wordsGone' : 'wordsNew']} />{' '}
            </span>
            {text}
          </Tag>
        )
      })}
    </p>
  )
}

function Assets({ text: { links, pictures } }: { text: ChangedText }) {
  const [added, removed] = (['added', 'removed'] as const).map((kind) => [...links[kind], ...pictures[kind]])
  const rows = [
    ...(added ?? []).map((url) => ({ url, kind: 'added' as const })),
    ...(removed ?? []).map((url) => ({ url, kind: 'removed' as const })),
  ]
  if (rows.length === 0) return undefined
  return (
    <>
      <h4>
        <Say of={['linksAndPictures']} />
      </h4>
      <ul className="rows">
        {rows.map(({ url, kind }) => (
          <li key={kind + url}>
            <Tag kind={kind} /> <code>{url}</code>
          </li>
        ))}
      </ul>
    </>
  )
}

export function Problems({ problems, kind }: { problems: readonly Problem[]; kind: 'problems' | 'advice' }) {
  if (problems.length === 0) return undefined
  return (
    <div className={`said ${kind}`}>
      <p className="name">
        <Say of={[kind]} />
      </p>
      <ul>
        {problems.map((problem) => (
          <li key={printIn()(problem)}>
            <Translated text={(locale) => printIn(locale)(problem)} />
          </li>
        ))}
      </ul>
    </div>
  )
}

type State = 'added' | 'removed' | 'changed' | 'moved'

export function Tags({ state, hidden }: { state?: State; hidden?: ChangedText['hidden'] }) {
  return (
    <>
      {state && <Tag kind={state} />}{' '}
      {hidden && (
        <span className="tag waits">
          <Say of={hidden.until ? ['scheduled', { time: hidden.until }] : ['draft']} />
        </span>
      )}
    </>
  )
}

function Tag({ kind }: { kind: State }) {
  return (
    <span className={`tag ${kind}`}>
      <Say of={[kind]} />
    </span>
  )
}

/** Name of a language in that language. */
export function Language({ code = '' }: { code?: string }) {
  const locale = locales.find((candidate) => candidate === code)
  return <span lang={locale}>{locale ? languages[locale].name : code}</span>
}
