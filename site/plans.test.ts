import { expect, test } from 'vitest'
import { modulesIn } from './content.ts'
import { locales } from './locales.ts'
import { moduleIds, moduleRoute } from './plans.ts'

test.each([
  ['Realtime Dashboard', 'dashboard'],
  ['Ons dashboard', 'dashboard'],
  ['Teamtraining', 'training'],
  ['Onboarding van het team', 'training'],
  ['Team TRAINING and onboarding', 'training'],
  ['Training with the dashboard', 'dashboard'],
  ['Support', undefined],
] as const)('a module card leads where its title says: %s', (title, route) => {
  expect(moduleRoute(title)).toBe(route)
})

test.each(locales)('the shipped modules lead to their own pages (%s)', (locale) => {
  expect(moduleIds.map((id) => moduleRoute(modulesIn(locale)[id].title))).toEqual(['dashboard', 'training'])
})
