import { type Locale, type Localized, locales, namingLocale } from '../../site/locales.ts'
import { toSlug } from '../lib/strings.ts'
import type { Entry } from './entry.ts'

export interface NewEntryRequest {
  kind: Kind
  /** One title for each language of the entry. */
  title: Partial<Localized<string>>
  /** Posts: last segment of the category's URL, by language. */
  category?: Localized<string>
  /** Questions: the file of the section. Legal sections: the document. */
  into?: string
  id?: number
  /** Posts without a translation: the reason. */
  why?: string
  /** Posts: creation date, year-month-day. */
  day?: string
}

export const kinds = ['post', 'question', 'legal'] as const
export type Kind = (typeof kinds)[number]

export function localesOf({ title }: NewEntryRequest): Locale[] {
  return locales.filter((locale) => title[locale])
}

function namingTitle(request: NewEntryRequest): string {
  const [first] = localesOf(request)
  return request.title[namingLocale] || (first && request.title[first]) || ''
}

export function fileNameOf(request: NewEntryRequest): string {
  return toSlug(namingTitle(request), 60)
}

export function newPost(request: NewEntryRequest, locale: Locale): string {
  const { category, id, day, why } = request
  const words = texts[locale]
  const title = request.title[locale] ?? ''
  return `---
id: ${id}
title: ${yamlText(title)}
excerpt: ${words.excerpt}
author: "Team {brand.name}"
date: ${day}
category: ${category?.[locale]}
image: /images/blog/five-reasons.svg # ${words.image}
imageAlt: ${words.imageAlt}
slug: ${toSlug(title, 80)}
keywords: [${words.keyword}]${why ? `\nnoTwin: ${yamlText(why)}` : ''}
draft: true
---

${words.opening}

## ${words.situation} [#situation]

${words.situationText}

## ${words.solution} [#solution]

${words.solutionText}

<CallToAction to="contact" label="${words.button}">

${words.invitation}

</CallToAction>
`
}

/** Returns a question or a legal section: a heading with an id that both languages share, and a first sentence. */
export function newSection(request: NewEntryRequest, locale: Locale): string {
  const id = toSlug(namingTitle(request))
  const text = request.kind === 'question' ? texts[locale].answer : texts[locale].clause
  return `\n## ${request.title[locale]} [#${id}]\n\n${text}\n`
}

function yamlText(text: string): string {
  return /^[\p{L}\d][^:#"'{}[\]&*!|>%@`,]*$/u.test(text) ? text : JSON.stringify(text)
}

export const texts = {
  nl: {
    excerpt: 'Schrijf hier in één of twee zinnen wat de lezer na het lezen weet, in 70 tot 160 tekens.',
    image: 'zet je eigen afbeelding in public/images/blog en noem haar hier',
    imageAlt: 'Schrijf wat er op de afbeelding te zien is.',
    keyword: 'trefwoord',
    opening: 'Begin met wat de lezer herkent: een situatie, een vraag, een getal.',
    situation: 'Hoe het nu gaat',
    situationText: 'Beschrijf wat er vandaag met de hand gebeurt, en wat dat kost.',
    solution: 'Hoe het beter kan',
    solutionText: 'Beschrijf wat een workflow overneemt, en waar een mens beslist.',
    button: 'Plan een gratis demo',
    invitation: 'Vertel ons hoe het bij jou gaat. Je krijgt een reactie binnen {claims.demoResponse}.',
    answer: 'Schrijf hier het antwoord.',
    clause: 'Schrijf hier de tekst van dit deel.',
  },
  en: {
    excerpt: 'Write here in one or two sentences what the reader knows afterwards, in 70 to 160 characters.',
    image: 'put your own picture in public/images/blog and name it here',
    imageAlt: 'Write what the picture shows.',
    keyword: 'keyword',
    opening: 'Begin with what the reader recognises: a situation, a question, a number.',
    situation: 'How it goes now',
    situationText: 'Describe what is done by hand today, and what that costs.',
    solution: 'How it can be better',
    solutionText: 'Describe what a workflow takes over, and where a person decides.',
    button: 'Book a free demo',
    invitation: 'Tell us how you work today. You will have a reply within {claims.demoResponse}.',
    answer: 'Write the answer here.',
    clause: 'Write the text of this part here.',
  },
}

/** Sets a single-line top-level field in the text of a file, or appends it. */
export function setField(text: string, name: string, value: string | number): string {
  const line = `${name}: ${value}`
  const end = text.indexOf('\n---', 3)
  const fields = text.slice(0, end)
  const written = new RegExp(`^${name}:.*$`, 'm')
  return (written.test(fields) ? fields.replace(written, line) : `${fields}\n${line}`) + text.slice(end)
}

/** Returns the highest number plus one, for all twins of a new post. */
export function nextId(entries: readonly Entry[]): number {
  const ids = entries.filter(({ collection }) => collection === 'blog').map(({ fields }) => Number(fields.id) || 0)
  return Math.max(0, ...ids) + 1
}
