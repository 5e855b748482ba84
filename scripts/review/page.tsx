import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { locales } from '../../site/locales.ts'
import { printIn } from '../content/problem.ts'
import { checkout } from '../lib/process.ts'
import type { PageChange as Change } from './changes.ts'
import { Language, PageChange, Problems, Tags } from './page-change.tsx'
import { Toolbar } from './page-pictures.tsx'
import type { Review } from './reviewed.ts'
import { Say, Translated } from './say.tsx'
import type { ChangedText } from './texts.ts'
import { type Sentence, words } from './words.ts'

const read = (path: string) => readFileSync(join(checkout, path), 'utf8')

/** Prints the review as one HTML file, which makes no requests and runs only its own script. */
export function printReview(review: Review): string {
  const styles = stylesOfReview()
  const script = read('scripts/review/page.client.mjs')
  const policy = [
    "default-src 'none'",
    'img-src data:',
    'font-src data:',
    `style-src '${hashOf(styles)}'`,
    `script-src '${hashOf(script)}'`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
  const page = renderToStaticMarkup(
    <html lang="en" data-title={JSON.stringify(words.title)}>
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={policy} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{words.title.en}</title>
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <Body review={review} />
        <script dangerouslySetInnerHTML={{ __html: script }} />
      </body>
    </html>,
  )
  return `<!doctype html>\n${page}\n`
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

/** Styles for the review page, with the site's colours, sizes and font. */
function stylesOfReview(): string {
  const [, tokens = ''] = /@theme static \{([\s\S]*?)\n\}/.exec(read('renderer/styles/theme.css')) ?? []
  const font = readFileSync(join(checkout, 'renderer/fonts/figtree-core.woff2'), 'base64')
  const face = `@font-face{font-family:"Figtree Variable";font-weight:300 900;src:url(data:font/woff2;base64,${font})}`
  return `${face}\n:root {${tokens}\n}\n${read('scripts/review/page.css')}`
}

function Body({ review }: { review: Review }) {
  const { against, notes, pages, gone, others, same, views, code, published } = review
  const count: Sentence =
    pages.length === 0 ? ['nothing'] : pages.length === 1 ? ['onePage'] : ['pages', { count: pages.length }]
  const hasPictures = [...pages, ...(code?.pages ?? [])].some(({ pictures }) =>
    pictures.some(({ parts }) => parts.length > 0),
  )
  const toolbar = {
    widths: [...new Set(views.map(({ width }) => width))],
    schemes: [...new Set(views.map(({ scheme }) => scheme))],
  }
  return (
    <main>
      <header className="top">
        <p className="quiet">
          <Say of={['compared', { revision: against }]} />
        </p>
        <h1>
          <Say of={['title']} />
        </h1>
        <p className="lead">
          <Say of={count} />
        </p>
        {notes.map((note) => (
          <p key={note[0]} className="note">
            <Say of={note} />
          </p>
        ))}
      </header>
      <Problems problems={others.problems} kind="problems" />
      <Overview review={review} />
      {gone.length > 0 && (
        <section>
          <h2>
            <Say of={['gone']} />
          </h2>
          <ul className="rows">
            {gone.map(({ url, problem }) => (
              <li key={url}>
                <code>{url}</code>
                {problem && (
                  <p className="quiet">
                    <Translated text={(locale) => printIn(locale)(problem)} />
                  </p>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {hasPictures && <Toolbar {...toolbar} />}
      {pages.map((page, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pages keep their order
        <PageChange key={index} id={`page-${index}`} page={page} published={published} />
      ))}
      {code && (
        <section>
          <h2>
            <Say of={['code']} />
          </h2>
          {code.notes.map((note) => (
            <p key={note[0]}>
              <Say of={note} />
            </p>
          ))}
          {code.pages.map((page, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pages keep their order
            <PageChange key={index} id={`code-${index}`} page={page} />
          ))}
        </section>
      )}
      {others.advice.length > 0 && (
        <section>
          <h2>
            <Say of={['otherAdvice']} />
          </h2>
          <Problems problems={others.advice} kind="advice" />
        </section>
      )}
      {same.length > 0 && (
        <details>
          <summary>
            <Say of={['same', { count: same.length }]} />
          </summary>
          <p className="same">{same.join(', ')}</p>
        </details>
      )}
    </main>
  )
}

/** Lists every page and text that changes, with its state and the state of its translation. */
function Overview({ review: { pages, parts } }: { review: Review }) {
  if (pages.length + parts.length === 0) return undefined
  return (
    <nav aria-labelledby="overview">
      <h2 id="overview" className="sr">
        <Say of={['overview']} />
      </h2>
      <ul className="rows">
        {pages.map(({ change, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pages keep their order
          <li key={index}>
            <a href={`#page-${index}`} lang={change.language}>
              {change.title}
            </a>
            <Facts state={change.state} text={text} url={change.url} />
          </li>
        ))}
      </ul>
      {parts.length > 0 && (
        <>
          <h3>
            <Say of={['otherTexts']} />
          </h3>
          <ul className="rows">
            {parts.map((text) => (
              <li key={text.file}>
                <span lang={text.language}>{text.title}</span>
                <Facts state={text.state} text={text} url={text.file} />
                <Problems problems={text.problems} kind="problems" />
                <Problems problems={text.advice} kind="advice" />
              </li>
            ))}
          </ul>
        </>
      )}
    </nav>
  )
}

function Facts({ state, text, url }: { state?: Change['state']; text?: ChangedText; url?: string }) {
  const language = text?.language ?? locales.find((locale) => url?.startsWith(`/${locale}/`))
  return (
    <p className="meta">
      <Tags state={state} hidden={text?.hidden} /> <Language code={language} /> <code>{url}</code>{' '}
      {text?.twin && (
        <span className={text.twin.state === 'stale' ? 'stale' : undefined}>
          <Say of={['translation']} />: <Say of={twinSentence(text.twin)} />
        </span>
      )}
    </p>
  )
}

function twinSentence({ state, reason }: NonNullable<ChangedText['twin']>): Sentence {
  return state === 'alone' ? [state, { reason: reason ?? '' }] : [state]
}
