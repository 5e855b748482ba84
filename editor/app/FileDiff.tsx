import { memo } from 'react'
import { parseDocument } from 'yaml'
import type { Locale } from '../../site/locales.ts'
import { thisSite } from '../site.ts'
import { attributeValue, componentsIn, looseTagsIn, type MdxTag } from '../text/component.ts'
import { removeAt } from '../text/edit-fields.ts'
import { type FieldPath, readFields } from '../text/fields.ts'
import { type Changed, changedParagraphs, compareWords, joinMoves } from '../text/merge.ts'
import { fileParts } from '../text/parts.ts'
import { inPlainWords, isMarkupChange, tablesInWords } from '../text/plain.ts'
import { labelOf } from './labels.ts'
import { compareMarked } from './marked.ts'
import { choiceNames, help, localeOfFile } from './names.ts'
import { language, nameOfLanguage, t, writtenDate } from './words.ts'

export function FileDiff({ file, before, after }: { file: string; before: string | null; after: string | null }) {
  const changes = changesIn(file, before, after, /^translates$/)
  const locale = localeOfFile(file)
  return (
    <>
      {locale && <p className="text-soft text-xs">{nameOfLanguage(locale)}</p>}
      {changes.length === 0 && <p>{t(isAcceptance(file, before, after) ? 'accept' : 'onlyLayout')}</p>}
      {changes.map((changed) => (
        <Difference key={changed.before + changed.after} {...changed} locale={locale} />
      ))}
    </>
  )
}

/** True if only the fingerprint of a translation changed. False if even an empty line or a quote differs. */
function isAcceptance(file: string, ...texts: (string | null)[]): boolean {
  const [old, now] = texts.map((text) => removeAt(file, text ?? '', [thisSite.fields.fingerprint]))
  return old === now
}

/** Lists the changed paragraphs and fields of a file. `null` means that the file does not exist. */
export function changesIn(file: string, before: string | null, after: string | null, silent?: RegExp): Changed[] {
  const [old, now] = [before, after].map((text) => (text === null ? '' : describeFile(file, text, silent)))
  return joinMoves(changedParagraphs(old ?? '', now ?? ''))
}

/** Shows a change word by word, with facts filled in. Memoized, because comparing long texts is slow. */
export const Difference = memo(function Difference({
  before,
  after,
  locale = language(),
}: Changed & { locale?: Locale }) {
  const [source, facts] = [[before.trim(), after.trim()] as const, help.facts[locale]]
  const words = isMarkupChange(...source, facts)
    ? compareMarked(...source, locale)
    : compareWords(...inPlainWords(...source, facts)).map((one) => ({ ...one, look: '' }))
  return (
    <p className="my-2 border-l-3 pl-2.5 whitespace-pre-wrap">
      {before === after && <span className="text-soft block text-xs">{t('moved')}</span>}
      {words.map(({ text, kind, look }, at) => {
        const isGone = kind === 'gone'
        const Tag = kind === 'same' ? 'span' : isGone ? 'del' : 'ins'
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the words keep their order
          <Tag key={at} className={`${look} ${isGone ? 'text-bad' : 'no-underline'}`.trim()}>
            {kind !== 'same' && <span className="sr-only">{t(isGone ? 'wordsGone' : 'wordsNew')} </span>}
            {text}
          </Tag>
        )
      })}
    </p>
  )
})

/** Renders a file as paragraphs: each field as its label and value, then the body. Omits fields that match `silent`. */
export function describeFile(file: string, text: string, silent?: RegExp): string {
  const fields = readFields(file, text)
  if (!fields) return describeBody(file, text)
  const shown = Object.entries(fields).filter(([field]) => !silent?.test(field))
  const values = shown.flatMap(([field, value]) => valuesIn(value, [field]))
  const paragraphs = values.map(({ path, value }) => `${labelsIn(file, path)}: ${inWords(file, path.at(-1), value)}`)
  const body = describeBody(file, text.slice(fileParts(file, text)?.body))
  return [...paragraphs, body.trim()].map((paragraph) => `${paragraph}\n\n`).join('')
}

