import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { plainText } from '../../scripts/content/source.ts'
import { exampleImage, templates } from '../../scripts/content/templates.ts'
import { listFiles } from '../../scripts/lib/files.ts'
import { categories } from '../../site/categories.ts'
import { defaultLocale, type Locale, locales } from '../../site/locales.ts'
import { inStyleOf } from '../server/files.ts'
import { thisSite } from '../site.ts'
import { setValue } from './edit-fields.ts'
import { readFields, type Value } from './fields.ts'
import { isShared, setPicture, type Twin, takeValue, valueFor } from './shared.ts'

interface SavedTwin {
  file: string
  locale: Locale
  saved: string
}

const root = join(import.meta.dirname, '../..')
const shipped = listFiles(join(root, `content/${defaultLocale}`)).flatMap((name): SavedTwin[][] => {
  const twins = locales.map((locale) => ({ file: `content/${locale}/${name}`, locale }))
  if (!name.endsWith('.mdx') || !twins.every(({ file }) => existsSync(join(root, file)))) return []
  return [twins.map((twin) => ({ ...twin, saved: readFileSync(join(root, twin.file), 'utf8') }))]
})

const special = String.raw`---
# Boven alles
title: Anna de Vries   # wie het zegt
date: 2026-05-03 # de dag
category: 'techniek'	# met een tab
image: "/images/blog/five-reasons.svg"   # van ons
imageAlt: 'Vijf kaarten: "op" een lijn' # wat er te zien is
draft: true	# nog even
publishAt: 2026-12-01 09:00
order: 1_0
icon: chart
---
Een zin.	En een tab. \{`

const styles: [string, (text: string) => string][] = [
  ['as it is', (text) => text],
  ['with a byte-order mark', (text) => `\ufeff${text}`],
  ['with CRLF', (text) => text.replaceAll('\n', '\r\n')],
  ['with both', (text) => `\ufeff${text.replaceAll('\n', '\r\n')}`],
]
const specials = styles.map(([style, make]) =>
  locales.map((locale) => {
    const text = locale === defaultLocale ? special : special.replace("'techniek'", 'technical')
    return { file: `content/${locale}/blog/special ${style}.mdx`, locale, saved: make(text) }
  }),
)

function otherValue(name: string, value: unknown): Value {
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') return value + 1
  if (name !== thisSite.fields.category) return `${value}-1`
  const slugs = Object.values(categories).map(({ slug }) => slug[defaultLocale])
  return slugs.find((slug) => slug !== value) ?? ''
}

/**
 * Changes each shared value in both languages, and back. Lists the files that are not restored, or that get a different
 * value.
 */
function faultsOf(twins: readonly SavedTwin[]): string[] {
  const [first] = twins
  const fields = first && readFields(first.file, plainText(first.saved))
  return thisSite.fields.shared.flatMap((name) => {
    const value = fields?.[name]
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return []
    const other = otherValue(name, value)
    return twins.flatMap(({ file, locale, saved }) => {
      const text = plainText(saved)
      const edited = setValue(file, text, [name], valueFor(locale, name, other))
      const back = setValue(file, edited, [name], valueFor(locale, name, value))
      const there = readFields(file, edited)?.[name]
      const isRight = String(there) === String(valueFor(locale, name, other)) && edited !== text
      const written = inStyleOf(inStyleOf(saved, edited), back)
      return isRight && written === saved ? [] : [`${file}: ${name}`]
    })
  })
}

test('in shipped and unusual twins, each shared value changes in both languages and back, byte for byte', () => {
  expect(shipped.length).toBeGreaterThan(20)
  expect([...shipped, ...specials].flatMap(faultsOf)).toEqual([])
})

test('a picture and its description change in each language and back, byte for byte', () => {
  const withPicture = [...shipped, ...specials].flat().flatMap(({ file, saved }) => {
    const { image, imageAlt } = readFields(file, plainText(saved)) ?? {}
    return typeof image === 'string' && typeof imageAlt === 'string' ? [{ file, saved, image, imageAlt }] : []
  })
  expect(withPicture.length).toBeGreaterThan(8)
  for (const { file, saved, image, imageAlt } of withPicture) {
    const other = setPicture(file, plainText(saved), '/images/blog/other-3f2a1c.jpg', 'Een: "ander" beeld, # zo')
    expect(readFields(file, other)).toMatchObject({ image: '/images/blog/other-3f2a1c.jpg' })
    expect(inStyleOf(inStyleOf(saved, other), setPicture(file, other, image, imageAlt)), file).toBe(saved)
  }
})

test('a new post with its own picture loses the comment that asks for one, and no other comment', () => {
  const text = `---\nimage: ${exampleImage} # ${templates.nl.image}\nimageAlt: ${templates.nl.imageAlt} # kort\n---\n`
  expect(setPicture('content/nl/blog/a.mdx', text, '/images/blog/own.jpg', 'Een rooster.')).toBe(
    '---\nimage: /images/blog/own.jpg\nimageAlt: Een rooster. # kort\n---\n',
  )
})

const twin = (locale: Locale, fields: Record<string, unknown>): Twin => ({
  file: `content/${locale}/blog/a.mdx`,
  locale,
  fields,
})

test('twins share a category with the same meaning, and an unset draft equals false', () => {
  const nl = twin('nl', { category: 'techniek', date: '2026-05-03' })
  const en = twin('en', { category: 'technical', draft: false, date: '2026-05-04' })
  expect(['category', 'draft', 'publishAt', 'date'].map((name) => isShared(name, nl, en))).toEqual([
    true,
    true,
    true,
    false,
  ])
})

test("one click gives a twin the other's value, in its own language, or removes the field", () => {
  const { file } = twin('en', {})
  const text = '---\ntitle: A\ncategory: healthcare # ours\ndraft: true\n---\n'
  const nl = twin('nl', { category: 'techniek' })
  expect(takeValue(file, text, 'en', 'category', nl)).toBe(text.replace('healthcare', 'technical'))
  expect(takeValue(file, text, 'en', 'draft', nl)).toBe(text.replace('draft: true\n', ''))
})
