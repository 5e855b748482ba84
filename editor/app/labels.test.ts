import { expect, test } from 'vitest'
import { z } from 'zod'
import { vocabulary } from '../../components/mdx/vocabulary.tsx'
import { factNames } from '../../scripts/content/business.ts'
import { business } from '../../scripts/content/schema/business.ts'
import { collections, fixedNames, schemaOf, terms } from '../../scripts/content/schema/entries.ts'
import { schemaFields } from '../../scripts/content/schema/validate.ts'
import { locales } from '../../site/locales.ts'
import type { Shape } from '../protocol.ts'
import { factLabels, groupLabels } from './facts/fact-labels.ts'
import { componentNames, labels } from './labels.ts'

function namesIn({ properties = {}, items, anyOf = [] }: Shape): string[] {
  const inner = [...Object.values(properties), ...(items ? [items] : []), ...anyOf]
  return [...Object.keys(properties), ...inner.flatMap(namesIn)]
}

test('every field of every schema and every component has a name, and no name is left over', () => {
  const schemas = collections.flatMap((collection) =>
    locales.flatMap((locale) =>
      (fixedNames[collection] ?? ['any']).map((name) => schemaOf(collection, name, locale) as z.ZodType),
    ),
  )
  const shapes = [...schemas, terms, ...Object.values(vocabulary).map(({ props }) => props)].map(
    (schema) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape,
  )
  expect(Object.keys(labels).sort()).toEqual([...new Set(shapes.flatMap(namesIn))].sort())
  expect(Object.keys(componentNames).sort()).toEqual(Object.keys(vocabulary).sort())
})

test('every group of facts and every fact has a name, and no name is left over', () => {
  const groups = schemaFields(business)
  const names = factNames(
    Object.fromEntries(Object.entries(groups).map(([group, schema]) => [group, schemaFields(schema)])),
  )
  const keyOf = (name: string) => name.split('.')[1] ?? ''
  expect(Object.keys(groupLabels).sort()).toEqual(Object.keys(groups).sort())
  expect(names.filter((name) => !factLabels[name] && !factLabels[keyOf(name)])).toEqual([])
  const known = [...names, ...names.filter((name) => !factLabels[name]).map(keyOf)]
  expect(Object.keys(factLabels).filter((name) => !known.includes(name))).toEqual([])
})
