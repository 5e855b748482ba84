import { expect, test } from 'vitest'
import { z } from 'zod'
import { writerComponents } from '../../components/mdx/vocabulary.tsx'
import { computedFacts } from '../../scripts/content/computed-facts.ts'
import { factNames } from '../../scripts/content/facts.ts'
import { businessSchema } from '../../scripts/content/schema/business.ts'
import { agreedTermsSchema, collections, fixedNames, schemaOf } from '../../scripts/content/schema/entries.ts'
import { schemaFields } from '../../scripts/content/schema/validate.ts'
import { pageSchemas } from '../../site/fields.ts'
import { locales } from '../../site/locales.ts'
import type { Overview, Shape } from '../protocol.ts'
import { isAmong, thisSite } from '../site.ts'
import { labelOf, labels } from './labels.ts'
import { choiceNames, rememberOverview } from './names.ts'

function namesIn({ properties = {}, items, anyOf = [] }: Shape): string[] {
  const inner = [...Object.values(properties), ...(items ? [items] : []), ...anyOf]
  return [...Object.keys(properties), ...inner.flatMap(namesIn)]
}

test('every field, component and fact has a label, and every label is used', () => {
  const schemas = collections.flatMap((collection) =>
    locales.flatMap((locale) =>
      (fixedNames[collection] ?? ['any']).map((name) => schemaOf(collection, name, locale) as z.ZodType),
    ),
  )
  const shapes = [...schemas, agreedTermsSchema, ...Object.values(writerComponents).map(({ props }) => props)].map(
    (schema) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape,
  )
  const fields = shapes.flatMap(namesIn)
  const groups = Object.entries(schemaFields(businessSchema)).filter(
    ([group]) => !isAmong(thisSite.operatorFacts, group),
  )
  const stated = factNames(Object.fromEntries(groups.map(([group, schema]) => [group, schemaFields(schema)])))
  const computed = [...computedFacts.keys()].filter((name) => !isAmong(thisSite.operatorFacts, name.split('.')[0]))
  const facts = [...stated, ...computed]
  const names = [...fields, ...groups.map(([group]) => group), ...facts, ...Object.keys(writerComponents)]
  const nameOf = (name: string) => (labels[name] ? name : (name.split('.')[1] ?? name))
  expect(Object.keys(labels).sort()).toEqual([...new Set(names.map(nameOf))].sort())
})

test('choices of a sector, plan or page have the names that a writer knows', () => {
  const sides = { nl: { title: 'Starter', state: 'published', stale: false } } as const
  const entries: Overview['entries'] = [{ key: 'plans/starter', sides, problems: 0 }]
  rememberOverview({ entries } as Overview)
  expect(choiceNames('plan', 'nl')).toEqual({ starter: 'Starter' })
  const sector = pageSchemas.cases.shape.items.element.shape.id
  expect(sector.options.map((key) => choiceNames('example', 'nl')[key])).toEqual(['Zorg', 'Techniek', 'E-commerce'])
  expect(writerComponents.CallToAction.props.shape.to.options).not.toContain('components')
})

test('the help of a field shows the values of facts', () => {
  const facts = { nl: { 'brand.name': 'Merk' }, en: { 'brand.name': 'Brand' } }
  const help: Overview['help'] = { facts, uses: {}, components: [], pages: { nl: [], en: [] } }
  rememberOverview({ entries: [], help } as Partial<Overview> as Overview)
  const { help: about } = labelOf(['author'])
  expect(about).toContain('Merk')
  expect(about).not.toContain('{')
})
