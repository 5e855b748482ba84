import { attributeValue, componentsIn } from '../text/component.ts'
import { type FieldPath, readFields } from '../text/fields.ts'
import { type Changed, changedParagraphs, compareWords } from '../text/merge.ts'
import { fileParts } from '../text/parts.ts'
import { labelOf } from './labels.ts'
import { choiceNames, localeOfFile } from './names.ts'
import { language, nameOfLanguage, t } from './words.ts'

export function FileDiff({ file, before, after }: { file: string; before: string | null; after: string | null }) {
  const changes = changesIn(file, before, after, /^translates$/)
  const locale = localeOfFile(file)
  return (
    <>
      {locale && <p className="text-soft text-xs">{nameOfLanguage(locale)}</p>}
      {changes.length === 0 && <p>{t('accept')}</p>}
      {changes.map((changed) => (
        <Difference key={changed.before + changed.after} {...changed} />
      ))}
    </>
  )
}

/** Changed paragraphs and fields of a file; a missing file is empty. */
export function changesIn(file: string, before: string | null, after: string | null, silent?: RegExp): Changed[] {
  const [old, now] = [before, after].map((text) => (text === null ? '' : describeFile(file, text, silent)))
  return changedParagraphs(old ?? '', now ?? '')
}

export function Difference({ before, after }: Changed) {
  return (
    <p className="my-2 border-l-3 pl-2.5 whitespace-pre-wrap">
      {compareWords(before.trim(), after.trim()).map(({ text, kind }, at) => {
        const isGone = kind === 'gone'
        const Tag = kind === 'same' ? 'span' : isGone ? 'del' : 'ins'
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the words keep their order
          <Tag key={at} className={isGone ? 'text-bad' : 'no-underline'}>
            {kind !== 'same' && <span className="sr-only">{t(isGone ? 'wordsGone' : 'wordsNew')} </span>}
            {text}
          </Tag>
        )
      })}
    </p>
  )
}

/** Renders a file as paragraphs: each field's value after its labels, then the body. */
export function describeFile(file: string, text: string, silent?: RegExp): string {
  const fields = readFields(file, text)
  if (!fields) return text
  const shown = Object.entries(fields).filter(([field]) => !silent?.test(field))
  const values = shown.flatMap(([field, value]) => valuesIn(value, [field]))
  const label = (key: string) => labelOf([key]).name
  const labelsOf = (path: FieldPath) =>
    file.endsWith('.yaml')
      ? [labelOf(path.slice(0, 2), true).name]
      : path.filter((key) => typeof key === 'string').map(label)
  const inWords = (field: unknown, value: unknown) => {
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    const { [String(value)]: name } = choiceNames(field, localeOfFile(file) ?? language())
    return name ?? String(value).replace(/^\/images\/(?:.*\/)?/, '')
  }
  const paragraphs = values.map(({ path, value }) => `${labelsOf(path).join(', ')}: ${inWords(path.at(-1), value)}`)
  const body = text.slice(fileParts(file, text)?.body)
  const tags = componentsIn(body).flatMap((tag) => {
    const own = tag.attributes.map(({ name }) => `${label(name)}: ${inWords(name, attributeValue(tag, name))}`)
    return [
      { ...tag, words: [label(tag.name), ...own].join(', ') },
      { ...(tag.close ?? { from: tag.to, to: tag.to }), words: '' },
    ]
  })
  const named = tags
    .sort((one, other) => other.from - one.from)
    .reduce((before, { from, to, words }) => before.slice(0, from) + words + before.slice(to), body)
    .replace(/!\[(.*?)\]\(\/images\/(?:\S*\/)?(\S+)\)/g, `${label('image')}: $1 ($2)`)
    .replace(/\n{3,}/g, '\n\n')
  return [...paragraphs, named.trim()].map((paragraph) => `${paragraph}\n\n`).join('')
}

function valuesIn(value: unknown, path: FieldPath): { path: FieldPath; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ path, value: value ?? '' }]
  return Object.entries(value).flatMap(([key, inner]) =>
    valuesIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}
