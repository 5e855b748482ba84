import { lengths } from '../../site/lengths.ts'
import { type Locale, type Localized, locales, namingLocale } from '../../site/locales.ts'
import { type Entry, nextId } from '../content/entry.ts'
import { languageName, type Message } from '../content/problem.ts'
import type { ProjectSource } from '../content/project.ts'
import { exampleImage, templates } from '../content/templates.ts'
import { toSlug } from '../lib/strings.ts'

export interface NewEntryRequest {
  kind: EntryKind
  title: Partial<Localized<string>>
  /** For a post: last segment of the category's address, by language. */
  category?: Localized<string>
  /** For a question or a legal section: name of the file to add it to. */
  into?: string
  id?: number
  /** For a post without a translation: the reason why it has none. */
  why?: string
  /** For a post: its date, as year-month-day. */
  day?: string
}

export const kinds = ['post', 'question', 'legal'] as const
export type EntryKind = (typeof kinds)[number]

export interface NewFile {
  file: string
  text: string
}

/** Returns the files of a new entry, or a message if the request is invalid or the entry already exists. */
export function planNew(
  source: ProjectSource,
  request: NewEntryRequest,
  entries: readonly Entry[],
): NewFile[] | Message {
  const missing = locales
    .filter((locale) => !request.title[locale])
    .map(
      (locale): Message => ({
        en: '{language} (--{code})',
        nl: '{language} (--{code})',
        values: { language: languageName(locale), code: locale },
      }),
    )
  if (missing.length > 0 && (request.kind !== 'post' || missing.length === locales.length || !request.why)) {
    const languagesMissing = missing.reduce((before, language) => ({
      en: '{languages} or in {last}',
      nl: '{languages} of in het {last}',
      values: { languages: before, last: language },
    }))
    return request.kind === 'post'
      ? {
          en: 'There is no title in {languages}. Write one, or say why there is no translation (--why).',
          nl: 'Er is geen titel in het {languages}. Schrijf er een, of zeg waarom er geen vertaling is (--why).',
          values: { languages: languagesMissing },
        }
      : {
          en: 'There is no title in {languages}. Write one.',
          nl: 'Er is geen titel in het {languages}. Schrijf er een.',
          values: { languages: languagesMissing },
        }
  }
  if (missing.length === 0 && request.why)
    return {
      en: 'A post in every language needs no reason. Remove --why, or one of the titles.',
      nl: 'Een artikel in elke taal heeft geen reden nodig. Haal --why weg, of een van de titels.',
    }
  const titles = localesOf(request).map((locale) => request.title[locale] ?? '')
  const [minLength, maxLength] = lengths.title
  const wrong = titles.find(({ length }) => request.kind === 'post' && (length < minLength || length > maxLength))
  if (wrong !== undefined)
    return {
      en: 'The title "{title}" has {count} characters. Write {min} to {max} characters.',
      nl: 'De titel "{title}" heeft {count} tekens. Schrijf {min} tot {max} tekens.',
      values: { title: wrong, count: wrong.length, min: minLength, max: maxLength },
    }
  return request.kind === 'post' ? planPost(source, request, entries) : planSection(source, request)
}

function planPost(
  { files: existing }: ProjectSource,
  request: NewEntryRequest,
  entries: readonly Entry[],
): NewFile[] | Message {
  const name = toSlug(namingTitle(request), 60)
  const files = localesOf(request).map((locale) => ({
    file: `content/${locale}/blog/${name}.mdx`,
    text: newPost({ ...request, id: nextId(entries) }, locale),
  }))
  const taken = files.find(({ file }) => existing.has(file))
  return taken
    ? {
        en: '{file} already exists. Choose another title.',
        nl: '{file} bestaat al. Kies een andere titel.',
        values: { file: taken.file },
      }
    : files
}

function planSection({ texts }: ProjectSource, request: NewEntryRequest): NewFile[] | Message {
  const isQuestion = request.kind === 'question'
  // The section has the same id in each language.
  const id = `[#${toSlug(namingTitle(request))}]`
  const files: NewFile[] = []
  for (const locale of locales) {
    const file = `content/${locale}/${isQuestion ? 'faq' : 'legal'}/${request.into}.mdx`
    const sectionText = texts.get(file)
    if (sectionText === undefined)
      return {
        en: '{file} does not exist. Choose another section.',
        nl: '{file} bestaat niet. Kies een ander deel.',
        values: { file },
      }
    if (sectionText.includes(id))
      return {
        en: '{file} already has a heading with the id {id}. Choose another title.',
        nl: '{file} heeft al een kop met het id {id}. Kies een andere titel.',
        values: { file, id },
      }
    const { answer, clause } = templates[locale]
    const section = `## ${request.title[locale]} ${id}\n\n${isQuestion ? answer : clause}\n`
    files.push({ file, text: `${sectionText.trimEnd()}\n\n${section}` })
  }
  return files
}

function localesOf({ title }: NewEntryRequest): Locale[] {
  return locales.filter((locale) => title[locale])
}

function namingTitle(request: NewEntryRequest): string {
  return request.title[namingLocale] || Object.values(request.title).find(Boolean) || ''
}

function newPost(request: NewEntryRequest, locale: Locale): string {
  const { category, id, day, why } = request
  const words = templates[locale]
  const title = request.title[locale] ?? ''
  return `---
id: ${id}
title: ${yamlText(title)}
excerpt: ${words.excerpt}
author: "Team {brand.name}"
date: ${day}
category: ${category?.[locale]}
image: ${exampleImage} # ${words.image}
imageAlt: ${words.imageAlt}
slug: ${toSlug(title, 80)}
keywords: []${why ? `\nnoTwin: ${yamlText(why)}` : ''}
draft: true
---

${words.opening}

## ${words.situation}

${words.situationText}

## ${words.solution}

${words.solutionText}

<CallToAction to="contact" label="${words.button}">

${words.invitation}

</CallToAction>
`
}

function yamlText(text: string): string {
  return /^[\p{L}\d][^:#"'{}[\]&*!|>%@`,]*$/u.test(text) ? text : JSON.stringify(text)
}
