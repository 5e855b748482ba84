import { expect, test } from 'vitest'
import type { z } from 'zod'
import { allRules } from '../scripts/check/run.ts'
import { factNames } from '../scripts/content/facts.ts'
import { businessSchema } from '../scripts/content/schema/business.ts'
import { collections, fixedNames, schemaOf } from '../scripts/content/schema/entries.ts'
import { schemaFields } from '../scripts/content/schema/validate.ts'
import { defaultLocale, locales, sharedFields } from '../site/locales.ts'
import { inLanguage, isAmong, thisSite } from './site.ts'

const namesOf = (schema: z.ZodObject) => Object.keys(schema.shape)

test('each field, rule, kind and fact that the window knows exists on this site', () => {
  const schemas = collections.flatMap((collection) =>
    locales.flatMap((locale) => (fixedNames[collection] ?? ['any']).map((name) => schemaOf(collection, name, locale))),
  )
  const known = new Set(schemas.flatMap(namesOf))
  const { links: _, sector: __, icon: ___, ...fields } = thisSite.fields
  expect(
    Object.values(fields)
      .flat()
      .filter((name) => !known.has(name)),
  ).toEqual([])
  const { ofFields, looseNumber, ofTwins } = thisSite.rules
  const ids = new Set(allRules.map(({ id }) => id))
  expect([...ofFields, looseNumber, ofTwins].filter((id) => !ids.has(id))).toEqual([])
  expect(thisSite.kinds.filter((kind) => kind !== 'facts' && kind !== 'words').sort()).toEqual([...collections].sort())
  const facts = schemaFields(businessSchema)
  expect(thisSite.operatorFacts.filter((group) => !(group in facts))).toEqual([])
  const groups = Object.entries(facts).map(([group, schema]) => [group, schemaFields(schema)])
  expect(factNames(Object.fromEntries(groups))).toContain(thisSite.originFact)
})

test('the panel has each field that both languages share, except those that commands write', () => {
  const written = [...sharedFields].filter((name) => !isAmong(thisSite.fields.generated, name))
  expect(thisSite.fields.shared).toEqual(expect.arrayContaining(written))
})

test('a category gets its name in the other language, and any other value stays', () => {
  expect(locales.map((locale) => inLanguage('category', 'techniek', locale))).toEqual(['techniek', 'technical'])
  expect(inLanguage('category', 'technical', defaultLocale)).toBe('techniek')
  expect(inLanguage('category', 'nergens', 'en')).toBe('nergens')
  expect(inLanguage('title', 'techniek', 'en')).toBe('techniek')
})