/** Describes a body, or a part of one. */
function describeBody(file: string, body: string): string {
  const tags = componentsIn(body).flatMap((tag) => [
    { ...tag, words: tagInWords(file, tag) },
    { ...(tag.close ?? { from: tag.to, to: tag.to }), words: '' },
  ])
  const loose = looseTagsIn(body).map((tag) => {
    const { name } = labelOf([tag.name])
    return { ...tag, words: tag.isEnd ? t('endOf', { name }) : tagInWords(file, tag) }
  })
  const named = [...tags, ...loose]
    .sort((one, other) => other.from - one.from)
    .reduce((before, { from, to, words }) => before.slice(0, from) + words + before.slice(to), body)
    .replace(/!\[(.*?)\]\(\/images\/(?:\S*\/)?(\S+)\)/g, `${labelOf(['image']).name}: $1 ($2)`)
    .replace(/\n{3,}/g, '\n\n')
  return tablesInWords(named)
}

function tagInWords(file: string, tag: MdxTag): string {
  const values = tag.attributes.map(
    ({ name }) => `${labelOf([name]).name}: ${inWords(file, name, attributeValue(tag, name))}`,
  )
  return [labelOf([tag.name]).name, ...values].join(', ')
}

/** Name of a field, preceded by its groups with their item numbers, such as "Cards 2, Title". */
export function nameOfField(file: string, path: FieldPath): string {
  // The label of a fact already names its group.
  const isFact = file.endsWith('.yaml') && path.length > 1
  const names = path.flatMap((key, at) => {
    if (typeof key === 'number' || (isFact && at === 0)) return []
    const { name } = isFact && at === 1 ? labelOf(path.slice(0, 2), true) : labelOf([key])
    const place = path[at + 1]
    return typeof place === 'number' ? `${name} ${place + 1}` : name
  })
  return names.join(', ')
}

/** Describes the value of a piece of YAML. Returns the YAML unchanged if it is invalid or has no value. */
export function describeValue(file: string, path: FieldPath, text: string): string {
  const indent = text.match(/^ *(?=\S)/m)?.[0] ?? ''
  const document = parseDocument(text.replace(new RegExp(`^${indent}`, 'gm'), ''), { logLevel: 'silent' })
  const read: unknown = document.errors.length > 0 ? null : document.toJS()
  const key = path.findLast((part) => typeof part === 'string') ?? ''
  const isField = typeof read === 'object' && read !== null && Object.keys(read).join() === key
  const own = isField ? Object.values(read)[0] : read
  const values = valuesIn(own, [])
  if (read === null || values.length === 0) return text
  const paragraphs = values.map(({ path: inner, value }) => {
    const labels = labelsIn(file, inner)
    return `${labels && `${labels}: `}${inWords(file, inner.at(-1) ?? key, value)}`
  })
  return paragraphs.join('\n')
}

/** Describes the value of a field as a form shows it, in the language of the file. */
export function describeField(file: string, field: string, value: unknown): string {
  if (value === undefined || value === null || value === '') return t('none')
  return inWords(file, field, value)
}

function labelsIn(file: string, path: FieldPath): string {
  const labels = file.endsWith('.yaml')
    ? [labelOf(path.slice(0, 2), true).name]
    : path.filter((key) => typeof key === 'string').map((key) => labelOf([key]).name)
  return labels.join(', ')
}

function inWords(file: string, field: unknown, value: unknown): string {
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
  const { [String(value)]: name } = choiceNames(field, localeOfFile(file) ?? language())
  return name ?? writtenDate(String(value)) ?? String(value).replace(/^\/images\/(?:.*\/)?/, '')
}

function valuesIn(value: unknown, path: FieldPath): { path: FieldPath; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ path, value: value ?? '' }]
  return Object.entries(value).flatMap(([key, inner]) =>
    valuesIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}
